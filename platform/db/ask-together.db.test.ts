import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { cipherOf } from '#platform/field-cipher/cipher-of-handle.server.ts'
import { countQueries } from '#tests/setup/count-queries.ts'
import { testDatabase, testEngines } from '#tests/setup/test-db.ts'
import { askTogether, lastingHandle } from './ask-together.server.ts'
import type { Db } from './client.server.ts'

describe.each(testEngines)('on the %s engine', (engine) => {
  test('questions that wait for nothing are one statement, and what waits for an answer goes with the next', async () => {
    const { db, counted } = countQueries((await testDatabase(engine)).db)

    const answers = await askTogether(db, (together) =>
      Promise.all([numbers(together, 3), numbers(together, 0), thenNumbers(together), numbers(together, 1)]),
    )

    expect(answers).toEqual([[1, 2, 3], [], [1, 2, 3, 4], [1]])
    expect(counted.queries).toBe(2)
  })

  test('values arrive as they do alone, whatever their type, and columns of the same name stay apart', async () => {
    const { db } = await testDatabase(engine)
    const typed = (handle: Db) =>
      sql`select now() - now() as none, timestamptz '2031-02-12 08:00Z' as at, date '2031-02-12' as day, 12::bigint as whole,
        1.50::numeric as exact, '{"a":[1]}'::jsonb as json, array['x', null] as texts, array[1::bigint] as wholes,
        null::text as nothing, ''::text as empty, ${'?'}::text as given, '\\x6b'::bytea as bytes`.execute(handle)
    const alone = await typed(db)

    const together = await askTogether(db, (handle) => Promise.all([typed(handle), typed(handle)]))

    expect(together.map(({ rows }) => rows)).toEqual([alone.rows, alone.rows])
  })

  test('rows keep the order they were asked in', async () => {
    const { db } = await testDatabase(engine)
    const downwards = async (handle: Db) => {
      const { rows } = await sql<{ n: number }>`select n from generate_series(1, 300) n order by n desc`.execute(handle)
      return rows.map(({ n }) => n)
    }

    const [, down] = await askTogether(db, (together) => Promise.all([numbers(together, 40), downwards(together)]))

    expect(down).toEqual(Array.from({ length: 300 }, (_, nth) => 300 - nth))
  })

  test('a question that fails is told to everybody who asked with it', async () => {
    const { db } = await testDatabase(engine)

    const settled = await askTogether(db, (together) =>
      Promise.allSettled([numbers(together, 1), sql`select 1 / 0`.execute(together)]),
    )

    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await numbers(db, 1)).toEqual([1])
  })
})

test('nothing is changed by such a handle, and it carries what the other one does', async () => {
  const { db } = await testDatabase()

  await askTogether(db, async (together) => {
    expect(cipherOf(together)).toBe(cipherOf(db))
    expect(lastingHandle(together)).toBe(db)
    await expect(together.transaction().execute(async () => {})).rejects.toThrow('only reads')
  })
})

async function numbers(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ n: number }>`select n from generate_series(1, ${count}::int) n`.execute(db)
  return rows.map(({ n }) => n)
}

async function thenNumbers(db: Db): Promise<number[]> {
  const [first = 0] = await numbers(db, 1)
  return numbers(db, first + 3)
}
