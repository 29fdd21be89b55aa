import { randomNonce, randomPKCECodeVerifier } from 'openid-client'
import type { Db } from '#platform/db/client.server.ts'
import { openStep } from '../data/sign-in-steps.server.ts'
import type { SocialProvider } from '../domain/social-provider.ts'
import { tokenHashOf } from '../token-hash.server.ts'
import type { SocialSite } from './social-sites.server.ts'

/**
 * Sends a visitor to another site to say who they are. `step` stays in the browser and the state that travels is made
 * of it, so that nobody brings an answer into a browser that did not ask. Works for ten minutes.
 *
 * @throws Error when the site cannot be reached.
 */
export async function beginSocialSignIn(
  db: Db,
  {
    site,
    provider,
    returnTo,
    returnUrl,
  }: { site: SocialSite; provider: SocialProvider; returnTo: string; returnUrl: string },
  now: Date,
): Promise<{ url: URL; step: string }> {
  const nonce = randomNonce()
  const verifier = randomPKCECodeVerifier()
  const step = await openStep(db, null, { kind: 'social', provider, nonce, verifier, returnTo }, now)
  return { url: await site.invite({ state: socialState(step), nonce, verifier, returnUrl }), step }
}

/** The state that belongs to a step; who sees it does not learn the step. */
export function socialState(step: string): string {
  return tokenHashOf(`state of ${step}`)
}
