import { sql } from 'kysely'
import type { Db } from './client.server.ts'

/**
 * Does `work` all or nothing: in a transaction of its own, or as a part of the caller's that can be undone apart. A
 * refusal (a `Result` that is not ok) undoes everything `work` has written and is returned; what `work` throws undoes it,
 * too, and is thrown. `work` does everything by the handle it gets. What must stay although
 * something is refused is written elsewhere.
 */
export function inTransaction<Done>(db: Db, work: (tx: Db) => Promise<Done>): Promise<Done> {
  return keepIf(db, isNoRefusal, work)
}

/** Reads, as everything stood at one moment, whatever others write meanwhile; opens a transaction of its own. */
export function inOnePicture<Done>(db: Db, work: (tx: Db) => Promise<Done>): Promise<Done> {
  return db.transaction().setIsolationLevel('repeatable read').execute(work)
}

/**
 * Does something as `inTransaction` does, and keeps it only if what it found says so; either way that is returned. For
 * trials, which tell beforehand what an act would do, and for lists of which one refusal is enough.
 */
export async function keepIf<Found>(
  db: Db,
  isKept: (found: Found) => boolean,
  work: (tx: Db) => Promise<Found>,
): Promise<Found> {
  if (db.isTransaction) return keepPartIf(db, isKept, work)
  try {
    return await db.transaction().execute(async (tx): Promise<Found> => {
      const found = await work(tx)
      if (!isKept(found)) throw new TakenBack(found)
      return found
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.found as Found
    throw error
  }
}

/** The word is used again inside: going back leads to the latest of the name that is not done. */
async function keepPartIf<Found>(
  tx: Db,
  isKept: (found: Found) => boolean,
  work: (tx: Db) => Promise<Found>,
): Promise<Found> {
  await sql`savepoint part`.execute(tx)
  try {
    const found = await work(tx)
    if (!isKept(found)) await sql`rollback to savepoint part`.execute(tx)
    await sql`release savepoint part`.execute(tx)
    return found
  } catch (error) {
    // Who catches what was thrown may go on; where the connection is gone, that is the error to hear of.
    await sql`rollback to savepoint part`.execute(tx).catch(() => undefined)
    throw error
  }
}

function isNoRefusal(done: unknown): boolean {
  return !(typeof done === 'object' && done !== null && 'ok' in done && done.ok === false)
}

class TakenBack extends Error {
  readonly found: unknown
  constructor(found: unknown) {
    super('it was not kept')
    this.found = found
  }
}
