export const mailedPurposes = ['reset-password', 'confirm-email'] as const

export type MailedPurpose = (typeof mailedPurposes)[number]

/** How long a mailed link works. */
const LINK_MINUTES: Record<MailedPurpose, number> = { 'reset-password': 60, 'confirm-email': 24 * 60 }

/** Who is invited did not wait for the mail. */
export const INVITATION_MINUTES = 3 * 24 * 60

/** Whoever asks again and again for the same link does not get a mail each time. */
export const MINUTES_BETWEEN_LINKS = 2

export function linkExpiry(purpose: MailedPurpose, now: Date, minutes = LINK_MINUTES[purpose]): Date {
  return new Date(now.getTime() + minutes * 60_000)
}
