import type { Db } from '#platform/db/client.server.ts'
import { tokenHashOf } from '../token-hash.server.ts'
import { own } from './tables.server.ts'

/** When whoever has a live session last showed who they are, null when that counts no more; `undefined` without one. */
export async function findProvenAt(db: Db, token: string | undefined, now: Date): Promise<Date | null | undefined> {
  if (token === undefined) return undefined
  const row = await own(db)
    .selectFrom('sessions')
    .select('proven_at')
    .where('token_hash', '=', tokenHashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.proven_at
}

/** Whether a session is one of a program, which keeps its token itself. */
export async function isOfProgram(db: Db, token: string): Promise<boolean> {
  const row = await own(db)
    .selectFrom('sessions')
    .select('is_program')
    .where('token_hash', '=', tokenHashOf(token))
    .executeTakeFirst()
  return row?.is_program === true
}

/** Notes that whoever has a session has just shown who they are. */
export async function noteProven(tx: Db, token: string, now: Date): Promise<void> {
  await own(tx).updateTable('sessions').set({ proven_at: now }).where('token_hash', '=', tokenHashOf(token)).execute()
}
