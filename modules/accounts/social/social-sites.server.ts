import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import { z } from 'zod'
import type { SocialAccounts } from '#platform/env.server.ts'
import type { SocialProvider } from '../domain/social-provider.ts'

/** Somebody, as another site names them. */
export type SocialPerson = { subject: string; email: string; hasVerifiedEmail: boolean; fullName: string }

export type SocialSite = {
  /** Where the visitor goes to say who they are. */
  invite: (asked: { state: string; nonce: string; verifier: string; returnUrl: string }) => Promise<URL>
  /** Who came back to `url`. @throws Error when the answer does not fit what was asked, or names nobody. */
  identify: (asked: { url: URL; state: string; nonce: string; verifier: string }) => Promise<SocialPerson>
}

/** Which sites may be chosen, in the order in which they are shown. */
export function socialProvidersOf(accounts: SocialAccounts): SocialProvider[] {
  return (['google', 'facebook'] as const).filter((provider) => accounts[provider] !== undefined)
}

/** The site of a provider; `undefined` while it is off. */
export function findSocialSite(accounts: SocialAccounts, provider: SocialProvider): SocialSite | undefined {
  if (provider === 'google') return accounts.google && google(accounts.google)
  return accounts.facebook && facebook(accounts.facebook)
}

/** OpenID Connect: the identity comes signed, and the nonce ties it to this visit. */
function google({ clientId, clientSecret, issuer }: NonNullable<SocialAccounts['google']>): SocialSite {
  const scope = 'openid email profile'
  const configure = () => discovered(issuer, clientId, clientSecret)
  return {
    async invite({ state, nonce, verifier, returnUrl }) {
      const challenge = await calculatePKCECodeChallenge(verifier)
      return buildAuthorizationUrl(await configure(), {
        redirect_uri: returnUrl,
        scope,
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      })
    },
    async identify({ url, state, nonce, verifier }) {
      const tokens = await authorizationCodeGrant(await configure(), url, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = GoogleClaims.parse(tokens.claims())
      return {
        subject: claims.sub,
        email: claims.email,
        hasVerifiedEmail: claims.email_verified,
        fullName: claims.name ?? claims.email,
      }
    },
  }
}

/** OAuth 2: the access token is shown to the site itself, which then says whose it is. */
function facebook(account: NonNullable<SocialAccounts['facebook']>): SocialSite {
  const { clientId, clientSecret, dialogUrl, graphUrl } = account
  const configuration = new Configuration(
    { issuer: dialogUrl, authorization_endpoint: dialogUrl, token_endpoint: `${graphUrl}/oauth/access_token` },
    clientId,
    clientSecret,
  )
  allowLocal(configuration, graphUrl)
  return {
    async invite({ state, verifier, returnUrl }) {
      const challenge = await calculatePKCECodeChallenge(verifier)
      return buildAuthorizationUrl(configuration, {
        redirect_uri: returnUrl,
        scope: 'email,public_profile',
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      })
    },
    async identify({ url, state, verifier }) {
      const tokens = await authorizationCodeGrant(configuration, url, {
        pkceCodeVerifier: verifier,
        expectedState: state,
      })
      const answer = await fetch(`${graphUrl}/me?fields=id,name,email`, {
        headers: { Authorization: `Bearer ${tokens.access_token}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!answer.ok) throw new Error(`facebook answered ${answer.status} when asked whose token it is`)
      const me = FacebookMe.parse(await answer.json())
      // It does not say whether its owner ever confirmed the address.
      return { subject: me.id, email: me.email, hasVerifiedEmail: false, fullName: me.name }
    },
  }
}

const TIMEOUT_MS = 10_000

const GoogleClaims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.boolean().default(false),
  name: z.string().max(100).optional(),
})

const FacebookMe = z.object({ id: z.string().min(1).max(255), name: z.string().max(100), email: z.email().max(254) })

/** Its addresses and keys change seldom; asked once, and again after a failure. */
const known = new Map<string, Promise<Configuration>>()

function discovered(issuer: string, clientId: string, clientSecret: string): Promise<Configuration> {
  const key = `${issuer} ${clientId}`
  const kept = known.get(key)
  if (kept) return kept
  const asked = discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_MS / 1000,
    // The identity is signed; that is checked although it comes straight from the site.
    execute: [enableNonRepudiationChecks, ...(isLocal(issuer) ? [allowInsecureRequests] : [])],
  })
  known.set(key, asked)
  asked.catch(() => known.delete(key))
  return asked
}

function allowLocal(configuration: Configuration, address: string): void {
  configuration.timeout = TIMEOUT_MS / 1000
  if (isLocal(address)) allowInsecureRequests(configuration)
}

/** On this very machine nobody listens in between. */
function isLocal(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
