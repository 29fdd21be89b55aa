import { isToken, newToken } from '#kernel/ids.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from '../data/tables.server.ts'
import type { Guardian } from './guardian.ts'

const columns = [
  'id',
  'order_id as orderId',
  'token',
  'name',
  'email',
  'phone',
  'locale',
  'completes_papers as completesPapers',
  'hears_changes as hearsChanges',
] as const

/** Whom the customer of an order trusts now, in the order in which they were named. */
export async function listGuardians(db: Db, orderId: string): Promise<Guardian[]> {
  return own(db)
    .selectFrom('order_guardians')
    .select(columns)
    .where('order_id', '=', orderId)
    .where('taken_back_at', 'is', null)
    .orderBy('named_at')
    .orderBy('id')
    .execute()
}

/** Whoever has that address, unless the customer took it back. */
export async function findGuardian(db: Db, by: { token: string } | { id: string }): Promise<Guardian | undefined> {
  if ('token' in by && !isToken(by.token)) return undefined
  return own(db)
    .selectFrom('order_guardians')
    .select(columns)
    .where((row) => ('token' in by ? row('token', '=', by.token) : row('id', '=', by.id)))
    .where('taken_back_at', 'is', null)
    .executeTakeFirst()
}

export async function insertGuardian(tx: Db, guardian: Omit<Guardian, 'id' | 'token'>, now: Date): Promise<string> {
  const { id } = await own(tx)
    .insertInto('order_guardians')
    .values({
      order_id: guardian.orderId,
      token: newToken(32),
      name: guardian.name,
      email: guardian.email,
      phone: guardian.phone,
      locale: guardian.locale,
      completes_papers: guardian.completesPapers,
      hears_changes: guardian.hearsChanges,
      named_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
