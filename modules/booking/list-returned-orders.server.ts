import { sql } from 'kysely'
import type { Locale, Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { everybodySeated } from './data/seated-travellers.server.ts'

/** An order whose people have come back, with the journey of it that ended last. */
export type ReturnedOrder = {
  id: string
  orderNo: string
  locale: Locale
  departureId: string
  /** As addresses of tours know it. */
  tourId: string
  tourName: Localised
  kind: string
  departsOn: PlainDate
  contact: { firstName: string; lastName: string; email: string; phone: string }
}

const MOST_ORDERS = 5000

/**
 * The booked orders, or one of them, whose last journey is over before a day, for asking how it was; of those on departures the
 * orders whose last one it was. Left out are cancelled ones, ones that somebody asks to cancel, travellers who gave their
 * seats back, and people who are forgotten or asked to be. At most five thousand, one question.
 */
export async function listReturnedOrders(
  db: Db,
  wanted: { departureIds: readonly string[] } | { orderId: string },
  { before, now }: { before: PlainDate; now: Date },
): Promise<ReturnedOrder[]> {
  if ('departureIds' in wanted && wanted.departureIds.length === 0) return []
  const returnsOn = sql<PlainDate>`order_items.snapshot ->> 'returnsOn'`
  const rows = await everybodySeated(db, now)
    .distinctOn('orders.order_no')
    .select([
      'orders.id',
      'orders.order_no as orderNo',
      'orders.locale',
      'orders.first_name as firstName',
      'orders.last_name as lastName',
      'orders.email',
      'orders.phone',
      'order_items.departure_id as departureId',
      sql<string>`order_items.snapshot ->> 'tourId'`.as('tourId'),
      sql<Localised>`order_items.snapshot -> 'tourName'`.as('tourName'),
      sql<string>`order_items.snapshot ->> 'kind'`.as('kind'),
      sql<PlainDate>`order_items.snapshot ->> 'departsOn'`.as('departsOn'),
      returnsOn.as('returnsOn'),
    ])
    .where('orders.state', 'in', ['paid', 'partially_paid'])
    .where('orders.erased_at', 'is', null)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('order_history')
            .select('order_history.id')
            .whereRef('order_history.order_id', '=', 'orders.id')
            .where('kind', '=', 'erasure-asked'),
        ),
      ),
    )
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('order_cancel_requests')
            .select('order_cancel_requests.id')
            .whereRef('order_cancel_requests.order_id', '=', 'orders.id')
            .where('answered_at', 'is', null),
        ),
      ),
    )
    .where((is) =>
      'orderId' in wanted
        ? is('orders.id', '=', wanted.orderId)
        : is(
            'orders.id',
            'in',
            is
              .selectFrom('order_items as those')
              .select('those.order_id')
              .where('those.departure_id', 'in', wanted.departureIds),
          ),
    )
    .orderBy('orders.order_no')
    .orderBy(returnsOn, 'desc')
    .orderBy('order_items.position')
    .limit(MOST_ORDERS)
    .execute()
  return rows
    .filter((row) => row.returnsOn < before)
    .filter(({ departureId }) => 'orderId' in wanted || wanted.departureIds.includes(departureId))
    .map(({ id, orderNo, locale, departureId, tourId, tourName, kind, departsOn, ...contact }) => ({
      id,
      orderNo,
      locale,
      departureId,
      tourId,
      tourName,
      kind,
      departsOn,
      contact: {
        firstName: contact.firstName,
        lastName: contact.lastName,
        email: contact.email,
        phone: contact.phone,
      },
    }))
}
