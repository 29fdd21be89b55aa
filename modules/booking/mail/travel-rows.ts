import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { airportName } from '#modules/catalog/index.ts'
import { say } from '#platform/texts/say.ts'
import type { TravelTimes } from '../find-travel-times.server.ts'
import type { OrderMailProps } from './order-mail.tsx'
import { travelRowTexts } from './travel-row-texts.ts'

type Row = OrderMailProps['rows'][number]

/** The facts of a mail with when its journeys fly and where they meet, or begin, after the dates; what is not entered is left out. */
export function withTravelTimes(props: OrderMailProps, times: TravelTimes): OrderMailProps {
  const rows = times.flatMap((journey) => rowsOf(journey, props.locale))
  const known = new Map([...props.rows, ...rows].map((row) => [row.name, row]))
  return { ...props, rows: [...known.values()] }
}

function rowsOf({ departsOn, flights, start }: TravelTimes[number], locale: Locale): Row[] {
  const words = travelRowTexts[locale]
  const row = (name: string, value: string): Row => ({ name, value, isCode: false })
  const moment = (day: PlainDate, time: string | null) => {
    const date = formatDate(day, locale)
    return time ? say(locale, words.moment, { day: date, time: formatTime(time, locale) }) : date
  }
  const flown = flights.flatMap(({ number, from, to, leavesOn, leavesAt, meetsOn, meetsAt, meetingPlace }) => {
    const when = moment(leavesOn, leavesAt)
    const route = say(locale, words.route, { from: airportName(from), to: airportName(to), when })
    const meeting = [meetsAt && moment(meetsOn, meetsAt), meetingPlace].filter((part) => Boolean(part)).join(' · ')
    return [
      row(say(locale, words.flight, { number }), route),
      ...(meeting ? [row(say(locale, words.meeting, { number }), meeting)] : []),
    ]
  })
  const begins = start && [moment(departsOn, start.at), start.pickUp].filter((part) => Boolean(part)).join(' · ')
  return begins ? [row(words.start, begins), ...flown] : flown
}
