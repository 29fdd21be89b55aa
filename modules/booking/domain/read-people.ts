import type { PlainDate } from '#kernel/plain-date.ts'
import type { CheckoutTour, FieldCode, PassportRule, TravellerDraft, TravellerToCome } from './checkout.ts'
import { findTwice } from './same-person.ts'
import { readTravellerToCome } from './staff-order.ts'
import type { TravellerField } from './traveller-fields.ts'

/** What is wrong with a field of somebody in a list; `index` is the place in the list. */
export type PersonProblem = { index: number; field: TravellerField; code: FieldCode; passport?: PassportRule }

/**
 * Reads a list of people who travel together by the rules of the telephone: names are needed, papers may come later, what
 * is there has to be right, and nobody is on the list twice. Gives everybody, or everything that is wrong.
 */
export function readPeople(
  drafts: readonly TravellerDraft[],
  tour: CheckoutTour,
  today: PlainDate,
): { travellers: TravellerToCome[] } | { problems: PersonProblem[] } {
  const named = drafts.map((draft) => ({ ...draft, tourId: tour.id }))
  const reads = named.map((draft) => readTravellerToCome(draft, tour, today, ''))
  const problems = [
    ...reads.flatMap((read, index) =>
      'problems' in read
        ? read.problems.map(({ pointer, ...problem }) => ({
            ...problem,
            index,
            field: pointer.slice(1) as TravellerField,
          }))
        : [],
    ),
    ...findTwice(named).map(({ index, field }) => ({ index, field, code: 'same-person' as const })),
  ]
  if (problems.length > 0) return { problems }
  return { travellers: reads.flatMap((read) => ('traveller' in read ? [read.traveller] : [])) }
}
