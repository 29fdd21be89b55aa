import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** What the code of a register may be: it stands in addresses and in the books. */
export const registerCode = /^[a-z0-9-]{1,32}$/

/**
 * Opens a cash register. Fails with `code-taken` when there is one of that code.
 *
 * @throws RangeError when the code does not match `registerCode`.
 */
export async function openRegister(
  db: Db,
  { code, name }: { code: string; name: string },
): Promise<Result<{ code: string }, { code: 'code-taken' }>> {
  if (!registerCode.test(code)) throw new RangeError(`"${code}" cannot name a register`)
  const opened = await own(db)
    .insertInto('cash_registers')
    .values({ code, name })
    .onConflict((known) => known.column('code').doNothing())
    .returning('code')
    .executeTakeFirst()
  return opened ? ok(opened) : fail({ code: 'code-taken' })
}
