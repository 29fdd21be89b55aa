import { sql, type RawBuilder } from 'kysely'
import { isUuid } from '#kernel/ids.ts'
import type { Db } from '#platform/db/client.server.ts'
import { isReferenceViolation, isUniqueViolation } from '#platform/db/errors.server.ts'
import { own } from './tables.server.ts'

/** How long a deletion can be taken back. */
const UNDO_MINUTES = 15

/** Rows of another table that are deleted with a row, by the column in which they carry its `id`. */
export type RowParts = { table: string; of: string }

type KeptParts = { table: string; rows: Record<string, unknown>[] }[]

/**
 * Deletes a row and keeps it whole for a quarter of an hour, with the rows of `parts`, which the database deletes with it;
 * gives the key by which `restoreRow` brings all of it back, or nothing when there is no such row. Tables are named by the
 * program, never by a request. Runs in the caller's transaction; throws as a deletion does when other rows refer to it.
 */
export async function removeRow(
  tx: Db,
  table: string,
  condition: RawBuilder<boolean>,
  now: Date,
  parts: readonly RowParts[] = [],
): Promise<string | undefined> {
  await forgetRemovedRows(tx, now)
  // The parts are read as they stood before this statement, which deletes them.
  const kept = parts.map(
    (
      part,
    ) => sql`jsonb_build_object('table', ${part.table}::text, 'rows', (select coalesce(jsonb_agg(to_jsonb(part)), '[]')
      from ${sql.table(part.table)} part where part.${sql.ref(part.of)} = gone.id))`,
  )
  const { rows } = await sql<{
    id: string
  }>`with gone as (delete from ${sql.table(table)} where ${condition} returning *)
    insert into removed_rows (table_name, record, removed_at, parts)
    select ${table}, to_jsonb(gone), ${now}, jsonb_build_array(${sql.join(kept)}) from gone
    returning id`.execute(tx)
  return rows[0]?.id
}

/**
 * Brings a removed row back with everything it held, its key, version and times among it; gives what it holds. Nothing
 * when it was not removed from this table, was brought back before, or its time is over; `taken` when something else has
 * its place, or what it belonged to is gone. Its parts come back with it, except those whose place is taken: somebody who
 * has another room by now keeps that one. Runs in the caller's transaction, which goes on either way.
 */
export async function restoreRow(
  tx: Db,
  table: string,
  undo: string,
  now: Date,
): Promise<Record<string, unknown> | 'taken' | undefined> {
  if (!isUuid(undo)) return undefined
  await sql`savepoint restore_row`.execute(tx)
  const kept = await own(tx)
    .deleteFrom('removed_rows')
    .where('id', '=', undo)
    .where('table_name', '=', table)
    .where('removed_at', '>', endOfUndo(now))
    .returning(['record', 'parts'])
    .executeTakeFirst()
  if (!kept) return undefined
  const record = kept.record as Record<string, unknown>
  try {
    await insertRows(tx, table, [record], sql``)
    for (const { table: of, rows } of kept.parts as KeptParts)
      if (rows.length > 0) await insertRows(tx, of, rows, sql`on conflict do nothing`)
    return record
  } catch (error) {
    if (!isUniqueViolation(error) && !isReferenceViolation(error)) throw error
    await sql`rollback to savepoint restore_row`.execute(tx)
    return 'taken'
  }
}

/** Forgets rows that nobody can bring back any more. */
export async function forgetRemovedRows(db: Db, now: Date): Promise<void> {
  await own(db).deleteFrom('removed_rows').where('removed_at', '<=', endOfUndo(now)).execute()
}

/** Forgets removed rows of a table of which one column holds a value, as a person may ask. */
export async function forgetRemovedRowsOf(tx: Db, table: string, column: string, value: string): Promise<void> {
  await own(tx)
    .deleteFrom('removed_rows')
    .where('table_name', '=', table)
    .where(sql<boolean>`record ->> ${column} = ${value}`)
    .execute()
}

function endOfUndo(now: Date): Date {
  return new Date(now.getTime() - UNDO_MINUTES * 60_000)
}

async function insertRows(
  tx: Db,
  table: string,
  rows: readonly Record<string, unknown>[],
  onConflict: RawBuilder<unknown>,
): Promise<void> {
  const columns = await writableColumns(tx, table, Object.keys(rows[0] ?? {}))
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    ${onConflict}`.execute(tx)
}

/** The columns of a row that the table still has and that are not reckoned from others. */
async function writableColumns(tx: Db, table: string, known: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    and attname = any(${known}) order by attnum`.execute(tx)
  return rows.map(({ name }) => name)
}
