import { globSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Db } from '#platform/db/client.server.ts'
import { testDatabase, testEngines } from '#tests/setup/test-db.ts'
import { readTableTypes, type DeclaredColumn, type DeclaredTables } from './read-table-types.ts'

const files = globSync(['modules/*/data/tables.server.ts', 'platform/*/tables.server.ts']).toSorted()
const declared = files.map((file) => ({ file, tables: readTableTypes(readFileSync(file, 'utf8')) }))

describe.each(testEngines)('on the %s engine', (engine) => {
  test.each(declared)('the tables in $file are those of the migrated database', async ({ tables }) => {
    const { db } = await testDatabase(engine)

    expect(differences(tables, await readDatabase(db))).toEqual([])
  })
})

test('every table has an owner', async () => {
  const { db } = await testDatabase('embedded')
  const owned = declared.flatMap(({ tables }) => Object.keys(tables))

  const orphans = Object.keys(await readDatabase(db)).filter((table) => !owned.includes(table) && !technical.has(table))

  expect(orphans).toEqual([])
})

test('no table is declared by two modules', () => {
  const names = declared.flatMap(({ tables }) => Object.keys(tables))

  expect(names.length).toBeGreaterThan(0)
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})

test('a comparison that finds nothing wrong can find something wrong', () => {
  const source = `export type NoteTables = { notes: {
    id: Generated<number>; title: string | null; body: Json<string[]>; pinned: boolean; kind: 'a' | 'b'; tags: string[]; on: PlainDate; extra: string } }`
  const database: DatabaseTables = {
    notes: {
      id: { type: 'uuid', isNullable: false, hasDefault: false },
      title: { type: 'text', isNullable: false, hasDefault: false },
      body: { type: 'jsonb', isNullable: true, hasDefault: false },
      pinned: { type: 'bool', isNullable: false, hasDefault: false },
      kind: { type: 'text', isNullable: false, hasDefault: false },
      tags: { type: 'jsonb', isNullable: false, hasDefault: false },
      on: { type: 'timestamptz', isNullable: false, hasDefault: false },
      missing: { type: 'text', isNullable: false, hasDefault: false },
    },
  }

  expect(differences(readTableTypes(source), database)).toEqual([
    'notes.id is number here and uuid in the database',
    'notes.id may be left out here, but has no default in the database',
    'notes.title may be null here, but not in the database',
    'notes.body may be null in the database, but not here',
    'notes.tags is texts here and jsonb in the database',
    'notes.on is day here and timestamptz in the database',
    'notes.extra is not in the database',
    'notes.missing is only in the database',
  ])
})

/** Tables of technical services, which name their few columns in SQL. */
const technical = new Set([
  'settings',
  'provider_keys',
  'idempotent_answers',
  'mail_messages',
  'data_key_checks',
  'kysely_migration',
  'kysely_migration_lock',
])

type DatabaseColumn = { type: string; isNullable: boolean; hasDefault: boolean }
type DatabaseTables = Record<string, Record<string, DatabaseColumn>>

const typesOf: Record<DeclaredColumn['kind'], string[]> = {
  text: ['text', 'bpchar', 'uuid', 'numeric'],
  texts: ['_text'],
  day: ['date'],
  number: ['int4', 'int8', 'float8'],
  boolean: ['bool'],
  instant: ['timestamptz'],
  json: ['jsonb'],
  bytes: ['bytea'],
  unclear: [],
}

function differences(tables: DeclaredTables, database: DatabaseTables): string[] {
  return Object.entries(tables).flatMap(([table, columns]) => {
    const existing = database[table]
    if (!existing) return [`${table} is not in the database`]
    const wrong = Object.entries(columns).flatMap(([name, column]) =>
      problemsOf(column, existing[name]).map((problem) => `${table}.${name} ${problem}`),
    )
    const absent = Object.keys(existing).filter((name) => !(name in columns))
    return [...wrong, ...absent.map((name) => `${table}.${name} is only in the database`)]
  })
}

function problemsOf(declaration: DeclaredColumn, existing: DatabaseColumn | undefined): string[] {
  if (!existing) return ['is not in the database']
  const problems: string[] = []
  if (!typesOf[declaration.kind].includes(existing.type)) {
    problems.push(`is ${declaration.kind} here and ${existing.type} in the database`)
  }
  if (declaration.isNullable && !existing.isNullable) problems.push('may be null here, but not in the database')
  if (!declaration.isNullable && existing.isNullable) problems.push('may be null in the database, but not here')
  if (declaration.isOptional && !existing.hasDefault && !existing.isNullable && !declaration.isNullable) {
    problems.push('may be left out here, but has no default in the database')
  }
  return problems
}

async function readDatabase(db: Db): Promise<DatabaseTables> {
  const { rows } = await sql<{ table_name: string; column_name: string } & DatabaseColumn>`
    select table_name, column_name, udt_name as type, is_nullable = 'YES' as "isNullable",
      column_default is not null or is_identity = 'YES' as "hasDefault"
    from information_schema.columns where table_schema = 'public' order by ordinal_position`.execute(db)
  const tables: DatabaseTables = {}
  for (const { table_name, column_name, ...column } of rows) (tables[table_name] ??= {})[column_name] = column
  return tables
}
