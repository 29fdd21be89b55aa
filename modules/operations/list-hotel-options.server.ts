import type { Localised } from '#kernel/locale.ts'
import { addDays, dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listDeparturesBetween } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** A hotel that keeps rooms until a day and has not confirmed them. */
export type HotelOption = { departsOn: PlainDate; stay: string; hotel: Localised; optionOn: PlainDate }

/** Days before the end of an option on which somebody should look at it. */
const DAYS_AHEAD = 7

/** Options of hotels that end within a week or have ended, for journeys that have not left, the most urgent first. */
export async function listHotelOptions(db: Db, _admin: Admin<'orders'>, now: Date): Promise<HotelOption[]> {
  const today = dayInIstanbul(now)
  const options = await own(db)
    .selectFrom('operation_stays')
    .select(['departs_on as departsOn', 'stay', 'option_on as optionOn'])
    .where('confirmation', '=', '')
    .where('departs_on', '>=', today)
    .where('option_on', '<=', addDays(today, DAYS_AHEAD))
    .orderBy('option_on')
    .orderBy('departs_on')
    .orderBy('stay')
    .execute()
  const days = options.map(({ departsOn }) => departsOn).toSorted()
  const [from] = days
  const to = days.at(-1)
  if (from === undefined || to === undefined) return []
  const departures = await listDeparturesBetween(db, { from, to })
  return options.flatMap(({ departsOn, stay, optionOn }) => {
    // A hotel that no tour of the day sleeps in any more waits for nobody.
    const hotel = departures
      .filter((each) => each.departsOn === departsOn)
      .flatMap(({ stays }) => stays)
      .find(({ key }) => key === stay)
    return hotel && optionOn !== null ? [{ departsOn, stay, hotel: hotel.name, optionOn }] : []
  })
}
