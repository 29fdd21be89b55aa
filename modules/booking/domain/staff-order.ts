import type { PlainDate } from '#kernel/plain-date.ts'
import { readTraveller, type TravellerField } from './check-traveller.ts'
import type { CheckoutTour, FieldProblem, TravellerDraft, TravellerToCome } from './checkout.ts'

/** What may be missing when an order is taken by telephone; it comes later. */
const papersToCome: readonly TravellerField[] = [
  'gender',
  'bornOn',
  'nationality',
  'tckn',
  'passportNo',
  'passportExpiresOn',
]

/**
 * Reads a traveller by the rules of the checkout, but lets papers that are not typed yet come later. Names stay needed,
 * and what is typed has to be right.
 */
export function readTravellerToCome(
  draft: TravellerDraft,
  tour: CheckoutTour,
  today: PlainDate,
  pointer: string,
): { traveller: TravellerToCome } | { problems: FieldProblem[] } {
  const nationality = draft.nationality || 'TR'
  const reads = readTraveller({ ...draft, nationality }, tour, today)
  const problems = Object.entries(reads).flatMap(([field, read]): FieldProblem[] => {
    if (!('code' in read)) return []
    const isToCome = read.code === 'required' && papersToCome.some((each) => each === field)
    return isToCome
      ? []
      : [{ pointer: `${pointer}/${field}`, code: read.code, ...('until' in read && { until: read.until }) }]
  })
  const { firstName, lastName } = reads
  if (problems.length > 0 || 'code' in firstName || 'code' in lastName) return { problems }
  return {
    traveller: {
      tourId: draft.tourId,
      fare: draft.fare,
      firstName: firstName.value,
      lastName: lastName.value,
      gender: 'value' in reads.gender ? reads.gender.value : null,
      bornOn: 'value' in reads.bornOn ? reads.bornOn.value : null,
      nationality,
      tckn: 'value' in reads.tckn ? reads.tckn.value : null,
      passportNo: 'value' in reads.passportNo ? reads.passportNo.value : null,
      passportExpiresOn: 'value' in reads.passportExpiresOn ? reads.passportExpiresOn.value : null,
      needsWheelchair: draft.needsWheelchair,
    },
  }
}

/** How long seats wait for an order taken by telephone, in hours. */
export const staffHoldHours = [2, 24, 48, 72, 168] as const
