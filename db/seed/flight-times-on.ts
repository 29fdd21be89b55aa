import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { instantOf, localTimeOf } from '#kernel/zoned-time.ts'
import type { CatalogueDeck } from '#modules/catalog/index.server.ts'
import type { Decks } from './decks.ts'

type FlightTimes = NonNullable<CatalogueDeck['departures'][number]['flightTimes']>

/** The flights of a tour that leaves on a day; none while its airline has not confirmed them. */
export function flightTimesOn(
  tour: string,
  departsOn: PlainDate,
  { timetable, meetings, airports }: Pick<Decks, 'timetable' | 'meetings' | 'airports'>,
): FlightTimes {
  const zones = new Map(airports.map(({ code, timeZone }) => [code, timeZone]))
  const flights = timetable.find((each) => each.tour === tour)?.flights ?? []
  return flights.map(({ day, minutes, meeting, leavesAt, from, to, ...flight }) => {
    const leaves = { day: addDays(departsOn, day - 1), time: leavesAt }
    const landed = new Date(instantOf(leaves, zoneOf(from, zones)).getTime() + minutes * 60_000)
    const arrives = localTimeOf(landed, zoneOf(to, zones))
    return {
      ...flight,
      from,
      to,
      leavesOn: leaves.day,
      leavesAt,
      arrivesOn: arrives.day,
      arrivesAt: arrives.time,
      bags: null,
      meetingPlace: meeting === null ? null : (meetings[meeting] ?? null),
    }
  })
}

function zoneOf(airport: string, zones: ReadonlyMap<string, string>): string {
  const zone = zones.get(airport)
  if (!zone) throw new Error(`the timetable names ${airport}, which is no airport of the deck`)
  return zone
}
