import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/setup/programs.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { withFieldCipher } from './cipher-of-handle.server.ts'
import { parseDataKeys } from './data-keys.server.ts'
import type { EncryptedColumn } from './encrypted-column.ts'
import { blindIndex, createFieldCipher, openField, sealField } from './field-cipher.server.ts'
import { proveDataKeys, readDataKeys } from './open-data-keys.server.ts'
import { rotateColumn } from './rotate-column.server.ts'

const first = `first:${Buffer.alloc(32, 1).toString('base64')}`
const second = `second:${Buffer.alloc(32, 2).toString('base64')}`
const elsewhere = { dataDir: '/nonexistent', dataKeys: undefined }

test('where none is given a key is made once, which nobody else may read', () => {
  const dataDir = join(temporaryFolder(), 'data')

  const [made] = readDataKeys({ ...elsewhere, dataDir })
  const [again] = readDataKeys({ ...elsewhere, dataDir })

  expect(again).toEqual(made)
  expect(statSync(join(dataDir, 'data-keys')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(dataDir, 'data-keys'), 'utf8')).toMatch(/^first:[A-Za-z0-9+/]{43}=\n$/)
})

test('keys of the environment count before those of the file', () => {
  expect(readDataKeys({ ...elsewhere, dataKeys: `${second},${first}` }).map(({ id }) => id)).toEqual([
    'second',
    'first',
  ])
})

test('keys that cannot be read stop the start with a sentence that says where they stand', () => {
  const dataDir = temporaryFolder()
  writeFileSync(join(dataDir, 'data-keys'), 'rubbish')

  expect(() => readDataKeys({ ...elsewhere, dataKeys: 'rubbish' })).toThrow(/^DATA_KEYS must hold keys such as/)
  expect(() => readDataKeys({ ...elsewhere, dataDir })).toThrow(join(dataDir, 'data-keys'))
})

test('a key that the database was written with must be there, and be the same one', async () => {
  const db = await testDb()
  const other = `first:${Buffer.alloc(32, 9).toString('base64')}`
  await proveDataKeys(db, parseDataKeys(first))

  await expect(proveDataKeys(db, parseDataKeys(second))).rejects.toThrow('DATA_KEYS lacks the key "first"')
  await expect(proveDataKeys(db, parseDataKeys(other))).rejects.toThrow('is not the one the database was written with')
  await proveDataKeys(db, parseDataKeys(first))
  await proveDataKeys(db, parseDataKeys(`${second},${first}`))
  await expect(proveDataKeys(db, parseDataKeys(first))).rejects.toThrow('DATA_KEYS lacks the key "second"')
})

describe.each(testEngines)('on the %s engine', (engine) => {
  test('of two programs that each made a key one starts', async () => {
    const { db } = await testDatabase(engine)
    const keys = [1, 2, 3, 4].map((fill) => parseDataKeys(`first:${Buffer.alloc(32, fill).toString('base64')}`))

    const starts = await Promise.allSettled(keys.map((each) => proveDataKeys(db, each)))

    expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
  })

  test('the keys travel with transactions, and a text is bound to its row', async () => {
    const { db } = await testDatabase(engine)

    const sealed = await db.transaction().execute(async (tx) => sealField(tx, number, 'a', 'U1234567'))

    expect(openField(db, number, 'a', sealed)).toBe('U1234567')
    expect(() => openField(db, number, 'b', sealed)).toThrow('sealed for another place')
  })

  test('a column is sealed anew with the first key, with its index, and can be searched meanwhile', async () => {
    const { db: handle } = await testDatabase(engine)
    const before = withKeys(handle, first)
    const after = withKeys(handle, `${second},${first}`)
    await sql`create temporary table numbers (id text primary key, number_sealed text, number_index text)`.execute(
      handle,
    )
    for (let row = 0; row < 450; row += 1) {
      const [id, plain] = [`row-${row}`, `U${row}`]
      await sql`insert into numbers values (${id}, ${sealField(before, number, id, plain)},
        ${blindIndex(before, 'passport', plain)})`.execute(handle)
    }

    expect([await rotateColumn(after, number), await rotateColumn(after, number)]).toEqual([450, 0])

    const { rows } = await sql<{ id: string; number_sealed: string }>`
      select * from numbers where number_index = ${blindIndex(after, 'passport', 'U7')}`.execute(handle)
    expect(rows.map(({ id, number_sealed: sealed }) => openField(after, number, id, sealed))).toEqual(['U7'])
    expect(rows[0]?.number_sealed).toMatch(/^v1\.second\./)
  })
})

const number: EncryptedColumn = {
  table: 'numbers',
  column: 'number_sealed',
  rowColumn: 'id',
  index: { column: 'number_index', purpose: 'passport' },
}

function withKeys(db: Parameters<typeof withFieldCipher>[0], keys: string) {
  return withFieldCipher(db, createFieldCipher(parseDataKeys(keys)))
}
