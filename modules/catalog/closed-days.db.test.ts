import { expect, test } from 'vitest'
import { isClosed, openDaysBefore } from '#kernel/closed-days.ts'
import { addDays, plainDate, weekdayOf } from '#kernel/plain-date.ts'
import { sql } from 'kysely'
import { testDb } from '#tests/setup/test-db.ts'
import calendar from './data/holidays.json' with { type: 'json' }
import { loadClosedDays } from './closed-days.server.ts'

test('the office is closed on Sundays and on holidays, not on nights of kandil or in school holidays', async () => {
  const closed = await loadClosedDays(await testDb())

  const days = ['2027-03-07', '2027-03-08', '2027-03-10', '2027-03-12', '2027-01-22', '2027-04-23'].map(plainDate)
  expect(days.map((day) => isClosed(day, closed))).toEqual([true, true, true, false, false, true])
})

test('the hours that staff have settled decide which weekdays are open', async () => {
  const db = await testDb()
  await sql`insert into settings (key, value)
    values ('site', '{"opening": [{"days": [1, 2, 3, 4], "opens": "09:00", "closes": "18:00"}]}'::jsonb)`.execute(db)

  expect((await loadClosedDays(db)).weekdays).toEqual([5, 6, 7])
})

test('no last safe day of three years falls on a Sunday or a holiday of the file', async () => {
  const closed = await loadClosedDays(await testDb())
  const holidays = Object.values(calendar).flatMap((year) => [...year.resmi_tatiller, ...year.dini_bayramlar])
  const departures = Array.from({ length: 3 * 365 }, (_, day) => addDays(plainDate('2025-01-01'), day))

  const wrong = departures
    .flatMap((departure) => [0, 1, 7, 14, 21, 30, 60].map((days) => openDaysBefore(departure, days, closed)))
    .filter((day) => weekdayOf(day) === 7 || holidays.some(({ baslangic, bitis }) => baslangic <= day && day <= bitis))

  expect(wrong).toEqual([])
})
