import { addDays, type PlainDate } from '#kernel/plain-date.ts'

/** A journey as calendars keep it: whole days, whatever clock the reader's program has. */
export type CalendarJourney = {
  /** Names the event for good: the same file again changes it and adds none. */
  uid: string
  title: string
  description: string
  departsOn: PlainDate
  returnsOn: PlainDate
  writtenAt: Date
}

/** The journey as a file for calendars (RFC 5545). */
export function writeCalendar({ uid, title, description, departsOn, returnsOn, writtenAt }: CalendarJourney): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kafile//Journey//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${compact(writtenAt.toISOString().replace(/\.\d+/, ''))}`,
    `DTSTART;VALUE=DATE:${compact(departsOn)}`,
    // The end of whole days is the first day that is free again.
    `DTEND;VALUE=DATE:${compact(addDays(returnsOn, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function compact(date: string): string {
  return date.replaceAll(/[-:]/g, '')
}

function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/[,;]/g, (sign) => `\\${sign}`)
}

const MOST_BYTES = 75

/** No line is longer than 75 bytes, and no letter is cut in two. */
function folded(line: string): string {
  const parts: string[] = ['']
  let bytes = 0
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (bytes + size > MOST_BYTES) {
      parts.push(' ')
      bytes = 1
    }
    parts[parts.length - 1] += letter
    bytes += size
  }
  return parts.join('\r\n')
}
