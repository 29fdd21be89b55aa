import { refuseWith, type AnsweredCall } from '#app/api/calls/refuse-with.server.ts'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import { proveAdmin, proveAgent, type Admin, type Agent } from '#modules/accounts/index.server.ts'
import type { SignedInUser } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findCaller } from './find-caller.server.ts'

/**
 * Lets a call of an agent, or of staff whose role opens the area of the agents, through to `answer`: 401 without a
 * session, 403 for everybody else and for blocked accounts. Keys need a scope of `agent`. What comes back is kept by no
 * cache.
 */
export function answerAgent(
  call: AnsweredCall,
  answer: (db: Db, agent: Agent) => Promise<Response>,
): Promise<Response> {
  return answerProven(call, proveAgent, answer)
}

/** As {@link answerAgent}, for agents and staff of every role: for what shows no records of anybody. */
export function answerColleague(
  call: AnsweredCall,
  answer: (db: Db, colleague: Agent | Admin) => Promise<Response>,
): Promise<Response> {
  return answerProven(call, (user) => proveAgent(user) ?? proveAdmin(user), answer)
}

async function answerProven<Proof>(
  call: AnsweredCall,
  prove: (user: SignedInUser) => Proof | undefined,
  answer: (db: Db, proof: Proof) => Promise<Response>,
): Promise<Response> {
  const caller = await findCaller(call, 'agent')
  if (!caller.ok) return caller.error
  const proof = prove(caller.value)
  if (!proof) return refuseWith(call, 'forbidden')

  const response = await answer(call.context.get(servicesContext).db, proof)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}
