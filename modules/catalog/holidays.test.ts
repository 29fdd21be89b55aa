import { expect, test } from 'vitest'
import { holidaysOfYear, matchHolidays } from './holidays.server.ts'

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
])('finds the holidays from %s to %s', (start, end, names) => {
  expect(
    matchHolidays(start, end)
      .map(({ ad_tr }) => ad_tr)
      .toSorted(),
  ).toEqual(names.toSorted())
})

test.each([
  ['a missing start', '', '2026-03-24'],
  ['a missing end', '2026-03-18', ''],
  ['nine characters', '2026-3-18', '2026-03-24'],
  ['a range that runs backwards', '2026-03-24', '2026-03-18'],
  ['one day', '2026-03-20', '2026-03-20'],
  ['a zero date', '0000-00-00', '2026-03-24'],
  ['a zero date with the day first', '00-00-0000', '2026-03-24'],
])('finds nothing for %s', (_, start, end) => {
  expect(matchHolidays(start, end)).toEqual([])
})

test('adds the group and the year of each holiday', () => {
  expect(matchHolidays('2025-12-24', '2026-01-02')).toMatchObject([
    { tur: 'kandil', kategori: 'kandil_geceleri', yil: 2025 },
    { tur: 'resmi', kategori: 'resmi_tatiller', yil: 2026 },
  ])
})

test.each([
  ['2025', 22],
  ['2026', 21],
  ['2027', 20],
])('knows the holidays of %s', (year, count) => {
  expect(Object.values(holidaysOfYear(year) ?? {}).flat()).toHaveLength(count)
})

test.each(['2031', '', '__proto__'])('knows no holidays of "%s"', (year) => {
  expect(holidaysOfYear(year)).toBeUndefined()
})
