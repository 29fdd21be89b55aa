import { plainDate, type PlainDate } from './plain-date.ts'

/** The zone of Makkah and Madinah; hours of permits, rides and prayers there are by its clocks. */
export const SAUDI_ARABIA = 'Asia/Riyadh'

/** A day and a time, `08:05`, as the clocks of one place show them. */
export type LocalTime = { day: PlainDate; time: string }

/** The instant that clocks in a zone such as `Asia/Riyadh` show; of the hour that autumn shows twice, the second. */
export function instantOf({ day, time }: LocalTime, zone: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`)
  const near = shown - offsetAt(new Date(shown), zone)
  return new Date(shown - offsetAt(new Date(near), zone))
}

/** What clocks in a zone show at an instant. */
export function localTimeOf(instant: Date, zone: string): LocalTime {
  const shown = new Date(instant.getTime() + offsetAt(instant, zone)).toISOString()
  return { day: plainDate(shown.slice(0, 10)), time: shown.slice(11, 16) }
}

/** How far clocks of a zone are before those of UTC, in milliseconds. */
export function offsetAt(instant: Date, zone: string): number {
  const name =
    clockOf(zone)
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** Making one costs more than asking it, and there are few zones. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  clocks.set(zone, clock)
  return clock
}
