import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { findSession, type Browser, type Session, type SignIn } from '#modules/accounts/index.server.ts'
import { cookiesOf, hostCookie, setCookie } from '#platform/http/cookies.server.ts'
import { blockedContext, factsContext, servicesContext, sessionContext } from './contexts.ts'

const DEVICE_COOKIE = 'device'
/** Says to scripts, which cannot read the token, that there is one; proves nothing. */
const MARK_COOKIE = 'signedIn'
const ONE_YEAR_SECONDS = 31_536_000

/**
 * Finds who is signed in, for the routes behind it. Moves the cookies on with the session, and removes cookies that
 * lead nowhere: an ended session, a blocked account, a `user` without a session.
 */
export const rememberSession: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { env } = context.get(servicesContext)
  const now = new Date()
  const token = tokenOf(request)
  const session = await noteSession(request, context, { isUse: true }, now)
  const isLive = session?.user.isActive === true

  const response = await next()
  // What the route itself said of the cookies, at signing in or out, stands.
  if (response.headers.getSetCookie().some((cookie) => cookie.startsWith('token='))) return response
  if (!isLive && hasSessionCookies(request)) addCookies(response.headers, endedSessionCookies(env.publicUrl))
  if (isLive && session.isRenewed && token)
    addCookies(response.headers, sessionCookies({ ...session, token }, env.publicUrl, now))
  return response
}

/** Finds who is signed in for what an open page asks by itself: nobody is before it, so the session lives no longer for it. */
export const watchSession: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  await noteSession(request, context, { isUse: false }, new Date())
  return next()
}

async function noteSession(
  request: Request,
  context: Readonly<RouterContextProvider>,
  use: { isUse: boolean },
  now: Date,
): Promise<Session | undefined> {
  const token = tokenOf(request)
  const session = token === undefined ? undefined : await findSession(context.get(servicesContext).db, token, now, use)
  if (session?.user.isActive) context.set(sessionContext, session.user)
  else if (session) context.set(blockedContext, true)
  return session
}

/** Whether a browser has any cookie of a session, live or not. */
export function hasSessionCookies(request: Request): boolean {
  const cookies = cookiesOf(request)
  return ['token', 'user', MARK_COOKIE].some((name) => cookies.has(name))
}

/** The bearer of a call, or else the token of the cookie. */
export function tokenOf(request: Request): string | undefined {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '') ?? []
  return bearer ?? cookiesOf(request).get('token')
}

/**
 * The cookies of a session. The token is kept from scripts; `user` and the mark may be read by them, as hints that
 * somebody is signed in, and prove nothing. Callers know the token and `user` by these names, so they have no prefix.
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
    setCookie(MARK_COOKIE, '1', { maxAgeSeconds, isSecure }),
  ]
}

/** The cookies of a session that has begun just now, and the mark by which the browser is known next time. */
export function signInCookies(entered: SignIn, publicUrl: URL, now: Date): string[] {
  const isSecure = publicUrl.protocol === 'https:'
  const device = setCookie(hostCookie(DEVICE_COOKIE, publicUrl), entered.device, {
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
    device: cookiesOf(request).get(hostCookie(DEVICE_COOKIE, context.get(servicesContext).env.publicUrl)),
    earlierToken: cookiesOf(request).get('token'),
  }
}

/**
 * Whether a page made a call: browsers say where theirs come from, and scripts can neither say nor leave it. A page has the
 * cookies and needs no token; programs get one and are asked for nothing that only a person at a screen could answer.
 */
function isFromPage(request: Request): boolean {
  return request.headers.has('Sec-Fetch-Site')
}

/** Where a sign-in by a call comes from. */
export function callerOf(request: Request, context: Readonly<RouterContextProvider>): Browser {
  return { ...browserOf(request, context), isProgram: !isFromPage(request) }
}

/** What a call is told of its token. */
export function toldToken(request: Request, token: string): string | null {
  return isFromPage(request) ? null : token
}

export function endedSessionCookies(publicUrl: URL): string[] {
  const isSecure = publicUrl.protocol === 'https:'
  return [
    setCookie('token', '', { maxAgeSeconds: 0, isSecure, isHttpOnly: true }),
    setCookie('user', '', { maxAgeSeconds: 0, isSecure }),
    setCookie(MARK_COOKIE, '', { maxAgeSeconds: 0, isSecure }),
  ]
}

export function addCookies(headers: Headers, cookies: readonly string[]): void {
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
}
