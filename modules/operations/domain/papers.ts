import { addMonths, type PlainDate } from '#kernel/plain-date.ts'

export const visaSteps = ['to-collect', 'ready', 'applied', 'granted', 'refused', 'not-needed'] as const

export type VisaStep = (typeof visaSteps)[number]

export const checkInKinds = ['here', 'baggage', 'boarding-card'] as const

export type CheckInKind = (typeof checkInKinds)[number]

export const rideKinds = ['flight', 'bus', 'train', 'transfer'] as const

export type RideKind = (typeof rideKinds)[number]

export const guideRoles = ['leader', 'guide', 'greeter'] as const

export type GuideRole = (typeof guideRoles)[number]

export type MissingPaper = 'passport' | 'passport-expiry' | 'passport-too-short' | 'birth-date' | 'gender'

type Papers = {
  passportNo: string | null
  passportExpiresOn: PlainDate | null
  bornOn: PlainDate | null
  gender: string | null
}

/** What of a journey decides which papers its people need. */
type Journey = { returnsOn: PlainDate; goesAbroad: boolean; passportMonthsAfterReturn: number | null }

/**
 * The first day on which a passport may expire. `usual` months count for journeys abroad of which the tour says nothing
 * else; within the country a passport only has to last for the journey.
 */
export function passportNeededUntil(journey: Journey, usual: number): PlainDate {
  return addMonths(journey.returnsOn, journey.passportMonthsAfterReturn ?? (journey.goesAbroad ? usual : 0))
}

/** Whether somebody travels with a passport: citizens have their identity number for journeys within the country. */
export function needsPassport(journey: Journey, nationality: string): boolean {
  return journey.goesAbroad || journey.passportMonthsAfterReturn !== null || nationality !== 'TR'
}

/** What is missing before somebody can travel. A passport, where one is needed, must reach `neededUntil`. */
export function missingPapers(
  papers: Papers,
  { isPassportNeeded, neededUntil }: { isPassportNeeded: boolean; neededUntil: PlainDate },
): MissingPaper[] {
  const { passportNo, passportExpiresOn, bornOn, gender } = papers
  return [
    ...(isPassportNeeded ? missingPassport(passportNo, passportExpiresOn, neededUntil) : []),
    ...(bornOn === null ? (['birth-date'] as const) : []),
    ...(gender === null ? (['gender'] as const) : []),
  ]
}

function missingPassport(
  passportNo: string | null,
  passportExpiresOn: PlainDate | null,
  neededUntil: PlainDate,
): MissingPaper[] {
  return [
    ...(passportNo === null ? (['passport'] as const) : []),
    ...(passportNo !== null && passportExpiresOn === null ? (['passport-expiry'] as const) : []),
    ...(passportExpiresOn !== null && passportExpiresOn < neededUntil ? (['passport-too-short'] as const) : []),
  ]
}
