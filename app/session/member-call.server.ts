import { callProblem } from '#app/middleware/call-problem.server.ts'
import { servicesContext } from '#app/middleware/contexts.ts'
import { tokenOf } from '#app/middleware/session.server.ts'
import { refuseWith, type AnsweredCall } from '#app/calls/refuse-with.server.ts'
import { findSession, proveMember, type Member } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { callFacts } from './call-facts.server.ts'

/**
 * Lets a call of somebody who is signed in through to `answer`: 401 without a session, 403 `account_blocked` for a
 * blocked account. What comes back is kept by no cache.
 */
export async function answerMember(
  call: AnsweredCall,
  answer: (db: Db, member: Member) => Promise<Response>,
): Promise<Response> {
  const { request, url, context } = call
  const { db } = context.get(servicesContext)
  const token = tokenOf(request)
  const session = token === undefined ? undefined : await findSession(db, token, new Date())
  if (!session)
    return callProblem('unauthenticated', { ...callFacts(context, url), headers: { 'WWW-Authenticate': 'Bearer' } })
  const member = proveMember(session.user)
  if (!member) return refuseWith(call, 'account_blocked')

  const response = await answer(db, member)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}
