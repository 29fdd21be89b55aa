import type { PlainDate } from '#kernel/plain-date.ts'
import { readTraveller, type TravellerProblems, type TravellerReads } from './check-traveller.ts'
import type { CheckoutTour, TravellerDraft } from './checkout.ts'
import { isAlive, type OrderState } from './order.ts'
import {
  paperFields,
  typedOfKnown,
  type KnownFields,
  type PaperField,
  type TravellerField,
} from './traveller-fields.ts'

/** What is known of a traveller; null is not known yet. */
export type KnownTraveller = KnownFields & { fare: string }

export type TypedPapers = Partial<Record<PaperField, string>>

/** Whether papers may still come: of an order that stands, until the day its journey ends. */
export function takesPapers(state: OrderState, returnsOn: PlainDate, today: PlainDate): boolean {
  return isAlive(state) && returnsOn >= today
}

/**
 * The papers of a traveller that are still to come. A passport that runs out too early counts as one to come, with its
 * number. What is there and otherwise wrong is for staff to look at.
 */
export function missingPapers(known: KnownTraveller, tour: CheckoutTour, today: PlainDate): PaperField[] {
  const reads = readTraveller(draftOf(known, tour), tour, today)
  const needsOther = isCode(reads.passportExpiresOn, 'passport-expiry')
  return paperFields.filter(
    (field) =>
      isCode(reads[field], 'required') || (needsOther && (field === 'passportNo' || field === 'passportExpiresOn')),
  )
}

/**
 * Reads papers that came later, by the rules of the checkout. Fields left empty stay open, so that each paper can come by
 * itself; a passport's number and last day come together. What is not asked for is not read.
 */
export function readLatePapers(
  known: KnownTraveller,
  typed: TypedPapers,
  tour: CheckoutTour,
  today: PlainDate,
): { papers: KnownTraveller; fields: PaperField[] } | { problems: TravellerProblems } {
  const asked = missingPapers(known, tour, today)
  const given = asked.filter((field) => (typed[field] ?? '').trim() !== '')
  const wanted = given.length === 0 ? asked : withWholePassport(given, asked)
  const filled = Object.fromEntries(wanted.map((field) => [field, typed[field] ?? '']))
  const reads = readTraveller({ ...draftOf(known, tour), ...filled }, tour, today)

  const problems: TravellerProblems = {}
  for (const field of wanted) {
    const read = reads[field]
    if ('code' in read)
      problems[field] = { code: read.code, ...('passport' in read && read.passport && { passport: read.passport }) }
  }
  if (Object.keys(problems).length > 0) return { problems }
  return { papers: { ...known, ...valuesOf(reads, wanted) }, fields: wanted }
}

function withWholePassport(given: readonly PaperField[], asked: readonly PaperField[]): PaperField[] {
  const hasPassport = given.includes('passportNo') || given.includes('passportExpiresOn')
  return asked.filter(
    (field) => given.includes(field) || (hasPassport && (field === 'passportNo' || field === 'passportExpiresOn')),
  )
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
