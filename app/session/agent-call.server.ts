import { refuseWith, type AnsweredCall } from '#app/calls/refuse-with.server.ts'
import { servicesContext } from '#app/middleware/contexts.ts'
import { proveAgent, type Agent } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findCaller } from './find-caller.server.ts'

/**
 * Lets a call of an agent, or of staff, through to `answer`: 401 without a session, 403 for members and for blocked
 * accounts. Keys need a scope of `agent`. What comes back is kept by no cache.
 */
export async function answerAgent(
  call: AnsweredCall,
  answer: (db: Db, agent: Agent) => Promise<Response>,
): Promise<Response> {
  const caller = await findCaller(call, 'agent')
  if (!caller.ok) return caller.error
  const agent = proveAgent(caller.value)
  if (!agent) return refuseWith(call, 'forbidden')

  const response = await answer(call.context.get(servicesContext).db, agent)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}
