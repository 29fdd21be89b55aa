import { expect, test } from 'vitest'
import { doneBy, latestStart, pacesOf, type MeasuredRite } from './diary.ts'
import type { Prayer } from './part-of-day.ts'
import { partOfDay } from './part-of-day.ts'
import type { PlainDate } from '#kernel/plain-date.ts'

/** Every day alike, by the clocks of Makkah. */
function hoursOn(day: PlainDate): Record<Prayer, Date> {
  const at = (time: string) => new Date(`${day}T${time}:00+03:00`)
  return { fajr: at('05:00'), dhuhr: at('12:00'), asr: at('15:30'), maghrib: at('18:00'), isha: at('19:30') }
}

const partOf = (at: Date) => partOfDay(at, hoursOn)

const instant = (day: string, time: string) => new Date(`2026-11-${day}T${time}:00+03:00`)

/** On Wednesday, 4 November, unless another day is told. */
function measured(time: string, minutes: number, more: Partial<MeasuredRite> & { day?: string } = {}): MeasuredRite {
  const { day = '04', ...rest } = more
  const startedAt = instant(day, time)
  return {
    rite: 'tawaf',
    floor: 'ground',
    startedAt,
    endedAt: new Date(startedAt.getTime() + minutes * 60_000),
    ...rest,
  }
}

test.each([
  ['06', '15:29', 'dhuhr', true],
  ['06', '15:30', 'asr', true],
  ['07', '04:59', 'isha', true],
  ['07', '05:00', 'fajr', false],
])('on the %s at %s it is the time after %s', (day, time, after, isFriday) => {
  expect(partOf(instant(day, time))).toEqual({ after, isFriday })
})

test('medians stand with the number of records, and below five it is only said how many there are', () => {
  const many = [40, 50, 55, 60, 95, 100].map((minutes) => measured('16:00', minutes))
  const few = [70, 71, 72, 73].map((minutes) => measured('16:00', minutes, { floor: 'roof' }))

  expect(pacesOf([...few, ...many], partOf)).toEqual([
    {
      rite: 'tawaf',
      floor: 'ground',
      part: { after: 'asr', isFriday: false },
      records: 6,
      minutes: { median: 58, slowest: 100 },
    },
    { rite: 'tawaf', floor: 'roof', part: { after: 'asr', isFriday: false }, records: 4, minutes: null },
  ])
})

test('what somebody forgot to tap in time is left out', () => {
  const records = [9, 10, 360, 361].map((minutes) => measured('16:00', minutes))

  expect(pacesOf(records, partOf)).toMatchObject([{ records: 2 }])
})

test('a Friday stands apart, and each rite by itself', () => {
  const records = [measured('20:00', 60), measured('20:00', 60, { day: '06' }), measured('20:00', 40, { rite: 'sai' })]

  expect(pacesOf(records, partOf).map(({ rite, part }) => [rite, part.isFriday])).toEqual([
    ['tawaf', false],
    ['tawaf', true],
    ['sai', false],
  ])
})

const afternoon = [50, 55, 60, 65, 95].map((minutes) => measured('16:00', minutes))

test('the slowest are done when they measured, and nobody knows where too few did', () => {
  const paces = pacesOf(afternoon, partOf)

  expect(doneBy(paces, { rite: 'tawaf', floor: 'ground' }, instant('11', '16:10'), partOf)).toEqual(
    instant('11', '17:45'),
  )
  expect(doneBy(paces, { rite: 'tawaf', floor: 'roof' }, instant('11', '16:10'), partOf)).toBeNull()
  expect(doneBy(paces, { rite: 'tawaf' }, instant('11', '18:10'), partOf)).toBeNull()
})

test('whoever begins in time is back before the bus, even with the slowest', () => {
  const paces = pacesOf(afternoon, partOf)
  const meant = { rite: 'tawaf', floor: 'ground' } as const

  expect(latestStart(paces, meant, instant('11', '17:50'), partOf)).toEqual(instant('11', '16:15'))
  // After sunset nobody measured; what is known to be safe is a start before it.
  expect(latestStart(paces, meant, instant('11', '20:00'), partOf)).toEqual(instant('11', '17:55'))
  expect(latestStart(paces, { ...meant, floor: 'roof' }, instant('11', '17:50'), partOf)).toBeNull()
})
