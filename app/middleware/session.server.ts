import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { findSession, type Browser, type Session, type SignIn } from '#modules/accounts/index.server.ts'
import { cookiesOf, setCookie } from '#platform/http/cookies.server.ts'
import { blockedContext, factsContext, servicesContext, sessionContext } from './contexts.ts'

const DEVICE_COOKIE = 'device'
const ONE_YEAR_SECONDS = 31_536_000

/**
 * Finds who is signed in, for the routes behind it. Moves the cookies on with the session, and removes cookies that
 * lead nowhere: an ended session, a blocked account, a `user` without a session.
 */
export const rememberSession: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { db, env } = context.get(servicesContext)
  const now = new Date()
  const token = tokenOf(request)
  const session = token === undefined ? undefined : await findSession(db, token, now)
  const isLive = session?.user.isActive === true
  if (isLive) context.set(sessionContext, session.user)
  else if (session) context.set(blockedContext, true)

  const response = await next()
  // What the route itself said of the cookies, at signing in or out, stands.
  if (response.headers.getSetCookie().some((cookie) => cookie.startsWith('token='))) return response
  const hasCookies = cookiesOf(request).has('token') || cookiesOf(request).has('user')
  if (!isLive && hasCookies) addCookies(response.headers, endedSessionCookies(env.publicUrl))
  if (isLive && session.isRenewed && token)
    addCookies(response.headers, sessionCookies({ ...session, token }, env.publicUrl, now))
  return response
}

/** The bearer of a call, or else the token of the cookie. */
export function tokenOf(request: Request): string | undefined {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '') ?? []
  return bearer ?? cookiesOf(request).get('token')
}

/**
 * The two cookies of a session. The token is kept from scripts; `user` may be read by them, as a hint that somebody is
 * signed in, and proves nothing.
 */
export function sessionCookies(
  { token, user, expiresAt }: Pick<Session, 'user' | 'expiresAt'> & { token: string },
  publicUrl: URL,
  now: Date,
): string[] {
  const isSecure = publicUrl.protocol === 'https:'
  const maxAgeSeconds = Math.max(0, Math.round((expiresAt.getTime() - now.getTime()) / 1000))
  return [
    setCookie('token', token, { maxAgeSeconds, isSecure, isHttpOnly: true }),
    setCookie('user', user.id, { maxAgeSeconds, isSecure }),
  ]
}

/** The cookies of a session that has begun just now, and the mark by which the browser is known next time. */
export function signInCookies(entered: SignIn, publicUrl: URL, now: Date): string[] {
  const isSecure = publicUrl.protocol === 'https:'
  const device = setCookie(DEVICE_COOKIE, entered.device, {
    maxAgeSeconds: ONE_YEAR_SECONDS,
    isSecure,
    isHttpOnly: true,
  })
  return [...sessionCookies(entered, publicUrl, now), device]
}

/** Where a sign-in comes from. */
export function browserOf(request: Request, context: Readonly<RouterContextProvider>): Browser {
  return {
    address: context.get(factsContext).clientAddress,
    userAgent: request.headers.get('User-Agent') ?? '',
    device: cookiesOf(request).get(DEVICE_COOKIE),
    earlierToken: cookiesOf(request).get('token'),
  }
}

export function endedSessionCookies(publicUrl: URL): string[] {
  const isSecure = publicUrl.protocol === 'https:'
  return [
    setCookie('token', '', { maxAgeSeconds: 0, isSecure, isHttpOnly: true }),
    setCookie('user', '', { maxAgeSeconds: 0, isSecure }),
  ]
}

export function addCookies(headers: Headers, cookies: readonly string[]): void {
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
}
