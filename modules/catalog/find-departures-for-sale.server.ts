import type { PlainDate } from '#kernel/plain-date.ts'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { cancellationBands } from './data/columns.server.ts'
import { departureColumns, placesOf } from './data/departure-row.server.ts'
import { faresOf, loadSoldTours } from './data/load-season-rows.server.ts'
import { own } from './data/tables.server.ts'
import { isOfferLive } from './domain/waiting.ts'
import { lasting, legsOf } from './domain/season.ts'
import { passportMonthsOf, type DepartureForSale } from './domain/tour.ts'
import { passportMonthsSetting } from './trade-settings.server.ts'
import { findWaitingPlace } from './waiting/find-waiting-place.server.ts'

/** For whom seats are kept: an agency, or whoever has an offer from a waiting list. */
type Asker = { holderId?: string | undefined; offer?: { token: string; now: Date } | undefined }

/** Ids beyond this are ignored: no cart is that long. */
const LONGEST_CART = 100

/**
 * The departures of a cart by their public ids, with prices and places as they are now and in every language.
 * For an agency, `holderId`, the unsold seats of its own allotments count as free; with an `offer` of a waiting list, the
 * seats that it holds.
 * Unknown ids and drafts are left out; full, closed and past departures are there and say so. Ordered by internal id,
 * the order in which seats have to be taken.
 */
export async function findDeparturesForSale(
  db: Db,
  ids: readonly string[],
  today: PlainDate,
  { holderId, offer }: Asker = {},
): Promise<DepartureForSale[]> {
  const wanted = [...new Set(ids)].slice(0, LONGEST_CART)
  if (wanted.length === 0) return []
  const [rows, tours, usualMonths] = await Promise.all([
    listOnSale(db, wanted),
    loadSoldTours(db, wanted),
    readSetting(db, passportMonthsSetting),
  ])
  if (rows.length === 0) return []

  const promised = await promisedSeats(
    db,
    rows.map(({ id }) => id),
    holderId,
  )
  const offered = offer && (await findWaitingPlace(db, { token: offer.token }))
  const kept = new Map(promised)
  if (offered && isOfferLive(offered, offer.now))
    kept.set(offered.departureId, (promised.get(offered.departureId) ?? 0) + offered.seats)
  return rows.flatMap((row) => {
    const facts = tours.get(row.tour_id)
    if (!facts) return []
    const tour = lasting(facts, row.departs_on, row.returns_on)
    return {
      departureId: row.id,
      id: row.public_id,
      tourName: tour.name,
      departsOn: row.departs_on,
      returnsOn: row.returns_on,
      days: tour.days,
      nights: tour.nights,
      kind: tour.kind,
      currency: row.currency,
      fares: row.fares.map(({ fare, amount_minor }) => ({ fare, price: money(amount_minor, row.currency) })),
      priceMode: row.price_mode,
      ...placesOf(row, today, kept.get(row.id)),
      saleMode: tour.saleMode,
      legalRegime: row.legal_regime,
      installmentPolicy: row.installment_policy,
      depositPercent: row.deposit_percent,
      cancellation: cancellationBands.parse(row.cancellation),
      passportMonthsAfterReturn: passportMonthsOf(tour.kind, row.passport_months_after_return, usualMonths),
      hotels: tour.stays.map(({ name, cityName, stars, nights }) => ({ name, cityName, stars, nights })),
      legs: legsOf(tour.stays),
      airline: tour.airline,
      originCode: tour.originCode,
      isDirect: tour.isDirect,
      image: tour.image,
    }
  })
}

function listOnSale(db: Db, publicIds: readonly string[]) {
  return own(db)
    .selectFrom('departures')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select(['departures.id', ...departureColumns])
    .select([
      'price_mode',
      'deposit_percent',
      'cancellation',
      'legal_regime',
      'installment_policy',
      'passport_months_after_return',
    ])
    .select(({ ref }) => faresOf(db, ref('departures.id')).as('fares'))
    .where('public_id', 'in', publicIds)
    .where('status', '!=', 'draft')
    .orderBy('departures.id')
    .limit(LONGEST_CART)
    .execute()
}

async function promisedSeats(
  db: Db,
  departureIds: readonly string[],
  holderId: string | undefined,
): Promise<Map<string, number>> {
  if (holderId === undefined) return new Map()
  const rows = await own(db)
    .selectFrom('allotments')
    .select(['departure_id', 'seats', 'seats_taken'])
    .where('holder_id', '=', holderId)
    .where('departure_id', 'in', [...departureIds])
    .where('released_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.departure_id, row.seats - row.seats_taken]))
}
