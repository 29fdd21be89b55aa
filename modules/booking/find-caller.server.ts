import type { Locale, Localised } from '#kernel/locale.ts'
import { money, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { withinReach, type Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { phoneReader } from '#platform/phone/phone-country.server.ts'
import { keeperOf } from './data/keeper.server.ts'
import { contactColumns, contactOf, type OrderContact } from './data/order-contact.server.ts'
import { own } from './data/tables.server.ts'
import type { OrderState } from './domain/order.ts'
import { remainingOf } from './domain/remaining.ts'
import type { Gender } from './domain/traveller-fields.ts'

/** Who rings: the number as it is dialled, and whoever has ordered under it. */
export type Caller = { phone: string; known: KnownCaller | null }

export type KnownCaller = {
  /** As the last order has it. */
  contact: OrderContact
  locale: Locale
  /** The newest first. */
  orders: EarlierOrder[]
}

export type EarlierOrder = {
  /** The public id, as addresses name the order. */
  id: string
  orderNo: string
  state: OrderState
  journeys: { name: Localised; departsOn: PlainDate; returnsOn: PlainDate }[]
  remaining: Money
  travellers: EarlierTraveller[]
}

/** Somebody of an earlier order, without a number of a paper: those stay sealed until an order takes them over. */
export type EarlierTraveller = {
  id: string
  firstName: string
  lastName: string
  gender: Gender | null
  bornOn: PlainDate | null
  nationality: string
  passportExpiresOn: PlainDate | null
  hasTckn: boolean
  hasPassport: boolean
}

const MOST_ORDERS = 6

/**
 * Who a telephone number belongs to, in any spelling, and who travelled with them; undefined for what is no number that can
 * be called. Orders of people who were forgotten are not found. That somebody was found is noted in the audit log.
 */
export async function findCaller(
  db: Db,
  admin: Admin<'orders'>,
  typed: string,
  now: Date,
): Promise<Caller | undefined> {
  const phone = (await phoneReader(db))(typed)
  if (!phone) return undefined
  const orders = await own(db)
    .selectFrom('orders')
    .select(['id', 'public_id', 'order_no', 'state', 'locale', ...contactColumns])
    .select(['currency', 'total_minor', 'reduction_minor', 'paid_minor'])
    .where('phone_key', '=', phone.key)
    .where('erased_at', 'is', null)
    .where(withinReach(admin, keeperOf))
    .orderBy('placed_at', 'desc')
    .orderBy('id')
    .limit(MOST_ORDERS)
    .execute()
  const [latest] = orders
  if (!latest) return { phone: phone.e164, known: null }
  const ids = orders.map(({ id }) => id)
  const [journeys, travellers] = [await journeysOf(db, ids), await travellersOf(db, ids)]
  const act = { action: 'personal-data.look-up', subject: { kind: 'passengers', id: 'phone' } } as const
  await recordAudit(db, { actor: admin, ...act, after: { found: orders.length } }, now)
  return {
    phone: phone.e164,
    known: {
      contact: contactOf(latest),
      locale: latest.locale,
      orders: orders.map((order) => {
        const amount = (minor: number) => money(minor, order.currency)
        return {
          id: order.public_id,
          orderNo: order.order_no,
          state: order.state,
          journeys: journeys.get(order.id) ?? [],
          remaining: remainingOf({
            total: amount(order.total_minor),
            reduction: amount(order.reduction_minor),
            paid: amount(order.paid_minor),
          }),
          travellers: travellers.get(order.id) ?? [],
        }
      }),
    },
  }
}

async function journeysOf(db: Db, orderIds: readonly string[]) {
  const rows = await own(db)
    .selectFrom('order_items')
    .select(['order_id', 'snapshot'])
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .execute()
  const all = rows.map(({ order_id, snapshot: { tourName: name, departsOn, returnsOn } }) => ({
    order_id,
    journey: { name, departsOn, returnsOn },
  }))
  return grouped(all, ({ journey }) => journey)
}

/** Nobody twice who goes on several journeys of an order, and nobody who left it or was never named. */
async function travellersOf(db: Db, orderIds: readonly string[]) {
  const rows = await own(db)
    .selectFrom('passengers')
    .innerJoin('order_items', 'order_items.id', 'passengers.order_item_id')
    .select(['order_items.order_id', 'passengers.id', 'passengers.first_name', 'passengers.last_name'])
    .select(['passengers.gender', 'passengers.born_on', 'passengers.nationality', 'passengers.passport_expires_on'])
    .select((each) => [
      each.or([each('tckn_sealed', 'is not', null), each('tckn', 'is not', null)]).as('has_tckn'),
      each.or([each('passport_no_sealed', 'is not', null), each('passport_no', 'is not', null)]).as('has_passport'),
    ])
    .where('order_items.order_id', 'in', orderIds)
    .where('passengers.cancelled_at', 'is', null)
    .where('passengers.first_name', '<>', '')
    .orderBy('order_items.position')
    .orderBy('passengers.position')
    .execute()
  const seen = new Set<string>()
  const once = rows.filter(({ order_id, first_name, last_name, born_on }) => {
    const key = JSON.stringify([order_id, first_name, last_name, born_on])
    return !seen.has(key) && seen.add(key)
  })
  return grouped(once, (row): EarlierTraveller => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    gender: row.gender,
    bornOn: row.born_on,
    nationality: row.nationality,
    passportExpiresOn: row.passport_expires_on,
    hasTckn: Boolean(row.has_tckn),
    hasPassport: Boolean(row.has_passport),
  }))
}

function grouped<Row extends { order_id: string }, Value>(rows: readonly Row[], valueOf: (row: Row) => Value) {
  const groups = Map.groupBy(rows, (row) => row.order_id)
  return new Map([...groups].map(([id, list]) => [id, list.map(valueOf)]))
}
