import { refuseWith, type AnsweredCall } from '#app/api/calls/refuse-with.server.ts'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import type { SignedInUser } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findCaller } from './find-caller.server.ts'

/** Whose calls are let through, and how everybody else is refused; with an `area`, keys of programs with its scope too. */
type Door<Proof> = {
  area?: string
  prove: (user: SignedInUser) => Proof | undefined
  refusal?: 'forbidden' | 'account_blocked'
}

/**
 * Lets a call through to `answer` with the proof of who makes it: the refusal of `findCaller` without a session or for a key,
 * 403 for whoever cannot prove it. What comes back is kept by no cache.
 */
export async function answerProven<Proof>(
  call: AnsweredCall,
  { area, prove, refusal = 'forbidden' }: Door<Proof>,
  answer: (db: Db, proof: Proof) => Promise<Response>,
): Promise<Response> {
  const caller = await findCaller(call, area)
  if (!caller.ok) return caller.error
  const proof = prove(caller.value)
  if (!proof) return refuseWith(call, refusal)

  const response = await answer(call.context.get(servicesContext).db, proof)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}
