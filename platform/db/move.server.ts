import { CompiledQuery, sql } from 'kysely'
import type { Log } from '#platform/log/log.server.ts'
import type { Database, Db } from './database.server.ts'

/** The target of a move holds something already. */
export class TargetNotEmpty extends Error {
  constructor(table: string) {
    super(`The target database is not empty: ${table} has rows. Nothing was changed.`)
  }
}

export type MovedTable = { table: string; rows: number }

const BATCH = 500

/** Written by the migrations and by triggers themselves, as the rows come that they are worked out of. */
const leftOut = new Set([
  'kysely_migration',
  'kysely_migration_lock',
  'revisions',
  'departure_changes',
  'orders_to_count',
  'counted_orders',
  'order_sums',
  'order_sum_changes',
])

/**
 * Copies every row of one migrated database into another that is migrated and empty, waiting jobs included, and then
 * compares the two row by row. All in one transaction of the target: when anything differs, nothing has happened there.
 * The source is only read; nobody else may write to it meanwhile.
 *
 * @throws TargetNotEmpty before anything is copied.
 * @throws Error naming the table when the copy differs.
 */
export async function moveData(source: Database, target: Database, log: Log): Promise<MovedTable[]> {
  await refuseUnlessEmpty(target.db)
  const tables = await tablesInOrder(source)
  return target.db.transaction().execute(async (tx) => {
    // A program that was tried on the target has made its queues known; the source's are complete.
    await query(tx, 'delete from pgboss.queue')
    // The same with its keys: what comes was sealed with those of the source.
    await query(tx, 'delete from data_key_checks')
    const moved: MovedTable[] = []
    for (const table of tables) {
      await copyTable(source, tx, table)
      const rows = await compareTable(source, tx, table)
      log.info({ table, rows }, 'copied and compared')
      moved.push({ table, rows })
    }
    await copySequences(source, tx)
    return moved
  })
}

/** @throws TargetNotEmpty naming a table that has rows. A migrated database in which nobody worked counts as empty. */
export async function refuseUnlessEmpty(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' or (schemaname = 'pgboss' and tablename like 'job%') order by name`.execute(db)
  for (const { name } of rows) {
    if (leftOut.has(name.replace('public.', '')) || name === 'public.data_key_checks') continue
    const found = await sql`select 1 from ${sql.raw(name)} limit 1`.execute(db)
    if (found.rows.length > 0) throw new TargetNotEmpty(name)
  }
}

/** Every table of the product, those that others refer to first; then the job queue's. */
async function tablesInOrder({ executeSql }: Database): Promise<string[]> {
  const { rows } = await executeSql(`
    select quote_ident(c.relname) as name,
      array(select quote_ident(f.relname) from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as parents
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' order by c.relname`)
  const waiting = new Map(rows.map((row) => [String(row['name']), row['parents'] as string[]]))
  for (const name of leftOut) waiting.delete(name)
  const ordered: string[] = []
  while (waiting.size > 0) {
    const ready = [...waiting].filter(([, parents]) => parents.every((parent) => !waiting.has(parent)))
    if (ready.length === 0)
      throw new Error(`these tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`)
    for (const [name] of ready) {
      waiting.delete(name)
      ordered.push(name)
    }
  }
  return [...ordered, 'pgboss.queue', 'pgboss.job_common']
}

/** Rows travel in PostgreSQL's own text form, which is exact for every type; no value passes through JavaScript. */
async function copyTable({ executeSql }: Database, tx: Db, table: string): Promise<void> {
  // Triggers have written here while others were copied: what they write stands among the rows that come.
  await query(tx, `delete from ${table}`)
  let after = '(0,0)'
  for (;;) {
    const { rows } = await executeSql(
      `select t.ctid::text as place, t::text as content from ${table} t where t.ctid > $1::tid order by t.ctid limit ${BATCH}`,
      [after],
    )
    const last = rows.at(-1)
    if (!last) return
    const contents = rows.map((row) => String(row['content']))
    await query(
      tx,
      `insert into ${table} overriding system value select (content::${table}).* from unnest($1::text[]) content`,
      [contents],
    )
    after = String(last['place'])
  }
}

async function compareTable(source: Database, tx: Db, table: string): Promise<number> {
  const text = `select md5(t::text) as sum from ${table} t order by md5(t::text) collate "C"`
  const [here, there] = [await source.executeSql(text), await query(tx, text)]
  const isSame =
    here.rows.length === there.length && here.rows.every((row, index) => row['sum'] === there[index]?.['sum'])
  if (!isSame) throw new Error(`The copy of ${table} differs from the original; the target was left as it was.`)
  return there.length
}

async function copySequences({ executeSql }: Database, tx: Db): Promise<void> {
  const { rows } = await executeSql(
    `select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`,
  )
  for (const { name } of rows) {
    const state = await executeSql(`select last_value, is_called from ${String(name)}`)
    await query(tx, 'select setval($1::regclass, $2::bigint, $3::boolean)', [
      name,
      state.rows[0]?.['last_value'],
      state.rows[0]?.['is_called'],
    ])
  }
}

async function query(tx: Db, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const { rows } = await tx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values))
  return rows
}
