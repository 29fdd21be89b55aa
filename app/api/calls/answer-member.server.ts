import type { AnsweredCall } from '#app/api/calls/refuse-with.server.ts'
import { proveMember, type Member } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { answerProven } from './answer-proven.server.ts'

/**
 * Lets a call of somebody who is signed in through to `answer`: 401 without a session, 403 `account_blocked` for a
 * blocked account. Keys of programs are no sign-in. What comes back is kept by no cache.
 */
export function answerMember(
  call: AnsweredCall,
  answer: (db: Db, member: Member) => Promise<Response>,
): Promise<Response> {
  return answerProven(call, { prove: proveMember, refusal: 'account_blocked' }, answer)
}
