import { fail, ok, type Result } from '#kernel/result.ts'
import { problemOf, readEmail, type FieldProblem } from './read-field.ts'

/** Which words stand beside the tick of the newsletter; changes with them. */
export const MARKETING_CONSENT_VERSION = '2026-11'

/** How long the link in the mail that asks for a confirmation works. */
export const CONFIRM_DAYS = 7

/** Whoever asks again and again does not get a mail each time. */
export const MINUTES_BETWEEN_ASKING = 10

/** As it was typed. */
export type SubscriptionDraft = { email: string; hasConsent: boolean }

export function checkSubscription(draft: SubscriptionDraft): Result<{ email: string }, FieldProblem[]> {
  const email = readEmail(draft.email)
  if ('code' in email || !draft.hasConsent)
    return fail([
      ...problemOf('/email', email),
      ...(draft.hasConsent ? [] : [{ pointer: '/consent', code: 'consent' as const }]),
    ])
  return ok({ email: email.value })
}

export type SubscriptionState = 'open' | 'confirmed' | 'expired'

/** A confirmation stands for good; without one, the link has its time. */
export function subscriptionState(
  { confirmedAt, confirmUntil }: { confirmedAt: Date | null; confirmUntil: Date },
  now: Date,
): SubscriptionState {
  if (confirmedAt !== null) return 'confirmed'
  return now < confirmUntil ? 'open' : 'expired'
}
