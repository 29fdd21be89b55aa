import { DatabaseSync } from 'node:sqlite'

/** Another program has the embedded database open. */
export class DatabaseInUse extends Error {
  constructor(folder: string) {
    super(
      `The database in ${folder} is in use by another running program. Stop that program first, or give this one its own DATA_DIR.`,
    )
  }
}

/**
 * Keeps every other process away from a folder until the returned function is called or this process ends: the operating
 * system frees the lock also after `kill -9`, so there is no stale lock to clean up.
 *
 * @throws DatabaseInUse when the folder is locked.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(`${folder}.lock`)
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (error) {
    lock.close()
    throw isBusy(error) ? new DatabaseInUse(folder) : error
  }
  return () => lock.close()
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
