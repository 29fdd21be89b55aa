import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, plainDate } from '#kernel/plain-date.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { own } from './data/tables.server.ts'
import { DIARY_DAYS } from './domain/diary.ts'
import { riteFloors, rites } from './domain/marks.ts'
import { prayers } from './domain/part-of-day.ts'
import { hoursOfPrayer } from './hours-of-prayer.server.ts'
import { latestStartsBefore, readDiary, umrahDoneBy } from './read-diary.server.ts'

const now = new Date('2026-11-27T18:30:00+03:00')
const MINUTE = 60_000

/** When it began before now, in parts of the time, how long it lasted, on what, and whether it was tapped to the end. */
const anyRite = fc.record({
  rite: fc.constantFrom(...rites),
  floor: fc.constantFrom(...riteFloors),
  back: fc.integer({ min: 0, max: (DIARY_DAYS + 10) * 24 * 60 - 1 }),
  seconds: fc.oneof(
    { weight: 19, arbitrary: fc.integer({ min: 180, max: 7379 }) },
    { weight: 1, arbitrary: fc.constant(24_000) },
  ),
  isEnded: fc.oneof({ weight: 19, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
})

async function aDiary() {
  const db = await testDb()
  const rows = fc
    .sample(fc.noBias(anyRite), { seed: 1447, numRuns: 900 })
    .map(({ rite, floor, back, seconds, isEnded }) => {
      const started_at = new Date(now.getTime() - back * MINUTE)
      const ended_at = isEnded ? new Date(started_at.getTime() + seconds * 1000) : null
      return { id: randomUUID(), rite, floor, started_at, ended_at }
    })
  await own(db).insertInto('road_rites').values(rows).execute()
  return { db, diary: await readDiary(db, now) }
}

test('medians and numbers of records are those that the database reckons by itself', async () => {
  const { db, diary } = await aDiary()
  const hours = Array.from({ length: DIARY_DAYS + 3 }, (_, back) => addDays(plainDate('2026-11-28'), -back)).flatMap(
    (day) => Object.entries(hoursOfPrayer('makkah', day)).map(([prayer, at]) => ({ day, prayer, at })),
  )

  const { rows } = await sql<{
    rite: string
    floor: string
    prayer: string
    friday: boolean
    n: number
    median: number
  }>`
    with hours as (
      select * from jsonb_to_recordset(${JSON.stringify(hours)}::jsonb) as hour (day date, prayer text, at timestamptz)
    ), lasted as (
      select *, extract(epoch from ended_at - started_at) / 60 as minutes from road_rites
      where started_at between ${now}::timestamptz - make_interval(days => ${DIARY_DAYS}) and ${now}
    )
    select rite, floor, prayer, extract(isodow from day) = 5 as friday, count(*)::int as n,
      percentile_cont(0.5) within group (order by minutes)::float as median
    from lasted cross join lateral (
      select * from hours where at <= started_at order by at desc limit 1
    ) as hour
    where minutes between 10 and 360
    group by rite, floor, prayer, friday`.execute(db)

  const nameOf = (rite: string, floor: string, prayer: string, isFriday: boolean) =>
    [rite, floor, prayer, isFriday].join(' ')
  const told = diary.paces.map(({ rite, floor, part, records, minutes }) => [
    nameOf(rite, floor, part.after, part.isFriday),
    { records, median: minutes?.median ?? null },
  ])
  const reckoned = rows.map(({ rite, floor, prayer, friday, n, median }) => [
    nameOf(rite, floor, prayer, friday),
    { records: n, median: n < 5 ? null : Math.round(median) },
  ])
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(reckoned))
  expect(rows.filter(({ n }) => n < 5).length).toBeGreaterThan(3)
  expect(rows.filter(({ n, friday }) => n >= 5 && friday).length).toBeGreaterThan(3)
  expect(diary.now).toEqual({ after: prayers[3], isFriday: true })
})

test('in the data there is nobody: a rite, a floor, and two instants', async () => {
  const { db, diary } = await aDiary()

  const [row] = await own(db).selectFrom('road_rites').selectAll().limit(1).execute()
  expect(Object.keys(row ?? {}).toSorted()).toEqual(['ended_at', 'floor', 'id', 'rite', 'started_at'])
  expect(Object.keys(diary.paces[0] ?? {}).toSorted()).toEqual(['floor', 'minutes', 'part', 'records', 'rite'])
})

test('whoever begins by the hour that is named is done before the bus; a whole Umrah takes both rites', async () => {
  const db = await testDb()
  const begin = (rite: 'tawaf' | 'sai', back: number, minutes: number) => {
    const started_at = new Date(now.getTime() - back * 7 * 86_400_000)
    const ended_at = new Date(started_at.getTime() + minutes * MINUTE)
    return { id: randomUUID(), rite, floor: 'ground' as const, started_at, ended_at }
  }
  const fridays = [1, 2, 3, 4, 5]
  const rows = fridays.flatMap((back) => [begin('tawaf', back, 40 + back * 4), begin('sai', back, 30 + back)])
  await own(db).insertInto('road_rites').values(rows).execute()
  const diary = await readDiary(db, now)

  const starts = latestStartsBefore(diary, new Date('2026-11-27T19:05:00+03:00'))

  expect(starts).toEqual([
    { rite: 'tawaf', floor: 'ground', at: new Date('2026-11-27T18:05:00+03:00') },
    { rite: 'sai', floor: 'ground', at: new Date('2026-11-27T18:30:00+03:00') },
  ])
  expect(umrahDoneBy(diary, new Date('2026-11-27T17:50:00+03:00'))).toEqual(new Date('2026-11-27T19:25:00+03:00'))
  expect(umrahDoneBy(diary, new Date('2026-11-27T11:50:00+03:00'))).toBeNull()
})
