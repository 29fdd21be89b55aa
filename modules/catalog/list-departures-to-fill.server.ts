import { sql } from 'kysely'
import type { Localised } from '#kernel/locale.ts'
import type { Currency } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** Departures in the order of their days, for filling an agency that is only for measuring. */
export async function listDeparturesToFill(
  db: Db,
): Promise<
  { departureId: string; id: string; name: Localised; departsOn: PlainDate; returnsOn: PlainDate; currency: Currency }[]
> {
  return own(db)
    .selectFrom('departures')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select([
      'departures.id as departureId',
      'public_id as id',
      'tours.name',
      'departs_on as departsOn',
      'returns_on as returnsOn',
      sql<Currency>`departures.currency`.as('currency'),
    ])
    .orderBy('departs_on')
    .orderBy('departures.id')
    .execute()
}
