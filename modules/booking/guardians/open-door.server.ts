import { newToken } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { blindIndex, blindIndexes } from '#platform/field-cipher/field-cipher.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { own } from '../data/tables.server.ts'
import { guardianCodeAsked } from '../jobs/queues.server.ts'
import { CODE_MINUTES, codeTyped, MOST_TRIES, newCode, VISIT_DAYS, type Guardian } from './guardian.ts'

const CODE = 'guardian-code'
const VISIT = 'guardian-visit'

/** Has a code mailed to a guardian; while one waits to be written, asking again sends no second one. */
export async function askForCode(db: Db, { id: guardianId }: Guardian): Promise<void> {
  await inTransaction(db, (tx) => enqueue(tx, guardianCodeAsked, { guardianId }, { singletonKey: guardianId }))
}

/** A new code in the place of any earlier one; only its fingerprint is kept. */
export async function makeCode(tx: Db, { id }: Guardian, now: Date): Promise<string> {
  const code = newCode()
  await own(tx)
    .updateTable('order_guardians')
    .set({
      code_index: blindIndex(tx, CODE, `${id}:${code}`),
      code_until: new Date(now.getTime() + CODE_MINUTES * 60_000),
      code_tries: 0,
    })
    .where('id', '=', id)
    .execute()
  return code
}

/**
 * Lets a browser in for whoever typed the code over: gives the secret that the browser keeps, and until when it opens.
 * Every try is counted before it is looked at, so that tries at once are no more than tries one by one.
 *
 * Fails with `code-over` when no code waits, its time is over or it was tried too often, and with `code-wrong`.
 */
export async function letIn(
  db: Db,
  { id }: Guardian,
  typed: string,
  now: Date,
): Promise<Result<{ secret: string; until: Date }, { code: 'code-over' | 'code-wrong' }>> {
  const tried = await own(db)
    .updateTable('order_guardians')
    .set((row) => ({ code_tries: row('code_tries', '+', 1) }))
    .where('id', '=', id)
    .where('code_until', '>', now)
    .where('code_tries', '<', MOST_TRIES)
    .returning('code_index')
    .executeTakeFirst()
  if (!tried?.code_index) return fail({ code: 'code-over' })
  if (!blindIndexes(db, CODE, `${id}:${codeTyped(typed)}`).includes(tried.code_index))
    return fail({ code: 'code-wrong' })
  const secret = newToken(32)
  const until = new Date(now.getTime() + VISIT_DAYS * 86_400_000)
  return inTransaction(db, async (tx) => {
    // Of two who type the same code over at once, the second finds it used.
    const used = await own(tx)
      .updateTable('order_guardians')
      .set({ code_index: null, code_until: null })
      .where('id', '=', id)
      .where('code_index', '=', tried.code_index)
      .where('taken_back_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!used) return fail({ code: 'code-over' })
    await own(tx).deleteFrom('order_guardian_visits').where('until', '<=', now).execute()
    const visit = { secret_index: blindIndex(tx, VISIT, secret), guardian_id: id, until }
    await own(tx).insertInto('order_guardian_visits').values(visit).execute()
    return ok({ secret, until })
  })
}

/** Whether a browser was let in to what this guardian looks after. */
export async function isLetIn(db: Db, { id }: Guardian, secret: string, now: Date): Promise<boolean> {
  const visit = await own(db)
    .selectFrom('order_guardian_visits')
    .select('until')
    .where('guardian_id', '=', id)
    .where('secret_index', 'in', blindIndexes(db, VISIT, secret))
    .where('until', '>', now)
    .executeTakeFirst()
  return visit !== undefined
}
