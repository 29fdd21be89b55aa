import type { SocialProvider } from './social-provider.ts'

/** How somebody proves that an account is theirs beside its password. */
export const secondFactorMethods = ['totp', 'passkey', 'recovery'] as const

export type SecondFactorMethod = (typeof secondFactorMethods)[number]

/** What is remembered between the beginning of a sign-in and its end. */
export type SignInStep =
  /** The password, or another site's word, was right; a second factor is owed. */
  | { kind: 'second-factor'; isRemembered: boolean; passkeyChallenge?: string }
  /** A passkey is asked for before anybody has said who they are, or to be added to an account. */
  | { kind: 'passkey'; challenge: string }
  /** Somebody was sent to another site. */
  | { kind: 'social'; provider: SocialProvider; nonce: string; verifier: string; returnTo: string }
  /** Another site has named somebody who has no account under that name yet. */
  | {
      kind: 'social-link'
      provider: SocialProvider
      subject: string
      email: string
      hasVerifiedEmail: boolean
      fullName: string
      returnTo: string
    }
  /** The other site failed; told once. */
  | { kind: 'social-failed' }

/** How long the next step may take. */
const STEP_MINUTES = 10

export function stepExpiry(now: Date): Date {
  return new Date(now.getTime() + STEP_MINUTES * 60_000)
}
