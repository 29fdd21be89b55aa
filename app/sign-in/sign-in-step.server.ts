import type { RouterContextProvider } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { RelyingParty } from '#modules/accounts/index.server.ts'
import { getSite } from '#modules/content/index.server.ts'
import { cookiesOf, hostCookie, setCookie } from '#platform/http/cookies.server.ts'

const STEP_COOKIE = 'signInStep'
const STEP_SECONDS = 600

/** The token of a sign-in that has begun in this browser. */
export function signInStepOf(request: Request, context: Readonly<RouterContextProvider>): string | undefined {
  return cookiesOf(request).get(hostCookie(STEP_COOKIE, context.get(servicesContext).env.publicUrl))
}

/** Keeps the token of a sign-in that has begun, where no script reads it; without one the cookie is removed. */
export function signInStepCookie(token: string | undefined, publicUrl: URL): string {
  return setCookie(hostCookie(STEP_COOKIE, publicUrl), token ?? '', {
    maxAgeSeconds: token === undefined ? 0 : STEP_SECONDS,
    isSecure: publicUrl.protocol === 'https:',
    isHttpOnly: true,
  })
}

/** This site, as passkeys and authenticator apps name it. */
export async function relyingPartyOf(context: Readonly<RouterContextProvider>): Promise<RelyingParty> {
  const { db, env } = context.get(servicesContext)
  const { brand } = await getSite(db, context.get(localeContext))
  return { name: brand, origin: env.publicUrl }
}
