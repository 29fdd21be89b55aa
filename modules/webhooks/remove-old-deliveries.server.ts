import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

const KEPT_DAYS = 30

/** Forgets what was sent more than thirty days ago, with its tries. */
export async function removeOldDeliveries(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
  await own(db)
    .deleteFrom('webhook_deliveries')
    .where('created_at', '<', oldest)
    .where('state', '<>', 'pending')
    .execute()
}
