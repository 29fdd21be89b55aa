import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** What the code of a register may be: it stands in addresses and in the books. */
export const registerCode = /^[a-z0-9-]{1,32}$/

export type NewRegister = { code: string; name: string }

/**
 * Writes a cash register that comes with the program; false when there is one of that code, which stays as it is.
 *
 * @throws RangeError when the code does not match `registerCode`.
 */
export async function importRegister(db: Db, { code, name }: NewRegister): Promise<boolean> {
  if (!registerCode.test(code)) throw new RangeError(`"${code}" cannot name a register`)
  const added = await own(db)
    .insertInto('cash_registers')
    .values({ code, name })
    .onConflict((known) => known.column('code').doNothing())
    .returning('code')
    .executeTakeFirst()
  return added !== undefined
}
