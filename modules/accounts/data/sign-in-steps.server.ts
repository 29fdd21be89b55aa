import { isToken, newToken } from '#kernel/ids.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { stepExpiry, type SignInStep } from '../domain/sign-in-step.ts'
import { tokenHashOf } from '../token-hash.server.ts'
import { own } from './tables.server.ts'

export type FoundStep<Kind extends SignInStep['kind']> = {
  tokenHash: string
  userId: string | null
  step: Extract<SignInStep, { kind: Kind }>
}

/** After so many wrong answers a step is over, and the sign-in begins anew. */
const MOST_FAILURES = 5

/** Remembers what lies between two steps of a sign-in, and answers the token that leads back to it. */
export async function openStep(db: Db, userId: string | null, step: SignInStep, now: Date): Promise<string> {
  const token = newToken(32)
  await own(db)
    .insertInto('sign_in_steps')
    .values({ token_hash: tokenHashOf(token), user_id: userId, facts: toJson(step), expires_at: stepExpiry(now) })
    .execute()
  return token
}

/** The step of a token, if it is one of these kinds and still open. */
export async function findStep<Kind extends SignInStep['kind']>(
  db: Db,
  token: string | undefined,
  kinds: readonly Kind[],
  now: Date,
): Promise<FoundStep<Kind> | undefined> {
  if (token === undefined || !isToken(token)) return undefined
  const row = await own(db)
    .selectFrom('sign_in_steps')
    .selectAll()
    .where('token_hash', '=', tokenHashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row || !isOfKind(row.facts, kinds)) return undefined
  return { tokenHash: row.token_hash, userId: row.user_id, step: row.facts }
}

/** Closes a step; false when it was closed before, so that of two answers at once one counts. */
export async function closeStep(tx: Db, { tokenHash }: { tokenHash: string }): Promise<boolean> {
  const { numDeletedRows } = await own(tx)
    .deleteFrom('sign_in_steps')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Replaces what a step remembers. */
export async function changeStep(db: Db, { tokenHash }: { tokenHash: string }, step: SignInStep): Promise<void> {
  await own(db)
    .updateTable('sign_in_steps')
    .set({ facts: toJson(step) })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Counts a wrong answer; the last one that is allowed closes the step. */
export async function failStep(db: Db, { tokenHash }: { tokenHash: string }): Promise<void> {
  const { failed_tries: failures } = (await own(db)
    .updateTable('sign_in_steps')
    .set((step) => ({ failed_tries: step('failed_tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .returning('failed_tries')
    .executeTakeFirst()) ?? { failed_tries: 0 }
  if (failures >= MOST_FAILURES) await closeStep(db, { tokenHash })
}

function isOfKind<Kind extends SignInStep['kind']>(
  step: SignInStep,
  kinds: readonly Kind[],
): step is Extract<SignInStep, { kind: Kind }> {
  return (kinds as readonly string[]).includes(step.kind)
}
