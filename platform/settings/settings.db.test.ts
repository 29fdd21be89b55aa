import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testDb } from '#tests/setup/test-db.ts'
import { defineSetting, readSetting, withSettingsReadOnce, writeSetting } from './settings.server.ts'

const taxRate = defineSetting({
  key: 'tax.rate',
  schema: z.object({ percent: z.number().min(0) }),
  fallback: { percent: 18 },
})

test('a setting nobody wrote has its fallback', async () => {
  expect(await readSetting(await testDb(), taxRate)).toEqual({ percent: 18 })
})

test('a written setting is read back, and the last one counts', async () => {
  const db = await testDb()
  await writeSetting(db, taxRate, { percent: 20 })
  await writeSetting(db, taxRate, { percent: 10 })

  expect(await readSetting(db, taxRate)).toEqual({ percent: 10 })
})

test('a value that does not fit is not stored', async () => {
  const db = await testDb()

  await expect(writeSetting(db, taxRate, { percent: -1 })).rejects.toThrow(z.ZodError)

  expect(await readSetting(db, taxRate)).toEqual({ percent: 18 })
})

test('parts that the program before still demands are stored beside the value, and read by nobody', async () => {
  const db = await testDb()
  const before = defineSetting({
    key: taxRate.key,
    schema: z.object({ percent: z.number(), name: z.string() }),
    fallback: { percent: 18, name: 'VAT' },
  })
  await writeSetting(db, { ...taxRate, storedForProgramBefore: { name: 'VAT', percent: 1 } }, { percent: 20 })

  expect(await readSetting(db, taxRate)).toEqual({ percent: 20 })
  expect(await readSetting(db, before)).toEqual({ percent: 20, name: 'VAT' })
})

test('a stored value that no longer fits is an error, not a guess', async () => {
  const db = await testDb()
  await writeSetting(db, { ...taxRate, schema: z.any() }, { percent: 'many' } as never)

  await expect(readSetting(db, taxRate)).rejects.toThrow(z.ZodError)
})

test('an answer that only reads has all settings of one moment, by one query', async () => {
  const { db, asked } = await counted()

  await withSettingsReadOnce(async () => {
    await readSetting(db, taxRate)
    await sql`insert into settings (key, value) values ('language', '"ar"')`.execute(db)

    expect(await readSetting(db, language)).toBe('tr')
    expect(asked()).toBe(2)
  })
  expect(await readSetting(db, language)).toBe('ar')
})

test('whoever writes a setting on the way reads what was written, and so does what goes on afterwards', async () => {
  const { db } = await counted()
  const afterwards = Promise.withResolvers<void>()

  const late = await withSettingsReadOnce(async () => {
    await readSetting(db, language)
    await writeSetting(db, language, 'en')
    expect(await readSetting(db, language)).toBe('en')
    return { value: afterwards.promise.then(() => readSetting(db, language)) }
  })
  await writeSetting(db, language, 'ar')
  afterwards.resolve()

  expect(await late.value).toBe('ar')
})

const language = defineSetting({ key: 'language', schema: z.string(), fallback: 'tr' })

async function counted() {
  let count = 0
  const db = (await testDb()).withPlugin({
    transformQuery: ({ node }) => {
      count += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { db, asked: () => count }
}
