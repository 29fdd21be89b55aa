import type { Db } from '#platform/db/client.server.ts'
import type { EncryptedColumn } from '#platform/field-cipher/encrypted-column.ts'
import { openField, sealField } from '#platform/field-cipher/field-cipher.server.ts'
import { own } from './tables.server.ts'

/** The secrets of authenticator apps are sealed, each for its own account. */
const totpSecretColumn: EncryptedColumn = {
  table: 'totp_factors',
  column: 'secret_cipher',
  rowColumn: 'user_id',
}

/** For the command that changes keys. */
export const sealedAccountColumns: readonly EncryptedColumn[] = [totpSecretColumn]

export type TotpFactor = { secret: string; isConfirmed: boolean; lastStep: number }

export async function findTotpFactor(db: Db, userId: string): Promise<TotpFactor | undefined> {
  const row = await own(db).selectFrom('totp_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()
  if (!row) return undefined
  const secret = openField(db, totpSecretColumn, userId, row.secret_cipher)
  return { secret, isConfirmed: row.is_confirmed, lastStep: row.last_step }
}

/** Keeps a secret that still has to prove itself; a confirmed one is never replaced. */
export async function keepTotpSecret(tx: Db, userId: string, secret: string, now: Date): Promise<void> {
  const sealed = sealField(tx, totpSecretColumn, userId, secret)
  await own(tx)
    .insertInto('totp_factors')
    .values({ user_id: userId, secret_cipher: sealed, created_at: now })
    .onConflict((kept) => kept.column('user_id').doNothing())
    .execute()
}

/** Uses the code of a step up; false when that step, or a later one, was used before. */
export async function spendTotpStep(tx: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await own(tx)
    .updateTable('totp_factors')
    .set({ last_step: step, is_confirmed: true })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
