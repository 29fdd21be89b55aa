import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { seatedTravellers } from './data/seated-travellers.server.ts'
import { snapshotReader } from './data/sold-snapshot.server.ts'
import type { ItemSnapshot } from './domain/order.ts'
import type { Gender } from './domain/traveller-fields.ts'

/** What is known of the papers of somebody with a seat; no number is read, so nobody has to be told. */
export type KnownPapers = {
  id: string
  departureId: string
  fare: string
  nationality: string
  hasPassport: boolean
  passportExpiresOn: PlainDate | null
  bornOn: PlainDate | null
  gender: Gender | null
  /** For how long the journey as it was sold asks for a passport; null where citizens need none. */
  passportMonthsAfterReturn: number | null
}

const MOST_TRAVELLERS = 20_000

/** The papers of everybody who has a seat on one of the departures: the same people as in their workspace. */
export async function listPapersOfDepartures(
  db: Db,
  _admin: Admin<'orders'>,
  departureIds: readonly string[],
  now: Date,
): Promise<KnownPapers[]> {
  if (departureIds.length === 0) return []
  const rows = await seatedTravellers(db, departureIds, now)
    .select([
      'passengers.id',
      'order_items.departure_id as departureId',
      'passengers.fare',
      'passengers.nationality',
      sql<boolean>`coalesce(passengers.passport_no_sealed, passengers.passport_no) is not null`.as('hasPassport'),
      'passengers.passport_expires_on as passportExpiresOn',
      'passengers.born_on as bornOn',
      'passengers.gender',
      sql<SoldPassport>`json_build_object('kind', order_items.snapshot -> 'kind',
        'passportMonthsAfterReturn', order_items.snapshot -> 'passportMonthsAfterReturn')`.as('sold'),
    ])
    .orderBy('passengers.id')
    .limit(MOST_TRAVELLERS)
    .execute()
  const read = await snapshotReader(db)
  return rows.map(({ sold, ...papers }) => ({
    ...papers,
    passportMonthsAfterReturn: read(sold).passportMonthsAfterReturn,
  }))
}

type SoldPassport = Pick<ItemSnapshot, 'kind' | 'passportMonthsAfterReturn'>
