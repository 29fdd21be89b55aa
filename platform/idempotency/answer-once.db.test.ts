import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Db } from '#platform/db/client.server.ts'
import { defineSetting, readSetting, writeSetting } from '#platform/settings/settings.server.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { answerOnce, type CallOnce } from './answer-once.server.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const nextDay = new Date('2027-03-02T12:00:01Z')
const call: CallOnce = { scope: 'user:1', key: 'key-00000001', request: ['POST', '/cash', { amount: 1 }] }
const counter = defineSetting({ key: 'test.counter', schema: z.number(), fallback: 0 })

describe.each(testEngines)('on the %s engine', (engine) => {
  test('the same call gets the first answer again and its work is done once', async () => {
    const { db } = await testDatabase(engine)

    const first = await answerOnce(db, call, noon, count)
    const again = await answerOnce(db, call, noon, count)

    expect(first).toEqual({ ok: true, value: { status: 201, body: { count: 1 }, isReplay: false } })
    expect(again).toEqual({ ok: true, value: { status: 201, body: { count: 1 }, isReplay: true } })
  })

  test('of twenty at once one does the work; the others are told to wait or get its answer', async () => {
    const { db } = await testDatabase(engine)

    const answers = await Promise.all(Array.from({ length: 20 }, () => answerOnce(db, call, noon, count)))

    expect(await readSetting(db, counter)).toBe(1)
    expect(answers.filter((each) => each.ok && !each.value.isReplay)).toHaveLength(1)
    expect(answers.every((each) => each.ok || each.error.code === 'in-progress')).toBe(true)
  })
})

test('the same key with another request is refused', async () => {
  const db = await testDb()
  await answerOnce(db, call, noon, count)

  const other = await answerOnce(db, { ...call, request: ['POST', '/cash', { amount: 2 }] }, noon, count)

  expect(other).toEqual({ ok: false, error: { code: 'key-reused' } })
})

test('the same key of another caller is another key', async () => {
  const db = await testDb()
  await answerOnce(db, call, noon, count)

  const other = await answerOnce(db, { ...call, scope: 'user:2' }, noon, count)

  expect(other).toMatchObject({ value: { body: { count: 2 }, isReplay: false } })
})

test('work that fails leaves nothing behind, and the key may be used again', async () => {
  const db = await testDb()
  const failing = answerOnce(db, call, noon, async (tx) => {
    await count(tx)
    throw new Error('no power')
  })
  await expect(failing).rejects.toThrow('no power')

  expect(await answerOnce(db, call, noon, count)).toMatchObject({ value: { body: { count: 1 }, isReplay: false } })
})

test('after a day the key is free, and old answers are thrown away', async () => {
  const db = await testDb()
  await answerOnce(db, { ...call, key: 'another-key' }, noon, count)
  await answerOnce(db, call, noon, count)

  const later = await answerOnce(db, call, nextDay, count)

  expect(later).toMatchObject({ value: { body: { count: 3 }, isReplay: false } })
  const { rows } = await sql<{ key: string }>`select key from idempotent_answers`.execute(db)
  expect(rows).toEqual([{ key: call.key }])
})

async function count(tx: Db) {
  const next = (await readSetting(tx, counter)) + 1
  await writeSetting(tx, counter, next)
  return { status: 201, body: { count: next } }
}
