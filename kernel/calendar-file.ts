import { addDays, plainDate, type PlainDate } from './plain-date.ts'
import { instantOf, localTimeOf, offsetAt } from './zoned-time.ts'

/** A moment by the clocks of a zone such as `Asia/Riyadh`; without a zone by whatever clock the reader has. */
export type CalendarMoment = { day: PlainDate; time: string; zone: string | null }

/** Something in a calendar: whole days, the last one included, or from one moment to another. */
export type CalendarEvent = {
  /** Names the event for good: the same file again changes it and adds none. */
  uid: string
  title: string
  description?: string
  location?: string
  /** Whether the reader is busy meanwhile. */
  isBusy: boolean
} & ({ from: PlainDate; to: PlainDate } | { starts: CalendarMoment; ends: CalendarMoment })

export type CalendarFile = { writtenAt: Date; events: readonly CalendarEvent[] }

/** Events as a file for calendars (RFC 5545), with the zones that their clocks are in. */
export function writeCalendarFile({ writtenAt, events }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kafile//Journey//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zonesIn(events).flatMap(({ zone, from, to }) => zoneLines(zone, from, to)),
    ...events.flatMap((event) => eventLines(event, writtenAt)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent, writtenAt: Date): string[] {
  const { uid, title, description = '', location = '', isBusy } = event
  const span =
    'from' in event
      ? // The end of whole days is the first day that is free again.
        [`DTSTART;VALUE=DATE:${compact(event.from)}`, `DTEND;VALUE=DATE:${compact(addDays(event.to, 1))}`]
      : [`DTSTART${stamp(event.starts)}`, `DTEND${stamp(event.ends)}`]
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${inUtc(writtenAt)}`,
    ...span,
    `SUMMARY:${escaped(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(location === '' ? [] : [`LOCATION:${escaped(location)}`]),
    `TRANSP:${isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ]
}

function stamp({ day, time, zone }: CalendarMoment): string {
  const clock = `${compact(day)}T${compact(time)}00`
  return zone === null ? `:${clock}` : `;TZID=${zone}:${clock}`
}

function inUtc(instant: Date): string {
  return compact(instant.toISOString().replace(/\.\d+/, ''))
}

/** Each zone once, with the first and the last day on which its clocks are read. */
function zonesIn(events: readonly CalendarEvent[]): { zone: string; from: PlainDate; to: PlainDate }[] {
  const moments = events.flatMap((event) => ('starts' in event ? [event.starts, event.ends] : []))
  const named = moments.flatMap(({ zone, day }) => (zone === null ? [] : [{ zone, day }]))
  return [...Map.groupBy(named, ({ zone }) => zone)].map(([zone, each]) => {
    const days = each.map(({ day }) => day).toSorted()
    return { zone, from: days[0] ?? plainDate('2000-01-01'), to: days.at(-1) ?? plainDate('2000-01-01') }
  })
}

const AROUND_DAYS = 370

/** A zone with each of its changes around the days of the events: what clocks show before and after, from when on. */
function zoneLines(zone: string, from: PlainDate, to: PlainDate): string[] {
  const start = instantOf({ day: addDays(from, -AROUND_DAYS), time: '00:00' }, zone)
  const end = instantOf({ day: addDays(to, AROUND_DAYS), time: '00:00' }, zone)
  const lines = ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observance(start, offsetAt(start, zone), offsetAt(start, zone))]
  for (const { at, before, after } of changesOf(zone, start, end)) lines.push(...observance(at, before, after))
  return [...lines, 'END:VTIMEZONE']
}

function observance(at: Date, before: number, after: number): string[] {
  const kind = after > before ? 'DAYLIGHT' : 'STANDARD'
  const shown = new Date(at.getTime() + before).toISOString().slice(0, 19)
  return [
    `BEGIN:${kind}`,
    `DTSTART:${compact(shown)}`,
    `TZOFFSETFROM:${signed(before)}`,
    `TZOFFSETTO:${signed(after)}`,
    `END:${kind}`,
  ]
}

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** When clocks of a zone are put to another hour between two instants. */
function changesOf(zone: string, start: Date, end: Date): { at: Date; before: number; after: number }[] {
  const changes: { at: Date; before: number; after: number }[] = []
  for (let day = start.getTime(); day < end.getTime(); day += DAY_MS) {
    const before = offsetAt(new Date(day), zone)
    const after = offsetAt(new Date(day + DAY_MS), zone)
    if (before === after) continue
    let [early, late] = [day, day + DAY_MS]
    while (late - early > MINUTE_MS) {
      const middle = early + Math.floor((late - early) / 2 / MINUTE_MS) * MINUTE_MS
      if (offsetAt(new Date(middle), zone) === before) early = middle
      else late = middle
    }
    changes.push({ at: new Date(late), before, after })
  }
  return changes
}

function signed(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE_MS
  const clock = [Math.floor(minutes / 60), minutes % 60].map((each) => String(each).padStart(2, '0')).join('')
  return `${offset < 0 ? '-' : '+'}${clock}`
}

/** A moment some minutes after another one, by the clocks of the same zone. */
export function minutesAfter({ day, time, zone }: CalendarMoment, minutes: number): CalendarMoment {
  const from = instantOf({ day, time }, zone ?? 'UTC')
  return { ...localTimeOf(new Date(from.getTime() + minutes * MINUTE_MS), zone ?? 'UTC'), zone }
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
