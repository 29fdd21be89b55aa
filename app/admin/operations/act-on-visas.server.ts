import { z } from 'zod'
import type { PlainDate } from '#kernel/plain-date.ts'
import { fail, type Result } from '#kernel/result.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { keepStayContract, type StayContractFailure } from '#modules/operations/index.server.ts'
import { contractStates } from '#modules/operations/index.ts'
import type { Db } from '#platform/db/client.server.ts'

export type VisasFailure = StayContractFailure | { code: 'invalid' }

const version = z.coerce.number().int().min(1)
const day = z.string().transform((typed, check): PlainDate => {
  const date = parseTypedDate(typed)
  if (!date) check.addIssue({ code: 'custom' })
  return date ?? z.NEVER
})

const VisaForm = z.object({
  intent: z.literal('keep-contract'),
  version,
  contractId: z
    .union([z.literal(''), z.uuid()])
    .default('')
    .transform((id) => id || null),
  departureId: z.uuid(),
  stay: z.string().max(120),
  number: z.string().trim().max(60),
  state: z.enum(contractStates),
  documentedOn: z.union([z.literal('').transform(() => null), day]),
  firstNight: day,
  lastNight: day,
})

/** Whether a form of the page is about what visas need. */
export function isAboutVisas(intent: string): boolean {
  return intent === 'keep-contract'
}

/** Does what a form asks for about contracts with hotels. Answers `invalid` for what the forms cannot send. */
export async function actOnVisas(
  { db, admin, date }: { db: Db; admin: Admin<'orders'>; date: PlainDate },
  fields: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<Result<unknown, VisasFailure>> {
  const read = VisaForm.safeParse(fields)
  if (!read.success) return fail({ code: 'invalid' })
  const { intent: _intent, version: seen, contractId, ...facts } = read.data
  return keepStayContract(db, admin, { date, version: seen, contractId, facts }, now)
}
