import { isDatabaseAway } from '#platform/db/errors.server.ts'
import { DatabaseInUse } from '#platform/db/folder-lock.server.ts'
import { isUnwritable } from '#platform/disk/unwritable.server.ts'
import { EnvironmentError } from '#platform/env.server.ts'

/** What SQLite, which locks the folder, says of one that it cannot write to: READONLY and CANTOPEN. */
const UNWRITABLE_TO_SQLITE = [8, 14]

/**
 * Why the program did not start, in a sentence for the person who can do something about it. Undefined when nobody at
 * the terminal can: then the way through the code is what helps.
 */
export function reasonNotToStart(error: unknown): string | undefined {
  if (error instanceof EnvironmentError || error instanceof DatabaseInUse) return error.message
  if (isUnwritable(error) || isUnwritableToSqlite(error)) return `DATA_DIR cannot be written to: ${wordsOf(error)}.`
  if (isDatabaseAway(error))
    return `The server of DATABASE_URL does not answer: ${wordsOf(error)}. Start again when it does.`
  return undefined
}

function isUnwritableToSqlite(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && UNWRITABLE_TO_SQLITE.includes(Number(error.errcode))
}

/** The first cause; an error of several addresses at once has no words of its own. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause !== undefined) return wordsOf(error.cause)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
