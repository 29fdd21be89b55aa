import { createHash } from 'node:crypto'
import { newReference } from '#kernel/ids.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from '../data/tables.server.ts'

const HOW_MANY = 10
/** 80 random bits: too many to find from a hash by trying. */
const LETTERS = 16

/** Gives an account new recovery codes in place of all earlier ones. They are seen now and never again. */
export async function replaceRecoveryCodes(tx: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, () => newReference(LETTERS))
  await own(tx).deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await own(tx)
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code) })))
    .execute()
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'))
}

/** Uses a recovery code up; false when it is none of the account's, or was used before. */
export async function spendRecoveryCode(tx: Db, userId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await own(tx)
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(code))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Hyphens, spaces and small letters are how people copy. */
function hashOf(code: string): string {
  return createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest('hex')
}
