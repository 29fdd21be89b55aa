import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { cipherOf } from './cipher-of-handle.server.ts'
import type { EncryptedColumn } from './encrypted-column.ts'
import { blindIndex, openField, sealField } from './field-cipher.server.ts'

const BATCH = 200

/**
 * Seals everything in a column anew that was sealed with another key than the first one, with its blind index, and gives
 * how many texts that were. Works in small transactions beside running programs: rows somebody else holds are waited
 * for, and rows sealed meanwhile are found again or already new. It may be ended and started again at any time.
 *
 * @throws SealedFieldUnreadable at a text that no key opens; everything before it stays done.
 */
export async function rotateColumn(db: Db, column: EncryptedColumn): Promise<number> {
  let rotated = 0
  for (;;) {
    const done = await inTransaction(db, (tx) => rotateBatch(tx, column))
    if (done === 0) return rotated
    rotated += done
  }
}

async function rotateBatch(tx: Db, column: EncryptedColumn): Promise<number> {
  const [current] = cipherOf(tx).keyIds
  const [table, sealed, row] = [column.table, column.column, column.rowColumn].map((name) => sql.ref(name))
  const { rows } = await sql<{ row: string; sealed: string }>`
    select ${row}::text as row, ${sealed} as sealed from ${table}
    where ${sealed} is not null and not starts_with(${sealed}, ${`v1.${current}.`})
    order by ${row} limit ${BATCH} for update`.execute(tx)
  for (const { row: key, sealed: before } of rows) {
    const plain = openField(tx, column, key, before)
    const index = column.index
      ? sql`, ${sql.ref(column.index.column)} = ${blindIndex(tx, column.index.purpose, plain)}`
      : sql``
    await sql`update ${table} set ${sealed} = ${sealField(tx, column, key, plain)} ${index}
      where ${row}::text = ${key}`.execute(tx)
  }
  return rows.length
}
