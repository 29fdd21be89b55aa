import type { AnsweredCall } from '#app/api/calls/refuse-with.server.ts'
import { proveAdmin, proveAgent, type Admin, type Agent } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { answerProven } from './answer-proven.server.ts'

/**
 * Lets a call of an agent, or of staff whose role opens the area of the agents, through to `answer`: 401 without a
 * session, 403 for everybody else and for blocked accounts. Keys need a scope of `agent`. What comes back is kept by no
 * cache.
 */
export function answerAgent(
  call: AnsweredCall,
  answer: (db: Db, agent: Agent) => Promise<Response>,
): Promise<Response> {
  return answerProven(call, { area: 'agent', prove: proveAgent }, answer)
}

/** As {@link answerAgent}, for agents and staff of every role: for what shows no records of anybody. */
export function answerColleague(
  call: AnsweredCall,
  answer: (db: Db, colleague: Agent | Admin) => Promise<Response>,
): Promise<Response> {
  return answerProven(call, { area: 'agent', prove: (user) => proveAgent(user) ?? proveAdmin(user) }, answer)
}
