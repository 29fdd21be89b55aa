import { z } from 'zod'
import { dateIn } from '../checkout/read-draft.ts'

const typed = z.string().max(200).default('')

const PapersFields = z.object({
  gender: typed,
  bornOn: typed,
  nationality: typed,
  tckn: typed,
  passportNo: typed,
  passportExpiresOn: typed,
  renewsPassport: z
    .literal('on')
    .optional()
    .transform((said) => said === 'on'),
})

/** Names of fields begin with whose they are, so that none stands twice on the page. */
export function readPapersForm(fields: Record<string, string>) {
  const travellerId = fields['traveller'] ?? ''
  const own = Object.entries(fields)
    .filter(([name]) => name.startsWith(`${travellerId}.`))
    .map(([name, value]) => [name.slice(travellerId.length + 1), value])
  const dates = Object.fromEntries(
    (['bornOn', 'passportExpiresOn'] as const).map((name) => [name, dateIn(fields, `${travellerId}.${name}`)]),
  )
  const form = PapersFields.safeParse({ ...Object.fromEntries(own), ...dates })
  if (!form.success || !z.uuid().safeParse(travellerId).success) return undefined
  return { travellerId, papers: form.data }
}
