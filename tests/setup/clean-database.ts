import type { Database } from '#platform/db/client.server.ts'

/** A test database that can be given to the next test. `clean` says whether that worked. */
export type Reusable = { database: Database; clean: () => Promise<boolean> }

const PATIENCE_MS = 5000

/**
 * Remembers what a fresh database looks like. Cleaning removes every row and counts from one again. A database whose
 * structure a test has changed, that takes no writes any more, or that a test still holds locked is given up.
 */
export async function makeReusable(database: Database): Promise<Reusable> {
  const { executeSql } = database
  const fresh = await describe(executeSql)
  async function clean(): Promise<boolean> {
    if ((await describe(executeSql)) !== fresh) return false
    await executeSql(REMOVE_EVERYTHING)
    return true
  }
  return { database, clean: () => Promise.race([clean().catch(() => false), giveUp()]) }
}

async function describe(executeSql: Database['executeSql']): Promise<string> {
  const { rows } = await executeSql(STRUCTURE)
  return JSON.stringify(rows)
}

function giveUp(): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), PATIENCE_MS).unref()
  })
}

/** What PostgreSQL brings along itself has lower numbers, and need not be counted. */
const FIRST_OWN = 16_384

const STRUCTURE = `select
  (select count(*) || ' ' || max(oid::bigint) from pg_class where oid >= ${FIRST_OWN} and relkind <> 'i' and relpersistence <> 't') as relations,
  (select count(*) || ' ' || max(oid::bigint) from pg_constraint where oid >= ${FIRST_OWN}) as constraints,
  (select count(*) || ' ' || max(oid::bigint) from pg_trigger where oid >= ${FIRST_OWN}) as triggers,
  (select count(*) || ' ' || max(oid::bigint) from pg_proc where oid >= ${FIRST_OWN}) as functions,
  (select count(*) || ' ' || max(oid::bigint) from pg_namespace) as schemas,
  (select count(*) from pg_attribute where attrelid >= ${FIRST_OWN} and attisdropped) as dropped_columns,
  (select string_agg(name, ' ') from kysely_migration) as migrations,
  current_setting('search_path') as search_path,
  current_setting('default_transaction_read_only') as read_only`

/** Above this a table is emptied by new files, which takes longer than to delete a few rows, but leaves none of them behind. */
const FEW_BYTES = 65_536

const REMOVE_EVERYTHING = `do $clean$
declare
  item record;
begin
  -- The books refuse to be emptied by anybody; tests alone go round that.
  perform set_config('session_replication_role', 'replica', true);
  -- To look at the size of a table costs a fraction of a query of its own.
  for item in
    select c.oid::regclass as name, pg_relation_size(c.oid) as bytes from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind = 'r' and c.relname not like 'kysely%'
      and not (n.nspname = 'pgboss' and c.relname = 'version') and pg_relation_size(c.oid) > 0
  loop
    -- Waits for whatever a test left open.
    execute format('lock table %s in access exclusive mode', item.name);
    execute format(case when item.bytes > ${FEW_BYTES} then 'truncate %s cascade' else 'delete from %s' end, item.name);
  end loop;
  perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null;
end
$clean$`
