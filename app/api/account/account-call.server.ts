import type { RouterContextProvider } from 'react-router'
import { translator } from '#app/messages/translator.ts'
import { callProblem } from '#app/refusals/call-problem.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { tokenOf } from '#app/http/middleware/session.server.ts'
import { callFacts } from '#app/api/calls/call-facts.server.ts'
import { refuse } from '#app/refusals/refuse.server.ts'
import type { AccountProblem } from '#modules/accounts/index.ts'
import { findSession, proveMember, type Member } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { FieldProblem } from '#platform/http/problem.server.ts'
import { sayAccountProblems } from '#app/acts/account/account-problems.server.ts'

export type AccountCall = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

const accountCodes = [
  'account_blocked',
  'agreements',
  'current_password',
  'email',
  'email_taken',
  'human_check_failed',
  'last_owner',
  'password_rules',
  'password_same',
  'phone',
  'token_expired',
  'validation',
] as const

export type AccountCode = (typeof accountCodes)[number]

/** A refused call about an account, in the language of the caller. */
export function refuseAccountCall(
  { context, url }: AccountCall,
  code: AccountCode,
  { detail, errors }: { detail?: string | undefined; errors?: readonly FieldProblem[] } = {},
): Response {
  const facts = callFacts(context, url)
  return refuse(code, facts, { title: translator(facts.locale, 'account')('login-notice-title'), detail, errors })
}

/** The refusal for fields with problems: an empty one counts before the others; then the first says the code. */
export function refuseAccountFields(call: AccountCall, problems: readonly AccountProblem[]): Response {
  const errors = sayAccountProblems(call.context.get(localeContext), problems)
  const leading = errors.find(({ code }) => code === 'required') ?? errors[0]
  const code = accountCodes.find((each) => each === leading?.code) ?? 'validation'
  return refuseAccountCall(call, code, { detail: leading?.message, errors })
}

export function refuseTooMany({ context, url }: AccountCall, retryAfterSeconds: number): Response {
  return callProblem('rate_limited', {
    ...callFacts(context, url),
    headers: { 'Retry-After': String(retryAfterSeconds) },
  })
}

/**
 * Lets a call of somebody who is signed in through to `answer`, with the token of the session: 401 without one, 403 for
 * a blocked account. What comes back is kept by no cache.
 */
export async function answerMember(
  call: AccountCall,
  answer: (db: Db, member: Member, token: string) => Promise<Response>,
): Promise<Response> {
  const { request, url, context } = call
  const { db } = context.get(servicesContext)
  const token = tokenOf(request)
  const session = token === undefined ? undefined : await findSession(db, token, new Date())
  if (!session || token === undefined)
    return callProblem('unauthenticated', { ...callFacts(context, url), headers: { 'WWW-Authenticate': 'Bearer' } })
  const member = proveMember(session.user)
  if (!member)
    return refuseAccountCall(call, 'account_blocked', {
      detail: translator(context.get(localeContext), 'account')('login-blocked'),
    })
  const response = await answer(db, member, token)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}
