import { expect, test } from 'vitest'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { phoneCountrySetting, phoneKeyOf, phoneReader } from './phone-country.server.ts'

test('numbers without a country are of Türkiye until the agency settles another', async () => {
  const db = await testDb()
  const before = (await phoneReader(db))('0532 123 45 67')

  await writeSetting(db, phoneCountrySetting, '49')

  expect(before).toEqual({ e164: '+905321234567', key: '905321234567' })
  const read = await phoneReader(db)
  expect(read('0151 23456789')).toEqual({ e164: '+4915123456789', key: '4915123456789' })
  expect(read('+90 532 123 45 67')).toEqual(before)
})

test.each([
  ['0151 23456789', '4915123456789'],
  ['+49 151 23456789', '4915123456789'],
  ['+90 532 123 45 67', '905321234567'],
  ['0151', '151'],
])('with the country code 49, %s is searched as %s', async (typed, key) => {
  const db = await testDb()
  await writeSetting(db, phoneCountrySetting, '49')

  expect(await phoneKeyOf(db, typed)).toBe(key)
})

test.each(['', '0', '999', '+90', '9O'])('%j is no country code', async (code) => {
  await expect(writeSetting(await testDb(), phoneCountrySetting, code)).rejects.toThrow('Invalid')
})
