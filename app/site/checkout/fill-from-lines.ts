import { asksToReadLines, readLines, type LinesReading } from '#app/intake/read-lines.ts'
import { typedFieldsBy, type CheckoutDraft } from '#modules/booking/index.ts'

/** Lines of documents in the form by the place of their traveller, and what came of those that were read. */
export type PastedLines = Readonly<Record<number, { lines: string; reading?: LinesReading }>>

/** Every line that was pasted goes back into the form as it was, until it is read. */
export function pastedIn(fields: Readonly<Record<string, string>>): PastedLines {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, lines]) => {
      const [, index] = /^travellers\.(\d+)\.lines$/.exec(name) ?? []
      return index === undefined || lines.trim() === '' ? [] : [[Number(index), { lines }] as const]
    }),
  )
}

/** The form with what a document says of one traveller; nothing is ordered. */
export function fillFromLines(draft: CheckoutDraft, fields: Readonly<Record<string, string>>, now: Date) {
  const name = asksToReadLines(fields) ?? ''
  const index = draft.travellers.findIndex((_, at) => name === `travellers.${at}`)
  const traveller = draft.travellers[index]
  const pasted = pastedIn(fields)
  if (!traveller) return { draft, pasted, status: 400 }
  const { typed, reading } = readLines({ name, fields, typed: typedFieldsBy((field) => traveller[field]) }, now)
  const travellers = draft.travellers.with(index, { ...traveller, ...typed })
  return {
    draft: { ...draft, travellers },
    pasted: { ...pasted, [index]: { lines: reading.lines, reading } },
    status: 'problem' in reading ? 422 : 200,
  }
}
