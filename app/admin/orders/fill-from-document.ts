import { asksToReadLines, readLines, type LinesReading } from '#app/intake/read-lines.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { typedTravellerFields } from '#modules/booking/index.ts'
import { readTraveller } from './order-fields.ts'

type Fields = Readonly<Record<string, string>>

/** Which traveller's lines of a form were read, and what came of them; each reading has a number of its own. */
export type PastedDocument = { name: string; reading: LinesReading; at: number }

const numbers = ['tckn', 'passportNo']

/**
 * The fields of a form with what the lines of a document say of one of its travellers, where the form was sent to have
 * them read; nothing is saved. Who may not see numbers of papers is given none.
 */
export function fillFromDocument(
  fields: Fields,
  hasNumbers: boolean,
  now: Date,
): { fields: Record<string, string>; pasted: PastedDocument } | undefined {
  const name = asksToReadLines(fields)
  const [, index] = /^travellers\.(\d{1,3})$/.exec(name ?? '') ?? []
  if (name === undefined || index === undefined) return undefined
  const traveller = readTraveller({ ...fields }, Number(index), dayInIstanbul(now))
  const asked = typedTravellerFields.filter((field) => hasNumbers || !numbers.includes(field))
  const typed = Object.fromEntries(asked.map((field) => [field, traveller[field]]))
  const read = readLines({ name, fields, typed }, now)
  const filled = Object.entries({ ...read.typed, lines: read.reading.lines })
  return {
    fields: { ...fields, ...Object.fromEntries(filled.map(([field, value]) => [`${name}.${field}`, value])) },
    pasted: { name, reading: read.reading, at: now.getTime() },
  }
}
