import { endWaiting, findWaitingPlace } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'

/** A party leaves the list itself, or gives back what is held for it. False when it is not on the list any more. */
export async function leaveWaitingList(db: Db, token: string): Promise<boolean> {
  const place = await findWaitingPlace(db, { token })
  return place !== undefined && inTransaction(db, (tx) => endWaiting(tx, place.id, 'left'))
}
