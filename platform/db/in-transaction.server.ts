import type { Db } from './client.server.ts'

/** Does `work` in the transaction of the caller; in one of its own where the caller has none. */
export function inTransaction<Done>(db: Db, work: (tx: Db) => Promise<Done>): Promise<Done> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
