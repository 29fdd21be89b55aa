import type { PlainDate } from '#kernel/plain-date.ts'

export const visaSteps = ['to-collect', 'ready', 'applied', 'granted', 'refused', 'not-needed'] as const

export type VisaStep = (typeof visaSteps)[number]

/** Whether a visa is still to come: it is needed, and not granted. */
export function needsVisa(step: VisaStep): boolean {
  return step !== 'granted' && step !== 'not-needed'
}

export const checkInKinds = ['here', 'baggage', 'boarding-card'] as const

export type CheckInKind = (typeof checkInKinds)[number]

export const rideKinds = ['flight', 'bus', 'train', 'transfer'] as const

export type RideKind = (typeof rideKinds)[number]

export const guideRoles = ['leader', 'guide', 'greeter'] as const

export type GuideRole = (typeof guideRoles)[number]

export type MissingPaper = 'passport' | 'passport-expiry' | 'passport-too-short' | 'birth-date' | 'gender'

type Papers = {
  hasPassport: boolean
  passportExpiresOn: PlainDate | null
  bornOn: PlainDate | null
  gender: string | null
}

/** What is missing before somebody can travel. A passport, where one is needed, must last until `passportUntil`. */
export function missingPapers(papers: Papers, passportUntil: PlainDate | undefined): MissingPaper[] {
  const { hasPassport, passportExpiresOn, bornOn, gender } = papers
  return [
    ...(passportUntil ? missingPassport(hasPassport, passportExpiresOn, passportUntil) : []),
    ...(bornOn === null ? (['birth-date'] as const) : []),
    ...(gender === null ? (['gender'] as const) : []),
  ]
}

function missingPassport(
  hasPassport: boolean,
  passportExpiresOn: PlainDate | null,
  neededUntil: PlainDate,
): MissingPaper[] {
  return [
    ...(!hasPassport ? (['passport'] as const) : []),
    ...(hasPassport && passportExpiresOn === null ? (['passport-expiry'] as const) : []),
    ...(passportExpiresOn !== null && passportExpiresOn < neededUntil ? (['passport-too-short'] as const) : []),
  ]
}
