import { add, money, sum, toDecimalText } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listParties, type OrderStanding } from '#modules/booking/index.server.ts'
import { listTourCategories } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listRules } from './data/agencies.server.ts'
import { noteReservationEvent, type ReservationRow } from './data/reservations.server.ts'
import { own } from './data/tables.server.ts'
import type { OfferLine } from './domain/offer.ts'
import { earningsOf, type Earnings } from './domain/sold-lines.ts'

type Followed = ReservationRow & { order_version: number | null; sold_lines: OfferLine[] | null }

/**
 * What an agency earns of a reservation: reckoned again by the rules of the day of the sale when its order is another one than
 * it was, with a line of the history of the reservation. Works under the lock of the reservation.
 */
export async function followOrder(tx: Db, reservation: Followed, order: OrderStanding, now: Date): Promise<Earnings> {
  const { id, commission, markup, currency } = reservation
  const known = { commission, markup }
  if (reservation.order_version === order.version || order.state === 'cancelled') return known
  const parties = await listParties(tx, reservation.orderId)
  const places = parties.flatMap(({ snapshot, people }) =>
    people.map(({ fare, place, extras, discount }) => ({
      tourId: snapshot.tourId,
      fare,
      place,
      discount,
      extras: sum(
        extras.map(({ amount }) => amount),
        currency,
      ),
    })),
  )
  const categories = await listTourCategories(
    tx,
    parties.map(({ snapshot }) => snapshot.tourId),
  )
  const reckoned = earningsOf(places, await soldLinesOf(tx, reservation), order.net, {
    rules: await listRules(tx, reservation.agencyId),
    categoriesOf: (tourId) => categories.get(tourId) ?? [],
    on: dayInIstanbul(reservation.createdAt),
    currency,
  })
  await own(tx)
    .updateTable('agent_reservations')
    .set({
      order_version: order.version,
      commission_minor: reckoned.commission.minor,
      markup_minor: reckoned.markup.minor,
    })
    .where('id', '=', id)
    .execute()
  const [was, is] = [known, reckoned].map((each) => add(each.commission, each.markup))
  if (was && is && was.minor !== is.minor) {
    const words = `${toDecimalText(was)} → ${toDecimalText(is)} ${currency}`
    await noteReservationEvent(tx, { reservationId: id, kind: 'earnings', words }, now)
  }
  return reckoned
}

/** What was sold at which price, and what the shop asked for it: the rows of the offer, or those of a split or joined sale. */
export async function soldLinesOf(
  tx: Db,
  { offerId, sold_lines: soldLines, currency }: Pick<Followed, 'offerId' | 'sold_lines' | 'currency'>,
): Promise<OfferLine[]> {
  const row =
    soldLines === null && offerId !== null
      ? await own(tx).selectFrom('agent_offers').select('lines').where('id', '=', offerId).executeTakeFirst()
      : undefined
  const lines = soldLines ?? row?.lines ?? []
  return lines.map((line) => ({
    ...line,
    base: money(line.base.minor, currency),
    price: money(line.price.minor, currency),
  }))
}
