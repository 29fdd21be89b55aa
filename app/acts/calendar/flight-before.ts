import type { translator } from '#app/messages/translator.ts'
import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import { textIn, type Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { airportName } from '#modules/catalog/index.ts'
import type { TravelledFlight } from '#modules/catalog/index.server.ts'
import { saidParts } from './said-parts.ts'

type Setting = { text: ReturnType<typeof translator<'tour'>>; locale: Locale }

/** What of a flight was another thing before its last change, in words; nothing where that is as it was again. */
export function flightBefore(flight: TravelledFlight, { text, locale }: Setting): string[] {
  if (!flight.change) return []
  const { was } = flight.change
  const moment = (day: PlainDate, time: string) =>
    text('flight-moment', { day: formatDate(day, locale, { year: false }), time: formatTime(time, locale) })
  const airportBefore = was.from === flight.from.code ? flight.from : { code: was.from, city: was.from }
  return saidParts([
    was.number !== flight.number && was.number,
    (was.from !== flight.from.code || was.to !== flight.to.code) && `${was.from} – ${was.to}`,
    (was.leavesOn !== flight.leavesOn || was.leavesAt !== flight.leavesAt) &&
      text('flight-left', { moment: moment(was.leavesOn, was.leavesAt) }),
    (was.arrivesOn !== flight.arrivesOn || was.arrivesAt !== flight.arrivesAt) &&
      text('flight-arrived', { moment: moment(was.arrivesOn, was.arrivesAt) }),
    was.terminal !== flight.terminal &&
      was.terminal &&
      text('flight-terminal', { airport: airportName(airportBefore), terminal: was.terminal }),
  ])
}

/** The same of the meeting before a flight. */
export function meetingBefore({ meetsAt, meetingPlace, change }: TravelledFlight, { text, locale }: Setting): string[] {
  if (!change) return []
  const { was } = change
  const place = was.meetingPlace && textIn(locale, was.meetingPlace)
  return saidParts([
    was.meetsAt !== meetsAt && was.meetsAt && text('flight-met', { time: formatTime(was.meetsAt, locale) }),
    place !== meetingPlace && place,
  ])
}
