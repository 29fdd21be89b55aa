import type { SocialProvider } from '#modules/accounts/index.ts'

/** What the other sites call themselves, the same in every language. */
export const socialNames: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' }
