import { createHash } from 'node:crypto'
import { data } from 'react-router'
import { isUuid } from '#kernel/ids.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { answerOnce } from '#platform/idempotency/answer-once.server.ts'

/**
 * Does an act of money once for the `key` that its form carries: the same form again, at the same moment or within a
 * day, does nothing and gets the same result. A refusal leaves nothing behind and may be sent again; so may another
 * content, which is another act. `act` does everything by the handle it gets.
 *
 * @throws 400 when the form carries no key.
 */
export async function actOnce<Done, Refusal>(
  db: Db,
  admin: { id: string },
  fields: Record<string, string>,
  act: (tx: Db) => Promise<Result<Done, Refusal>>,
): Promise<Result<Done, Refusal>> {
  const { key, ...content } = fields
  if (!isUuid(key ?? '')) throw data(null, { status: 400 })
  const typed = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  const once = { scope: `form:${admin.id}`, key: `${key}:${typed}`, request: content, isPatient: true }
  return inTransaction(db, async (tx): Promise<Result<Done, Refusal>> => {
    let refusal: Result<Done, Refusal> | undefined
    const answered = await answerOnce(tx, once, new Date(), async (part) => {
      const done = await act(part)
      if (!done.ok) refusal = done
      return { status: 200, body: done.ok ? (done.value ?? null) : null }
    })
    if (refusal) return refusal
    if (!answered.ok) throw new Error(`the act of a form was refused: ${answered.error.code}`)
    return ok(answered.value.body as Done)
  })
}
