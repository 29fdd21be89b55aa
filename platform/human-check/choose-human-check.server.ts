import type { HumanCheckAccount } from '#platform/env.server.ts'
import type { HumanCheck } from './human-check.server.ts'
import { recaptcha } from './recaptcha.server.ts'
import { turnstile } from './turnstile.server.ts'

/** The provider that the environment names. */
export function chooseHumanCheck(account: HumanCheckAccount, { minScore }: { minScore: number }): HumanCheck {
  const { provider, secret, verifyUrl: address } = account
  return provider === 'turnstile' ? turnstile({ secret, address }) : recaptcha({ secret, minScore, address })
}
