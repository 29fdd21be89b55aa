import { sql } from 'kysely'
import { emailKey } from '#kernel/email.ts'
import { money, type Money } from '#kernel/money.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { phoneCountrySetting } from '#platform/phone/phone-country.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { ordersThat } from './data/order-conditions.server.ts'
import { own } from './data/tables.server.ts'
import { readOrderSearch } from './domain/order-search.ts'
import { remainingOf } from './domain/remaining.ts'
import { payableStates } from './take-money.server.ts'

/** An order that takes money, with what a payment can be known by. */
export type PayableOrder = {
  orderId: string
  /** The public id, as addresses name the order. */
  id: string
  orderNo: string
  isExpired: boolean
  customer: string
  /** Who travels, and who took a share over. */
  others: string[]
  /** As search keys, the country code before the number. */
  phone: string
  /** What says that two orders are of the same person: the account, the address, the telephone. */
  customerKeys: string[]
  total: Money
  remaining: Money
  /** The open part that is due first; null when that is all of the rest. */
  nextPart: Money | null
}

const MOST = 5000
const MOST_FOUND = 10
/** Customers pay late; after that, staff search. */
const EXPIRED_SINCE_MS = 90 * 86_400_000

/** The orders that still owe something, and those that expired in the last three months; the newest five thousand. */
export async function listPayableOrders(db: Db, now: Date): Promise<PayableOrder[]> {
  return read(
    db,
    payable(db).where((order) =>
      order.or([
        order('orders.state', '<>', 'expired'),
        order('orders.placed_at', '>=', new Date(now.getTime() - EXPIRED_SINCE_MS)),
      ]),
    ),
    MOST,
  )
}

/** Orders that owe something, by number, words of a name or telephone; the newest ten. Nothing for an empty search. */
export async function searchPayableOrders(db: Db, _admin: Admin<'payments'>, typed: string): Promise<PayableOrder[]> {
  const search = readOrderSearch(typed, await readSetting(db, phoneCountrySetting))
  return search ? read(db, payable(db).where(ordersThat({ search })), MOST_FOUND) : []
}

/** Of these orders those that take money. */
export async function listPayableOrdersById(
  db: Db,
  _admin: Admin<'orders'> | Admin<'payments'>,
  orderIds: readonly string[],
): Promise<PayableOrder[]> {
  if (orderIds.length === 0) return []
  return read(db, payable(db).where('orders.id', 'in', orderIds), orderIds.length)
}

/** The keys of the customers of these orders; nobody is known by an order that was erased. */
export async function listCustomersOf(db: Db, orderIds: readonly string[]): Promise<Map<string, string[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('orders')
    .select(['id', 'user_id', 'email', 'phone_key'])
    .where('id', 'in', [...new Set(orderIds)])
    .where('erased_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.id, keysOf(row)]))
}

function payable(db: Db) {
  return own(db)
    .selectFrom('orders')
    .where('orders.state', 'in', payableStates)
    .where('orders.erased_at', 'is', null)
    .where(sql<boolean>`orders.total_minor - orders.reduction_minor > orders.paid_minor`)
}

async function read(db: Db, orders: ReturnType<typeof payable>, limit: number): Promise<PayableOrder[]> {
  const rows = await orders
    .select([
      'orders.id',
      'orders.public_id',
      'orders.order_no',
      'orders.state',
      'orders.first_name',
      'orders.last_name',
      'orders.email',
      'orders.phone_key',
      'orders.user_id',
      'orders.currency',
      'orders.total_minor',
      'orders.reduction_minor',
      'orders.paid_minor',
    ])
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id')
    .limit(limit)
    .execute()
  const ids = rows.map(({ id }) => id)
  const [travellers, parts] = [await listTravellers(db, ids), await listOpenParts(db, ids)]
  return rows.map((row) => {
    const amount = (minor: number) => money(minor, row.currency)
    const remaining = remainingOf({
      total: amount(row.total_minor),
      reduction: amount(row.reduction_minor),
      paid: amount(row.paid_minor),
    })
    const open = parts.get(row.id) ?? []
    const first = open[0]?.amount_minor
    return {
      orderId: row.id,
      id: row.public_id,
      orderNo: row.order_no,
      isExpired: row.state === 'expired',
      customer: `${row.first_name} ${row.last_name}`,
      others: [...(travellers.get(row.id) ?? []), ...open.flatMap(({ payer_name: name }) => name ?? [])],
      phone: row.phone_key,
      customerKeys: keysOf(row),
      total: amount(row.total_minor),
      remaining,
      nextPart: first !== undefined && first < remaining.minor ? amount(first) : null,
    }
  })
}

async function listTravellers(db: Db, orderIds: readonly string[]): Promise<Map<string, string[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('passengers')
    .innerJoin('order_items', 'order_items.id', 'passengers.order_item_id')
    .select(['order_items.order_id', 'passengers.first_name', 'passengers.last_name'])
    .where('order_items.order_id', 'in', orderIds)
    .where('passengers.cancelled_at', 'is', null)
    .orderBy('passengers.id')
    .execute()
  const named = rows.map((row) => ({ orderId: row.order_id, name: `${row.first_name} ${row.last_name}` }))
  return new Map(
    [...Map.groupBy(named, ({ orderId }) => orderId)].map(([id, list]) => [id, list.map(({ name }) => name)]),
  )
}

type OpenPart = { order_id: string; amount_minor: number; payer_name: string | null }

async function listOpenParts(db: Db, orderIds: readonly string[]): Promise<Map<string, OpenPart[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('order_payment_parts')
    .select(['order_id', 'amount_minor', 'payer_name'])
    .where('order_id', 'in', orderIds)
    .where('withdrawn_at', 'is', null)
    .where('paid_at', 'is', null)
    .orderBy('due_on', (day) => day.asc().nullsFirst())
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, (row) => row.order_id)
}

function keysOf(row: { user_id: string | null; email: string; phone_key: string }): string[] {
  return [
    ...(row.user_id === null ? [] : [`user:${row.user_id}`]),
    ...(row.email === '' ? [] : [`email:${emailKey(row.email)}`]),
    ...(row.phone_key === '' ? [] : [`phone:${row.phone_key}`]),
  ]
}
