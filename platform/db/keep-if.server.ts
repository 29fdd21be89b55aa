import type { Db } from './client.server.ts'

/**
 * Does something in a transaction and keeps it only if what it found says so; either way that is returned. For trials,
 * which tell beforehand what an act would do, and for work that is all or nothing. `work` does everything by the handle
 * it gets. What it throws is thrown, and then nothing is kept either.
 */
export async function keepIf<Found>(
  db: Db,
  isKept: (found: Found) => boolean,
  work: (tx: Db) => Promise<Found>,
): Promise<Found> {
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

class TakenBack extends Error {
  readonly found: unknown
  constructor(found: unknown) {
    super('it was not kept')
    this.found = found
  }
}
