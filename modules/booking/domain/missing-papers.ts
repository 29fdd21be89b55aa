import type { PlainDate } from '#kernel/plain-date.ts'
import { readTraveller, type TravellerProblems, type TravellerReads } from './check-traveller.ts'
import type { CheckoutTour, TravellerDraft } from './checkout.ts'
import { isAlive, type OrderState } from './order.ts'
import { withShortPassport } from './staff-order.ts'
import {
  paperFields,
  typedOfKnown,
  type KnownFields,
  type PaperField,
  type TravellerField,
} from './traveller-fields.ts'

/** What is known of a traveller; null is not known yet. */
export type KnownTraveller = KnownFields & { fare: string }

export type TypedPapers = Partial<Record<PaperField, string>> & {
  /** Whether another passport is on its way, as it is said beside the fields of the passport. */
  renewsPassport?: boolean
}

/** Whether papers may still come: of an order that stands, until the day its journey ends. */
export function takesPapers(state: OrderState, returnsOn: PlainDate, today: PlainDate): boolean {
  return isAlive(state) && returnsOn >= today
}

/**
 * The papers of a traveller that are still to come. A passport that runs out too early counts as one to come, with its
 * number. Of whom the nationality is not known, nobody knows yet whether they have an identity number. What is there and
 * otherwise wrong is for staff to look at.
 */
export function missingPapers(known: KnownTraveller, tour: CheckoutTour, today: PlainDate): PaperField[] {
  const reads = readTraveller(draftOf(known, tour), tour, today)
  const needsOther = isCode(reads.passportExpiresOn, 'passport-expiry')
  const isFromNowhere = isCode(reads.nationality, 'required')
  return paperFields.filter(
    (field) =>
      isCode(reads[field], 'required') ||
      (needsOther && isOfPassport(field)) ||
      (isFromNowhere && field === 'tckn' && known.tckn === null),
  )
}

/**
 * Reads papers that came later, by the rules of the checkout. Fields left empty stay open, so that each paper can come by
 * itself; a passport's number and last day come together, and a number with the nationality it is judged by. Whoever renews
 * a passport may leave it out, or gives the one there is, whenever it ends. What is not asked for is not read.
 */
export function readLatePapers(
  known: KnownTraveller,
  typed: TypedPapers,
  tour: CheckoutTour,
  today: PlainDate,
): { papers: KnownTraveller; fields: PaperField[] } | { problems: TravellerProblems } {
  const asked = missingPapers(known, tour, today)
  const renewsPassport = typed.renewsPassport === true && asked.includes('passportNo')
  const given = asked.filter((field) => (typed[field] ?? '').trim() !== '')
  const wanted = given.length === 0 && !renewsPassport ? asked : withWhatBelongs(given, asked)
  const filled = Object.fromEntries(wanted.map((field) => [field, typed[field] ?? '']))
  const draft = { ...draftOf(known, tour), ...filled }
  const strict = readTraveller(draft, tour, today)
  const reads = renewsPassport ? withShortPassport(strict, draft) : strict

  const problems: TravellerProblems = {}
  for (const field of wanted) {
    const read = reads[field]
    if ('code' in read)
      problems[field] = { code: read.code, ...('passport' in read && read.passport && { passport: read.passport }) }
  }
  if (Object.keys(problems).length > 0) return { problems }
  const papers = { ...known, ...valuesOf(reads, wanted) }
  const isStillToCome = missingPapers(papers, tour, today).includes('passportNo')
  return { papers: { ...papers, renewsPassport: renewsPassport && isStillToCome }, fields: wanted }
}

/** What was typed, with what it cannot be judged without. */
function withWhatBelongs(given: readonly PaperField[], asked: readonly PaperField[]): PaperField[] {
  const hasPassport = given.some(isOfPassport)
  const hasNumber = hasPassport || given.includes('tckn')
  return asked.filter(
    (field) => given.includes(field) || (hasPassport && isOfPassport(field)) || (hasNumber && field === 'nationality'),
  )
}

/** Whether a paper belongs to the passport, and comes with another one. */
export function isOfPassport(field: PaperField): boolean {
  return field === 'passportNo' || field === 'passportExpiresOn'
}

function valuesOf(reads: TravellerReads, fields: readonly PaperField[]): Partial<KnownTraveller> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const read = reads[field]
      return 'value' in read ? [[field, read.value]] : []
    }),
  )
}

function draftOf(known: KnownTraveller, tour: CheckoutTour): TravellerDraft {
  return { tourId: tour.id, fare: known.fare, ...typedOfKnown(known) }
}

function isCode(read: TravellerReads[TravellerField], code: 'required' | 'passport-expiry'): boolean {
  return 'code' in read && read.code === code
}
