import type { Localised } from '#kernel/locale.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { own } from './data/tables.server.ts'
import { takesPlace } from './data/takes-place.server.ts'
import { decideBy } from './domain/decide-by.ts'
import { decisionDaysSetting } from './trade-settings.server.ts'

/** A departure that has not sold as many places as it takes to run. */
export type WeakDeparture = {
  /** The public id. */
  id: string
  name: Localised
  departsOn: PlainDate
  sold: number
  minimum: number
  /** Until when somebody decides what becomes of it; over where that day was let pass. */
  decideBy: PlainDate
}

const WITHIN_DAYS = 60
const MOST = 300

/**
 * Departures of the next sixty days that do not run for sure, those with the smallest share of their people first; at most
 * three hundred. Private parties promise nothing, and what is a draft or cancelled is not on sale.
 */
export async function listWeakDepartures(db: Db, today: PlainDate): Promise<WeakDeparture[]> {
  const rows = await own(db)
    .selectFrom('departures')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select(['public_id as id', 'tours.name', 'departs_on as departsOn', 'seats_sold as sold'])
    .select((row) => row.ref('minimum').$notNull().as('minimum'))
    .where('minimum', 'is not', null)
    .whereRef('seats_sold', '<', 'minimum')
    .where(takesPlace)
    .where('tours.kind', '<>', 'private')
    .where('departs_on', '>=', today)
    .where('departs_on', '<=', addDays(today, WITHIN_DAYS))
    .orderBy((row) => row(row.cast('seats_sold', 'real'), '/', row.ref('minimum').$notNull()))
    .orderBy('departs_on')
    .orderBy('public_id')
    .limit(MOST)
    .execute()
  const days = await readSetting(db, decisionDaysSetting)
  return rows.map((row) => ({ ...row, decideBy: decideBy(row.departsOn, days, today) }))
}
