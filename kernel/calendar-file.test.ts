import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { minutesAfter, writeCalendarFile, type CalendarEvent } from './calendar-file.ts'
import { plainDate } from './plain-date.ts'

const writtenAt = new Date('2026-11-24T06:10:05.123Z')
const journey: CalendarEvent = {
  uid: '2027-000123@kafile.test',
  title: 'Ramazan umresi',
  description: 'Rezervasyon no: 2027-000123',
  isBusy: true,
  from: plainDate('2027-02-12'),
  to: plainDate('2027-02-22'),
}

function fileOf(...events: CalendarEvent[]): string {
  return writeCalendarFile({ writtenAt, events })
}

/** What another program reads in the file, with the zones that stand in it. */
function readBack(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map((each) => {
    const event = new ICAL.Event(each)
    return {
      uid: event.uid,
      title: event.summary,
      description: event.description,
      starts: event.startDate.toJSDate().toISOString(),
      ends: event.endDate.toJSDate().toISOString(),
      isWholeDay: event.startDate.isDate,
    }
  })
}

test('a journey lasts until the evening of its last day, in lines as calendars want them', () => {
  const file = fileOf(journey)

  expect(file.split('\r\n')).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20270212',
      'DTEND;VALUE=DATE:20270223',
      'DTSTAMP:20261124T061005Z',
      'SUMMARY:Ramazan umresi',
    ]),
  )
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/)
})

test('signs with a meaning are taken out of it, and a line break stays inside its line', () => {
  const file = fileOf({ ...journey, title: 'Umre, yedi gün; \\ rehberli', description: 'bir\niki' })

  expect(file).toContain('SUMMARY:Umre\\, yedi gün\\; \\\\ rehberli\r\n')
  expect(readBack(file)).toMatchObject([{ title: 'Umre, yedi gün; \\ rehberli', description: 'bir\niki' }])
})

test('long lines are folded by bytes, and put together again they are what was written', () => {
  const title = 'عمرة رمضان في فندق قريب من الحرم المكي الشريف مع مرشد يتكلم العربية والتركية'

  const file = fileOf({ ...journey, title })

  expect(file.split('\r\n').filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([])
  expect(readBack(file)).toMatchObject([{ title, isWholeDay: true }])
})

describe('another program reads the instant that was meant', () => {
  test.each([
    ['Europe/Istanbul', '2027-02-12', '08:15', '2027-02-12T05:15:00.000Z'],
    ['Asia/Riyadh', '2027-02-12', '11:50', '2027-02-12T08:50:00.000Z'],
    ['Asia/Tashkent', '2027-07-01', '23:30', '2027-07-01T18:30:00.000Z'],
    ['Europe/Sarajevo', '2027-03-27', '10:00', '2027-03-27T09:00:00.000Z'],
    ['Europe/Sarajevo', '2027-03-29', '10:00', '2027-03-29T08:00:00.000Z'],
    ['Europe/Madrid', '2027-10-30', '10:00', '2027-10-30T08:00:00.000Z'],
    ['Europe/Madrid', '2027-11-01', '10:00', '2027-11-01T09:00:00.000Z'],
  ])('%s on %s at %s', (zone, day, time, instant) => {
    ICAL.TimezoneService.reset()
    const starts = { day: plainDate(day), time, zone }
    const event = { uid: 'a', title: 'SV 262', isBusy: true, starts, ends: minutesAfter(starts, 90) }

    const [read] = readBack(fileOf(event))

    expect(read?.starts).toBe(instant)
    expect(Date.parse(read?.ends ?? '') - Date.parse(read?.starts ?? '')).toBe(90 * 60_000)
  })

  test('an hour without a zone is that of the reader, on either side of midnight', () => {
    const starts = { day: plainDate('2027-02-12'), time: '23:45', zone: null }

    const file = fileOf({ uid: 'a', title: 'Otobüs', isBusy: true, starts, ends: minutesAfter(starts, 30) })

    expect(file).toContain('DTSTART:20270212T234500\r\nDTEND:20270213T001500\r\n')
    expect(file).not.toContain('VTIMEZONE')
  })
})
