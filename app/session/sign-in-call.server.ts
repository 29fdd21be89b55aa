import type { RouterContextProvider } from 'react-router'
import { translator } from '#app/messages/translator.ts'
import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import { addCookies, browserOf, signInCookies } from '#app/middleware/session.server.ts'
import { signIn, type SignInFailure } from '#modules/accounts/index.server.ts'
import { problem } from '#platform/http/problem.server.ts'
import { callFacts } from './call-facts.server.ts'
import { toWireUser } from './wire-user.ts'

export type Credentials = { identifier: string; password: string; remember?: boolean | undefined }

type Refusal = SignInFailure['code'] | 'malformed' | 'unknown-field' | 'validation'

/** Signs somebody in by a call; `undefined` credentials stand for a body that is none. */
export async function answerSignIn(
  { request, context, url }: { request: Request; context: Readonly<RouterContextProvider>; url: URL },
  credentials: Credentials | Extract<Refusal, 'malformed' | 'unknown-field'>,
  { isStaffOnly }: { isStaffOnly: boolean },
): Promise<Response> {
  const facts = callFacts(context, url)
  if (typeof credentials === 'string') return refuse(credentials, facts)
  const { identifier, password, remember: isRemembered = false } = credentials
  if (identifier.trim() === '' || password === '') return refuse('validation', facts)

  const { db, env } = context.get(servicesContext)
  const now = new Date()
  const entered = await signIn(
    db,
    { identifier, password, isRemembered, isStaffOnly, ...browserOf(request, context) },
    now,
  )
  if (!entered.ok) {
    const wait = 'retryAfterSeconds' in entered.error ? { 'Retry-After': String(entered.error.retryAfterSeconds) } : {}
    return refuse(entered.error.code, facts, wait)
  }

  const text = translator(context.get(localeContext), 'account')
  const answer = Response.json(
    { token: entered.value.token, user: toWireUser(entered.value.user), message: text('login-done') },
    { headers: { 'Cache-Control': 'private, no-store', 'Content-Language': facts.locale } },
  )
  addCookies(answer.headers, signInCookies(entered.value, env.publicUrl, now))
  return answer
}

const statusOf: Record<Refusal, number> = {
  malformed: 400,
  credentials: 401,
  'account-blocked': 403,
  'unknown-field': 422,
  validation: 422,
  'rate-limited': 429,
  busy: 503,
}

function refuse(code: Refusal, facts: ReturnType<typeof callFacts>, headers: Record<string, string> = {}): Response {
  const account = translator(facts.locale, 'account')
  const staff = translator(facts.locale, 'staff')
  const detailOf: Record<Refusal, string> = {
    malformed: staff('login-failed'),
    credentials: staff('login-invalid'),
    'account-blocked': staff('login-blocked'),
    'unknown-field': staff('login-failed'),
    validation: account('login-required'),
    'rate-limited': account('login-too-many'),
    busy: account('login-busy'),
  }
  const { instance, traceId } = facts
  return problem(code === 'busy' ? 'unavailable' : code.replace('-', '_'), {
    status: statusOf[code],
    title: account('login-notice-title'),
    detail: detailOf[code],
    instance,
    traceId,
    headers: {
      'Content-Language': facts.locale,
      ...(statusOf[code] === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
      ...headers,
    },
  })
}
