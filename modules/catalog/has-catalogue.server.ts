import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** Whether any tour is stored: what an import would collide with. */
export async function hasCatalogue(db: Db): Promise<boolean> {
  return (await own(db).selectFrom('tours').select('id').limit(1).executeTakeFirst()) !== undefined
}
