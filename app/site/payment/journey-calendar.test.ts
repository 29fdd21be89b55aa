import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { writeCalendar } from './journey-calendar.ts'

const journey = {
  uid: '2027-000123@kafile.test',
  title: 'Ramazan umresi',
  description: 'Rezervasyon no: 2027-000123',
  departsOn: plainDate('2027-02-12'),
  returnsOn: plainDate('2027-02-22'),
  writtenAt: new Date('2026-11-24T06:10:05.123Z'),
}

test('a journey lasts until the evening of its last day, in lines as calendars want them', () => {
  const file = writeCalendar(journey)

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
  const file = writeCalendar({ ...journey, title: 'Umre, yedi gün; \\ rehberli', description: 'bir\niki' })

  expect(file).toContain('SUMMARY:Umre\\, yedi gün\\; \\\\ rehberli\r\n')
  expect(file).toContain('DESCRIPTION:bir\\niki\r\n')
})

test('long lines are folded by bytes, and put together again they are what was written', () => {
  const title = 'عمرة رمضان في فندق قريب من الحرم المكي الشريف مع مرشد يتكلم العربية والتركية'

  const file = writeCalendar({ ...journey, title })

  expect(file.split('\r\n').filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([])
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
})
