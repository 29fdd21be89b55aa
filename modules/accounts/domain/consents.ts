/** What somebody is asked about an account. The notice is shown, not agreed to; the others are acts of their own. */
export const accountConsents = ['terms', 'privacy-notice', 'personal-data', 'marketing'] as const

export type AccountConsent = (typeof accountConsents)[number]

/** Where somebody agreed, refused or took it back. */
export type ConsentSource = 'sign-up' | 'profile' | 'checkout' | 'newsletter' | 'invitation'

/** Which words stand beside the ticks of an account; changes with them. */
export const ACCOUNT_TEXT_VERSION = '2026-11'
