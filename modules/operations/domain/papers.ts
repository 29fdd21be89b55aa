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

/** The first day on which a passport may expire. `usual` months count where the tour says nothing else. */
export function passportNeededUntil(returnsOn: PlainDate, months: number | null, usual: number): PlainDate {
  return addMonths(returnsOn, months ?? usual)
}

/** What is missing before somebody can travel. A passport must reach `neededUntil`. */
export function missingPapers(papers: Papers, neededUntil: PlainDate): MissingPaper[] {
  const { passportNo, passportExpiresOn, bornOn, gender } = papers
  return [
    ...(passportNo === null ? (['passport'] as const) : []),
    ...(passportNo !== null && passportExpiresOn === null ? (['passport-expiry'] as const) : []),
    ...(passportExpiresOn !== null && passportExpiresOn < neededUntil ? (['passport-too-short'] as const) : []),
    ...(bornOn === null ? (['birth-date'] as const) : []),
    ...(gender === null ? (['gender'] as const) : []),
  ]
}
