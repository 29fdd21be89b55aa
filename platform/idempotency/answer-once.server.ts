import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { toJson } from '#platform/db/json.server.ts'

/** What a call answered: a status below 500 and a body of JSON. */
export type Answer = { status: number; body: unknown }

export type CallOnce = {
  /** Whose key it is, such as `user:<id>`: two callers may choose the same key. */
  scope: string
  key: string
  /** Everything that makes two calls the same: the method, the path and the body as it was read. */
  request: unknown
  /** Waits for the first call to end instead of being refused: a form shows the result, not that it is under way. */
  isPatient?: boolean
}

const KEPT_MS = 24 * 3_600_000
const CLEARED_AT_ONCE = 100

/**
 * Runs `work` once for a key, in one transaction with the note of its answer: a crash leaves both or neither. The same
 * call within 24 hours gets the first answer again, with `isReplay`. When `work` throws, nothing has happened and the
 * key is free.
 *
 * Fails with `key-reused` when the key came with another request, `in-progress` while the first call is still running and
 * this one is not patient.
 */
export async function answerOnce(
  db: Db,
  { scope, key, request, isPatient = false }: CallOnce,
  now: Date,
  work: (tx: Db) => Promise<Answer>,
): Promise<Result<Answer & { isReplay: boolean }, { code: 'key-reused' | 'in-progress' }>> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  return inTransaction(db, async (tx) => {
    if (isPatient) await waitForTurn(tx, scope, key)
    else if (!(await takeTurn(tx, scope, key))) return fail({ code: 'in-progress' })
    const oldest = new Date(now.getTime() - KEPT_MS)
    const earlier = await findAnswer(tx, scope, key, oldest)
    if (earlier && earlier.request_hash !== requestHash) return fail({ code: 'key-reused' })
    if (earlier) return ok({ status: earlier.status, body: earlier.body, isReplay: true })

    const answer = await work(tx)
    await sql`insert into idempotent_answers (scope, key, request_hash, status, body, created_at, finished_at)
      values (${scope}, ${key}, ${requestHash}, ${answer.status}, ${toJson(answer.body)}::jsonb, ${now}, ${now})
      on conflict (scope, key) do update set request_hash = excluded.request_hash, status = excluded.status,
        body = excluded.body, created_at = excluded.created_at, finished_at = excluded.finished_at`.execute(tx)
    await clearOld(tx, oldest)
    return ok({ ...answer, isReplay: false })
  })
}

/** False while another transaction has the key; the turn ends with the transaction. */
async function takeTurn(tx: Db, scope: string, key: string): Promise<boolean> {
  const { rows } = await sql<{ is_mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${toJson([scope, key])}, 0)) as is_mine`.execute(tx)
  return rows[0]?.is_mine === true
}

async function waitForTurn(tx: Db, scope: string, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${toJson([scope, key])}, 0))`.execute(tx)
}

async function findAnswer(tx: Db, scope: string, key: string, oldest: Date) {
  const { rows } = await sql<{ request_hash: string; status: number; body: unknown }>`
    select request_hash, status, body from idempotent_answers
    where scope = ${scope} and key = ${key} and created_at > ${oldest}`.execute(tx)
  return rows[0]
}

/** What another transaction is clearing is left to it. */
async function clearOld(tx: Db, oldest: Date): Promise<void> {
  await sql`delete from idempotent_answers where (scope, key) in (
    select scope, key from idempotent_answers where created_at <= ${oldest} order by created_at limit ${CLEARED_AT_ONCE}
    for update skip locked)`.execute(tx)
}
