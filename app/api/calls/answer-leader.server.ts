import { refuseWith, type AnsweredCall } from '#app/api/calls/refuse-with.server.ts'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import { proveLeader, type Leader } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findCaller } from './find-caller.server.ts'

/**
 * Lets a call of somebody who leads groups through to `answer`: 401 without a session, 403 for everybody else and for
 * blocked accounts. Keys of programs are no sign-in. What comes back is kept by no cache.
 */
export async function answerLeader(
  call: AnsweredCall,
  answer: (db: Db, leader: Leader) => Promise<Response>,
): Promise<Response> {
  const caller = await findCaller(call)
  if (!caller.ok) return caller.error
  const leader = proveLeader(caller.value)
  if (!leader) return refuseWith(call, 'forbidden')

  const response = await answer(call.context.get(servicesContext).db, leader)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}
