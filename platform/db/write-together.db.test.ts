import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { countQueries } from '#tests/setup/count-queries.ts'
import { testDatabase, testEngines } from '#tests/setup/test-db.ts'
import type { Db } from './client.server.ts'
import { inTransaction } from './in-transaction.server.ts'
import { writeTogether, type Write } from './write-together.server.ts'

type Tables = { parents: { id: string; name: string }; children: { id: string; parent_id: string } }

describe.each(testEngines)('writes that are sent together, on the %s engine', (engine) => {
  it('are one statement, and name rows that another of them adds', async () => {
    const { db } = await withTables(engine)
    const { db: watched, counted } = countQueries(db)
    const parent = randomUUID()
    const writes = [child(db, parent), child(db, parent), aParent(db, parent, 'a')]
    await inTransaction(watched, (tx) => writeTogether(tx, writes))
    expect(counted.queries).toBe(1)
    expect(await countChildren(db)).toBe(2)
  })

  it('happen all or not at all', async () => {
    const { db } = await withTables(engine)
    const parent = randomUUID()
    await expect(writeTogether(db, [aParent(db, parent, 'a'), child(db, randomUUID())])).rejects.toMatchObject({
      code: '23503',
    })
    expect(await countChildren(db)).toBe(0)
    await writeTogether(db, [aParent(db, parent, 'a'), child(db, parent)])
    expect(await countChildren(db)).toBe(1)
  })
})

async function withTables(engine: (typeof testEngines)[number]): Promise<{ db: Db }> {
  const { db } = await testDatabase(engine)
  await sql`create temporary table parents (id uuid primary key, name text)`.execute(db)
  await sql`create temporary table children (id uuid primary key, parent_id uuid references parents)`.execute(db)
  return { db }
}

function aParent(db: Db, id: string, name: string): Write {
  return db.withTables<Tables>().insertInto('parents').values({ id, name })
}

function child(db: Db, parentId: string): Write {
  return db.withTables<Tables>().insertInto('children').values({ id: randomUUID(), parent_id: parentId })
}

async function countChildren(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from children`.execute(db)
  return Number(rows[0]?.count)
}
