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

const STRUCTURE = `select
  (select count(*) || ' ' || max(oid::bigint) from pg_class where relkind <> 'i' and relpersistence <> 't') as relations,
  (select count(*) || ' ' || max(oid::bigint) from pg_constraint) as constraints,
  (select count(*) || ' ' || max(oid::bigint) from pg_trigger) as triggers,
  (select count(*) || ' ' || max(oid::bigint) from pg_proc) as functions,
  (select count(*) || ' ' || max(oid::bigint) from pg_namespace) as schemas,
  (select count(*) from pg_attribute where attisdropped) as dropped_columns,
  (select string_agg(name, ' ') from kysely_migration) as migrations,
  current_setting('search_path') as search_path,
  current_setting('default_transaction_read_only') as read_only`

const REMOVE_EVERYTHING = `do $clean$
declare
  item record;
  has_rows boolean;
  filled text[] := '{}';
begin
  for item in
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss') and tablename not like 'kysely%' and not (schemaname = 'pgboss' and tablename = 'version')
  loop
    execute 'select exists (select 1 from ' || item.name || ')' into has_rows;
    if has_rows then filled := filled || item.name; end if;
  end loop;
  -- The books refuse to be emptied by anybody; tests alone go round that.
  perform set_config('session_replication_role', 'replica', true);
  if cardinality(filled) > 0 then execute 'truncate ' || array_to_string(filled, ', ') || ' cascade'; end if;
  for item in select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = 'public' and last_value is not null
  loop
    execute 'alter sequence ' || item.name || ' restart';
  end loop;
end
$clean$`
