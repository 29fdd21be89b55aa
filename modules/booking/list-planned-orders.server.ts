import { sql } from 'kysely'
import type { Locale, Localised } from '#kernel/locale.ts'
import { money, type Money } from '#kernel/money.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { listDepartureNames } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { everybodySeated } from './data/seated-travellers.server.ts'
import { snapshotReader } from './data/sold-snapshot.server.ts'
import { own } from './data/tables.server.ts'
import { plainOfRow, plainTravellerColumns } from './data/traveller-columns.server.ts'
import { isOfPassport, missingPapers } from './domain/missing-papers.ts'
import type { ItemSnapshot, OrderState } from './domain/order.ts'

/** Somebody who travels, as the plan of what is to be done sees them: whether papers are missing, and no number of one. */
export type PlannedTraveller = {
  id: string
  name: string
  departureId: string
  tourKind: string
  tourName: Localised
  departsOn: PlainDate
  /** Whether papers are missing that are no passport to be replaced. */
  lacksPapers: boolean
  /** Whether there is a passport, which ends too early or is being replaced. */
  replacesPassport: boolean
}

/** An order that has seats, with those who travel and what is still to be paid by its customer and others. */
export type PlannedOrder = {
  id: string
  publicId: string
  orderNo: string
  accessToken: string
  state: OrderState
  locale: Locale
  contact: { name: string; email: string; phone: string }
  bookedOn: PlainDate
  travellers: PlannedTraveller[]
  /** `payer` is somebody else who has taken a share over. */
  parts: { id: string; amount: Money; dueOn: PlainDate | null; payer: string | null; paymentToken: string }[]
}

const MOST_TRAVELLERS = 20_000

/** Stands for a number that is there: it is not opened, and no rule of a number takes it for one. */
const UNREAD = '·'

/**
 * Orders that have seats, by one id or by the departures on which they have them, with who travels and what is open; at most
 * twenty thousand travellers, in a fixed number of queries. Days are those of the departure as it leaves now, also where it
 * was sold for others. No number of a paper is opened.
 */
export async function listPlannedOrders(
  db: Db,
  wanted: { orderId: string } | { departureIds: readonly string[] },
  now: Date,
): Promise<PlannedOrder[]> {
  if ('departureIds' in wanted && wanted.departureIds.length === 0) return []
  const rows = await everybodySeated(db, now)
    .select([
      ...plainTravellerColumns,
      'passengers.fare',
      sql<boolean>`coalesce(passengers.tckn_sealed, passengers.tckn) is not null`.as('has_tckn'),
      sql<boolean>`coalesce(passengers.passport_no_sealed, passengers.passport_no) is not null`.as('has_passport'),
      'order_items.departure_id',
      soldOf('tourId', 'kind', 'tourName', 'departsOn', 'returnsOn', 'passportMonthsAfterReturn').as('sold'),
      'orders.id as order_id',
      'orders.public_id',
      'orders.order_no',
      'orders.access_token',
      'orders.state',
      'orders.locale',
      'orders.first_name as contact_first',
      'orders.last_name as contact_last',
      'orders.email',
      'orders.phone',
      'orders.placed_at',
    ])
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
  const read = await snapshotReader(db)
  const departures = await listDepartureNames(
    db,
    rows.map(({ departure_id }) => departure_id),
  )
  const today = dayInIstanbul(now)
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id)
  const parts = await openPartsOf(db, [...byOrder.keys()])
  return [...byOrder].flatMap(([id, ofOrder]) => {
    const [first] = ofOrder
    if (!first) return []
    return [
      {
        id,
        publicId: first.public_id,
        orderNo: first.order_no,
        accessToken: first.access_token,
        state: first.state,
        locale: first.locale,
        contact: { name: `${first.contact_first} ${first.contact_last}`, email: first.email, phone: first.phone },
        bookedOn: dayInIstanbul(first.placed_at),
        travellers: ofOrder.map((row) => {
          const { tourId, kind, tourName, passportMonthsAfterReturn, ...sold } = read(row.sold)
          const { departsOn, returnsOn } = departures.get(row.departure_id) ?? sold
          const numbers = { tckn: row.has_tckn ? UNREAD : null, passportNo: row.has_passport ? UNREAD : null }
          const known = { ...plainOfRow(row), ...numbers, fare: row.fare }
          const missing = missingPapers(known, { id: tourId, returnsOn, passportMonthsAfterReturn }, today)
          const replacesPassport = missing.includes('passportNo') && (row.has_passport || known.renewsPassport)
          return {
            id: row.id,
            name: `${known.firstName} ${known.lastName}`.trim(),
            departureId: row.departure_id,
            tourKind: kind,
            tourName,
            departsOn,
            lacksPapers: missing.some((field) => !replacesPassport || !isOfPassport(field)),
            replacesPassport,
          }
        }),
        parts: parts.get(id) ?? [],
      },
    ]
  })
}

/** Some of what was sold; the whole of it is long. */
function soldOf<Name extends keyof ItemSnapshot & string>(...names: Name[]) {
  const parts = names.map((name) => sql`${sql.lit(name)}, order_items.snapshot -> ${sql.lit(name)}`)
  return sql<Pick<ItemSnapshot, Name>>`json_build_object(${sql.join(parts)})`
}

async function openPartsOf(db: Db, orderIds: readonly string[]): Promise<Map<string, PlannedOrder['parts']>> {
  if (orderIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('order_payment_parts')
    .innerJoin('orders', 'orders.id', 'order_payment_parts.order_id')
    .select([
      'order_payment_parts.id',
      'order_payment_parts.order_id as orderId',
      'amount_minor as minor',
      'due_on as dueOn',
      'payer_name as payer',
      'payment_token as paymentToken',
      'orders.currency',
    ])
    .where('order_id', 'in', orderIds)
    .where('paid_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('due_on', (day) => day.asc().nullsFirst())
    .orderBy('order_payment_parts.position')
    .execute()
  const parts = rows.map(({ minor, currency, ...part }) => ({ ...part, amount: money(minor, currency) }))
  return new Map(
    [...Map.groupBy(parts, ({ orderId }) => orderId)].map(([id, ofOrder]) => [
      id,
      ofOrder.map(({ orderId: _, ...part }) => part),
    ]),
  )
}
