import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { forgetRemovedRowsOf, removeRow, restoreRow } from './removed-rows.server.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

const restore = (db: Db, table: string, undo: string, now: Date) =>
  db.transaction().execute((tx) => restoreRow(tx, table, undo, now))

async function aTable() {
  const db = await testDb()
  await sql`create table kept_things (
    id bigint generated always as identity primary key,
    name text not null unique,
    note text,
    amount bigint not null,
    day date not null,
    at timestamptz not null,
    words jsonb not null,
    parts text[] not null,
    doubled bigint generated always as (amount * 2) stored
  )`.execute(db)
  await sql`insert into kept_things (name, amount, day, at, words, parts)
    values ('one', 9007199254740, '2027-02-28', '2027-03-01 10:11:12.123456+00', '{"tr": "şu"}', '{a,"b,c"}')`.execute(
    db,
  )
  const read = async () => (await sql`select *, at::text as at from kept_things order by id`.execute(db)).rows
  return { db, read, byName: (name: string) => sql<boolean>`name = ${name}` }
}

test('a removed row comes back with everything it held', async () => {
  const { db, read, byName } = await aTable()
  const before = await read()

  const undo = await removeRow(db, 'kept_things', byName('one'), noon)
  expect(await read()).toEqual([])
  const restored = await restore(db, 'kept_things', undo ?? '', later(14))

  expect(restored).toMatchObject({ name: 'one' })
  expect(await read()).toEqual(before)
})

test('a row comes back once, to its own table, and not after a quarter of an hour', async () => {
  const { db, byName } = await aTable()
  const undo = (await removeRow(db, 'kept_things', byName('one'), noon)) ?? ''

  expect(await restore(db, 'media', undo, noon)).toBeUndefined()
  expect(await restore(db, 'kept_things', undo, later(15))).toBeUndefined()
  expect(await restore(db, 'kept_things', undo, later(1))).toBeDefined()
  expect(await restore(db, 'kept_things', undo, later(1))).toBeUndefined()
})

test('a row whose place is taken waits until it is free again', async () => {
  const { db, byName } = await aTable()
  const undo = (await removeRow(db, 'kept_things', byName('one'), noon)) ?? ''
  await sql`insert into kept_things (name, amount, day, at, words, parts)
    values ('one', 1, '2027-01-01', now(), '{}', '{}')`.execute(db)

  expect(await restore(db, 'kept_things', undo, noon)).toBe('taken')
  await sql`delete from kept_things`.execute(db)
  expect(await restore(db, 'kept_things', undo, noon)).toMatchObject({ name: 'one', amount: 9007199254740 })
})

test('what nobody can bring back any more is forgotten with the next removal, and what a person asks at once', async () => {
  const { db, byName } = await aTable()
  const kept = async () => (await sql`select record ->> 'name' as name from removed_rows`.execute(db)).rows
  await removeRow(db, 'kept_things', byName('one'), noon)

  await forgetRemovedRowsOf(db, 'kept_things', 'name', 'two')
  expect(await kept()).toEqual([{ name: 'one' }])
  await forgetRemovedRowsOf(db, 'kept_things', 'name', 'one')
  expect(await kept()).toEqual([])

  await sql`insert into removed_rows (table_name, record, removed_at) values ('kept_things', '{"name": "old"}', ${noon})`.execute(
    db,
  )
  expect(await removeRow(db, 'kept_things', byName('nobody'), later(16))).toBeUndefined()
  expect(await kept()).toEqual([])
})

test('what belonged to a removed row comes back with it, except where its place is taken', async () => {
  const { db, byName } = await aTable()
  await sql`create table kept_parts (
    id bigint generated always as identity primary key,
    thing_id bigint not null references kept_things (id) on delete cascade,
    seat text not null unique
  )`.execute(db)
  await sql`insert into kept_parts (thing_id, seat) select id, seat from kept_things, unnest(array['1A', '1B']) seat`.execute(
    db,
  )
  const seats = async () => (await sql`select id, seat from kept_parts order by id`.execute(db)).rows

  const parts = [{ table: 'kept_parts', of: 'thing_id' }]
  const undo = (await removeRow(db, 'kept_things', byName('one'), noon, parts)) ?? ''
  expect(await seats()).toEqual([])
  await sql`insert into kept_things (name, amount, day, at, words, parts)
    values ('two', 1, '2027-01-01', now(), '{}', '{}')`.execute(db)
  await sql`insert into kept_parts (thing_id, seat) select id, '1B' from kept_things where name = 'two'`.execute(db)
  await restore(db, 'kept_things', undo, noon)

  expect(await seats()).toEqual([
    { id: 1, seat: '1A' },
    { id: 3, seat: '1B' },
  ])
})
