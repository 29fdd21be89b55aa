import { offerRepair } from '#kernel/offer-repair.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { readDocumentLines, type DocumentProblem } from '#kernel/read-document-lines.ts'
import {
  takeFromDocument,
  typedTravellerFields,
  type FromDocument,
  type TravellerField,
} from '#modules/booking/index.ts'

/** What came of the lines of a document; `lines` is empty where they are of no more use. */
export type LinesReading = { lines: string } & (
  | {
      problem: DocumentProblem
      /** The number that would fit, if one sign was taken for another. */
      repair: string | null
    }
  | Pick<FromDocument, 'differing' | 'written' | 'name'>
)

const NAMELESS = { firstName: '', lastName: '' }

type Pasted = {
  /** Names of fields begin with whose they are. */
  name: string
  fields: Readonly<Record<string, string>>
  /** The name, where the form does not ask for it. */
  known?: { firstName: string; lastName: string }
  typed: Partial<Record<TravellerField, string>>
}

/**
 * Reads the lines that were pasted into a form: what the form holds now, and what is said of it. The lines are kept
 * nowhere; they go back to who pasted them as long as they are to be corrected or decided about.
 */
export function readLines({ name, fields, known = NAMELESS, typed }: Pasted, now: Date) {
  const lines = fields[`${name}.lines`] ?? ''
  const today = dayInIstanbul(now)
  const read = readDocumentLines(lines, today)
  const repaired = 'problem' in read ? offerRepair(lines, today) : undefined
  const chosen = fields['repairLines'] === name && repaired ? repaired : { ...read, lines }
  if ('problem' in chosen) {
    const reading: LinesReading = { lines, problem: chosen.problem, repair: repaired?.document.number ?? null }
    return { typed, reading }
  }
  const taken = typedTravellerFields.filter((field) => fields[`${name}.take-${field}`] === 'on')
  const { filled, differing, ...said } = takeFromDocument(chosen.document, { known, typed, taken }, today)
  // Once everything is decided the lines are of no more use; those that were repaired are read the same again.
  const reading: LinesReading = { lines: differing.length > 0 ? chosen.lines : '', differing, ...said }
  return { typed: filled, reading }
}

/** Whose lines a form was sent to have read, and nothing kept: the beginning of the names of their fields. */
export function asksToReadLines(fields: Readonly<Record<string, string>>): string | undefined {
  return fields['readLines'] ?? fields['repairLines']
}
