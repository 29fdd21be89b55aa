import { refuseWith, type AnsweredCall } from '#app/api/calls/refuse-with.server.ts'
import { callProblem } from '#app/refusals/call-problem.server.ts'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import { tokenOf } from '#app/http/middleware/session.server.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { findSession } from '#modules/accounts/index.server.ts'
import type { SignedInUser } from '#modules/accounts/index.ts'
import { findApiCaller } from '#modules/api-keys/index.server.ts'
import { isApiKey, scopeFor } from '#modules/api-keys/index.ts'
import { noteApiKey } from '#platform/log/trace.server.ts'
import { callFacts } from './call-facts.server.ts'

const KEY_LIMIT = { max: 120, perSeconds: 60 }

/**
 * Who makes a call: somebody with a session, or a program with a key. A key needs the scope of `area` for the method
 * of the call; without an area, or where no scope covers it, keys open nothing. The refusal is 401 for bearers that
 * nobody knows, 403 `account_blocked` and `forbidden`, 429 for a key that calls too often.
 */
export async function findCaller(call: AnsweredCall, area?: string): Promise<Result<SignedInUser, Response>> {
  const { request, context } = call
  const token = tokenOf(request)
  if (token === undefined) return fail(unknownCaller(call))
  if (isApiKey(token)) return findKeyCaller(call, token, area)
  const session = await findSession(context.get(servicesContext).db, token, new Date())
  if (!session) return fail(unknownCaller(call))
  return session.user.isActive ? ok(session.user) : fail(refuseWith(call, 'account_blocked'))
}

async function findKeyCaller(call: AnsweredCall, key: string, area = ''): Promise<Result<SignedInUser, Response>> {
  const { db, limiter, log } = call.context.get(servicesContext)
  const now = new Date()
  const caller = await findApiCaller(db, key, now)
  if (!caller) return fail(unknownCaller(call))
  const turn = limiter.allow(`api-key:${caller.keyId}`, KEY_LIMIT, now)
  if (!turn.ok)
    return fail(refuseWith(call, 'rate_limited', { headers: { 'Retry-After': String(turn.retryAfterSeconds) } }))
  if (!caller.user.isActive) return fail(refuseWith(call, 'account_blocked'))
  const scope = scopeFor(area, call.request.method)
  if (!scope || !caller.scopes.includes(scope)) return fail(refuseWith(call, 'forbidden'))
  noteApiKey(caller.keyId)
  const { traceId } = callFacts(call.context, call.url)
  log.info({ traceId, apiKey: caller.keyId, user: caller.user.id, scope }, 'a call with a key')
  return ok(caller.user)
}

function unknownCaller({ context, url }: AnsweredCall): Response {
  return callProblem('unauthenticated', { ...callFacts(context, url), headers: { 'WWW-Authenticate': 'Bearer' } })
}
