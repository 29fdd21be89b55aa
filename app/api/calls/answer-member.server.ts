import { refuseWith, type AnsweredCall } from '#app/api/calls/refuse-with.server.ts'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import { proveMember, type Member } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findCaller } from './find-caller.server.ts'

/**
 * Lets a call of somebody who is signed in through to `answer`: 401 without a session, 403 `account_blocked` for a
 * blocked account. Keys of programs are no sign-in. What comes back is kept by no cache.
 */
export async function answerMember(
  call: AnsweredCall,
  answer: (db: Db, member: Member) => Promise<Response>,
): Promise<Response> {
  const caller = await findCaller(call)
  if (!caller.ok) return caller.error
  const member = proveMember(caller.value)
  if (!member) return refuseWith(call, 'account_blocked')

  const response = await answer(call.context.get(servicesContext).db, member)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}
