import { sql } from 'kysely'
import type { Locale, Localised } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { everybodySeated } from './data/seated-travellers.server.ts'

/** An order that has seats on a departure, with those who travel, and how its customer is reached. */
export type OrderOnDeparture = {
  id: string
  publicId: string
  orderNo: string
  accessToken: string
  departureId: string
  locale: Locale
  tourName: Localised
  contact: { name: string; email: string; phone: string }
  /** When it was agreed that they travel on this departure: when they bought, or were moved to it. */
  agreedAt: Date
  travellers: { id: string; name: string }[]
}

const MOST_TRAVELLERS = 20_000

/** The orders that have seats on departures, or one of them by its id, at most twenty thousand travellers. One question. */
export async function listOrdersOnDepartures(
  db: Db,
  wanted: { departureIds: readonly string[] } | { orderId: string },
  now: Date,
): Promise<OrderOnDeparture[]> {
  if ('departureIds' in wanted && wanted.departureIds.length === 0) return []
  const rows = await everybodySeated(db, now)
    .select([
      'passengers.id as passengerId',
      'passengers.first_name as firstName',
      'passengers.last_name as lastName',
      'order_items.departure_id as departureId',
      sql<Localised>`order_items.snapshot -> 'tourName'`.as('tourName'),
      'orders.id',
      'orders.public_id as publicId',
      'orders.order_no as orderNo',
      'orders.access_token as accessToken',
      'orders.locale',
      'orders.first_name as contactFirst',
      'orders.last_name as contactLast',
      'orders.email',
      'orders.phone',
      'orders.placed_at as placedAt',
    ])
    .select((row) =>
      row
        .selectFrom('order_history')
        .select(({ fn }) => fn.max('happened_at').as('at'))
        .whereRef('order_history.order_id', '=', 'orders.id')
        .where('kind', '=', 'moved')
        .as('movedAt'),
    )
    .where('orders.erased_at', 'is', null)
    .where((is) =>
      'orderId' in wanted
        ? is('orders.id', '=', wanted.orderId)
        : is('order_items.departure_id', 'in', wanted.departureIds),
    )
    .orderBy('orders.order_no')
    .orderBy('order_items.position')
    .orderBy('passengers.position')
    .limit(MOST_TRAVELLERS)
    .execute()
  return [...Map.groupBy(rows, ({ id, departureId }) => `${id} ${departureId}`).values()].flatMap((ofOrder) => {
    const [first] = ofOrder
    if (!first) return []
    const { id, publicId, orderNo, accessToken, departureId, locale, tourName, email, phone, placedAt, movedAt } = first
    return [
      {
        id,
        publicId,
        orderNo,
        accessToken,
        departureId,
        locale,
        tourName,
        contact: { name: `${first.contactFirst} ${first.contactLast}`.trim(), email, phone },
        agreedAt: movedAt && movedAt > placedAt ? movedAt : placedAt,
        travellers: ofOrder.map((row) => ({ id: row.passengerId, name: `${row.firstName} ${row.lastName}`.trim() })),
      },
    ]
  })
}
