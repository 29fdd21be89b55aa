import type { AnsweredCall } from '#app/api/calls/refuse-with.server.ts'
import { proveLeader, type Leader } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { answerProven } from './answer-proven.server.ts'

/**
 * Lets a call of somebody who leads groups through to `answer`: 401 without a session, 403 for everybody else and for
 * blocked accounts. Keys of programs are no sign-in. What comes back is kept by no cache.
 */
export function answerLeader(
  call: AnsweredCall,
  answer: (db: Db, leader: Leader) => Promise<Response>,
): Promise<Response> {
  return answerProven(call, { prove: proveLeader }, answer)
}
