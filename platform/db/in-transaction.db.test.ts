import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { fail, ok, type Result } from '#kernel/result.ts'
import { testDb } from '#tests/setup/test-db.ts'
import type { Db } from './client.server.ts'
import { inTransaction, keepIf } from './in-transaction.server.ts'

const write = (db: Db, key: string) =>
  sql`insert into idempotent_answers (scope, key, request_hash, status, body, created_at, finished_at)
    values ('test', ${key}, '', 200, '{}', now(), now())`.execute(db)

async function written(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    key: string
  }>`select key from idempotent_answers where scope = 'test' order by key`.execute(db)
  return rows.map(({ key }) => key)
}

/** Writes something and then refuses it. */
const refusing = (db: Db, key: string): Promise<Result<undefined, { code: 'no' }>> =>
  inTransaction(db, async (tx) => {
    await write(tx, key)
    return fail({ code: 'no' })
  })

const doing = (db: Db, key: string) =>
  inTransaction(db, async (tx) => {
    await write(tx, key)
    return ok(key)
  })

describe('in a transaction of its own', () => {
  test('what is done stays', async () => {
    const db = await testDb()

    expect(await doing(db, 'a')).toEqual(ok('a'))
    expect(await written(db)).toEqual(['a'])
  })

  test('a refusal is returned and cannot be committed', async () => {
    const db = await testDb()

    expect(await refusing(db, 'a')).toEqual(fail({ code: 'no' }))
    expect(await written(db)).toEqual([])
  })

  test('what throws is thrown, and nothing stays', async () => {
    const db = await testDb()
    const work = inTransaction(db, async (tx) => {
      await write(tx, 'a')
      throw new Error('broken')
    })

    await expect(work).rejects.toThrow('broken')
    expect(await written(db)).toEqual([])
  })

  test.each([undefined, null, 0, '', [], { ok: true }, { code: 'no' }])('%j is no refusal', async (done) => {
    const db = await testDb()

    const found = await inTransaction(db, async (tx) => {
      await write(tx, 'a')
      return done
    })

    expect([found, await written(db)]).toEqual([done, ['a']])
  })
})

describe("as a part of the caller's", () => {
  test('a refusal undoes the part alone, however deep it lies and however often it comes', async () => {
    const db = await testDb()

    await inTransaction(db, async (tx) => {
      await doing(tx, 'first')
      await refusing(tx, 'refused')
      await inTransaction(tx, async (part) => {
        await doing(part, 'deep')
        await refusing(part, 'refused deep')
        return ok(undefined)
      })
      await refusing(tx, 'refused again')
      await doing(tx, 'last')
      return ok(undefined)
    })

    expect(await written(db)).toEqual(['deep', 'first', 'last'])
  })

  test('a refusal that is handed on undoes everything', async () => {
    const db = await testDb()

    const result = await inTransaction(db, async (tx) => {
      await doing(tx, 'first')
      return refusing(tx, 'refused')
    })

    expect(result).toEqual(fail({ code: 'no' }))
    expect(await written(db)).toEqual([])
  })

  test('what is refused after parts were done undoes them, too', async () => {
    const db = await testDb()

    await inTransaction(db, async (tx) => {
      await doing(tx, 'first')
      await inTransaction(tx, async (part) => {
        await doing(part, 'part')
        return fail({ code: 'no' })
      })
      return ok(undefined)
    })

    expect(await written(db)).toEqual(['first'])
  })
})

test('a trial is told and taken back', async () => {
  const db = await testDb()

  const found = await keepIf(
    db,
    () => false,
    async (tx) => {
      await write(tx, 'a')
      return written(tx)
    },
  )

  expect(found).toEqual(['a'])
  expect(await written(db)).toEqual([])
})
