import { newToken } from '#kernel/ids.ts'
import type { Db } from '#platform/db/client.server.ts'
import { tokenHashOf } from '../token-hash.server.ts'
import { own } from './tables.server.ts'

/** Nobody's account: asking about it takes as long as asking about one. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Why somebody who tries an account is not a stranger to it. */
export type Acquaintance = 'device' | 'address' | 'none'

/** Whether this browser, or else this network address, was let into the account before. */
export async function findAcquaintance(
  db: Db,
  {
    userId = NOBODY,
    device,
    addressHash,
  }: { userId: string | undefined; device: string | undefined; addressHash: string },
): Promise<Acquaintance> {
  const known = await own(db)
    .selectFrom('known_devices')
    .select('user_id')
    .where('token_hash', '=', tokenHashOf(device ?? ''))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const session = await own(db)
    .selectFrom('sessions')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('address_hash', '=', addressHash)
    .limit(1)
    .executeTakeFirst()
  if (known) return 'device'
  return session ? 'address' : 'none'
}

/** Remembers the browser that was let in, and answers what it is to show next time: what it showed now, if it is known. */
export async function rememberDevice(tx: Db, userId: string, device: string | undefined, now: Date): Promise<string> {
  const used = device && (await touchDevice(tx, userId, device, now))
  if (device && used) return device
  const token = newToken(32)
  await own(tx)
    .insertInto('known_devices')
    .values({ token_hash: tokenHashOf(token), user_id: userId, last_used_at: now })
    .execute()
  return token
}

async function touchDevice(tx: Db, userId: string, device: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await own(tx)
    .updateTable('known_devices')
    .set({ last_used_at: now })
    .where('token_hash', '=', tokenHashOf(device))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
