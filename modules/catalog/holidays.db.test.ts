import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { testDb } from '#tests/setup/test-db.ts'
import { holidaysOfYear, matchHolidays, writeHolidayYear } from './holidays.server.ts'

test.each([
  [
    '2026-03-18',
    '2026-03-24',
    ['2. Dönem Ara Tatili (2025-2026)', 'Ramazan Bayramı Arifesi (yarım gün)', 'Ramazan Bayramı'],
  ],
  ['2026-03-16', '2026-03-17', ['Kadir Gecesi', '2. Dönem Ara Tatili (2025-2026)']],
  ['2025-12-24', '2026-01-02', ['Regaip Kandili', 'Yılbaşı']],
  ['2026-10-28', '2026-10-30', ['Cumhuriyet Bayramı Arifesi (yarım gün)', 'Cumhuriyet Bayramı']],
  ['28-10-2026', '30-10-2026', ['Cumhuriyet Bayramı Arifesi (yarım gün)', 'Cumhuriyet Bayramı']],
  ['2026-02-10', '2026-02-12', []],
])('finds the holidays from %s to %s', async (start, end, names) => {
  expect((await matchHolidays(await testDb(), start, end)).map(({ ad_tr }) => ad_tr).toSorted()).toEqual(
    names.toSorted(),
  )
})

test.each([
  ['a missing start', '', '2026-03-24'],
  ['a missing end', '2026-03-18', ''],
  ['nine characters', '2026-3-18', '2026-03-24'],
  ['a range that runs backwards', '2026-03-24', '2026-03-18'],
  ['one day', '2026-03-20', '2026-03-20'],
  ['a zero date', '0000-00-00', '2026-03-24'],
  ['a zero date with the day first', '00-00-0000', '2026-03-24'],
])('finds nothing for %s', async (_, start, end) => {
  expect(await matchHolidays(await testDb(), start, end)).toEqual([])
})

test('adds the group and the year of each holiday', async () => {
  expect(await matchHolidays(await testDb(), '2025-12-24', '2026-01-02')).toMatchObject([
    { tur: 'kandil', kategori: 'kandil_geceleri', yil: 2025 },
    { tur: 'resmi', kategori: 'resmi_tatiller', yil: 2026 },
  ])
})

test.each([
  ['2025', 22],
  ['2026', 21],
  ['2027', 20],
])('knows the holidays of %s', async (year, count) => {
  expect(Object.values((await holidaysOfYear(await testDb(), year)) ?? {}).flat()).toHaveLength(count)
})

test.each([
  ['2025', 'f3f57b40abba2777'],
  ['2026', '4920b176c3a35c9e'],
])('hands out %s as it was agreed, sign by sign', async (year, digest) => {
  const holidays = JSON.stringify(await holidaysOfYear(await testDb(), year))

  expect(createHash('sha256').update(holidays).digest('hex')).toMatch(new RegExp(`^${digest}`))
})

test.each(['2031', '', '__proto__'])('knows no holidays of "%s"', async (year) => {
  expect(await holidaysOfYear(await testDb(), year)).toBeUndefined()
})

const oneDay = {
  tur: 'resmi',
  ad_tr: 'Seçim Günü',
  ad_en: 'Election Day',
  baslangic: '2027-05-16',
  bitis: '2027-05-16',
} as const
const aYear = { resmi_tatiller: [oneDay], dini_bayramlar: [], kandil_geceleri: [], okul_tatilleri: [] }

test('a year that staff have corrected stands in place of the delivered one, and the others stay', async () => {
  const db = await testDb()

  await writeHolidayYear(db, '2027', aYear)

  expect((await matchHolidays(db, '2027-05-01', '2027-05-31')).map(({ ad_tr }) => ad_tr)).toEqual(['Seçim Günü'])
  expect(Object.values((await holidaysOfYear(db, '2026')) ?? {}).flat()).toHaveLength(21)
})

test.each([
  ['a day that is none', { ...oneDay, baslangic: '2027-02-30' }],
  ['an end before its beginning', { ...oneDay, bitis: '2027-05-15' }],
  ['another kind than its group', { ...oneDay, tur: 'kandil' as const }],
])('a holiday with %s is not kept', async (_, holiday) => {
  const db = await testDb()

  const writing = writeHolidayYear(db, '2027', { ...aYear, resmi_tatiller: [holiday] })

  await expect(writing).rejects.toThrow(/invalid/i)
  expect(Object.values((await holidaysOfYear(db, '2027')) ?? {}).flat()).toHaveLength(20)
})
