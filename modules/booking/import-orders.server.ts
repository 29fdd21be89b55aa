import { randomUUID } from 'node:crypto'
import { newToken } from '#kernel/ids.ts'
import { defaultLocale } from '#kernel/locale.ts'
import type { Currency } from '#kernel/money.ts'
import { phoneKey } from '#kernel/phone.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { own } from './data/tables.server.ts'
import { columnsOfTraveller } from './data/traveller-columns.server.ts'
import { namelessTraveller } from './domain/blank-traveller.ts'
import type { ItemSnapshot, OrderState } from './domain/order.ts'
import type { Gender } from './domain/traveller-fields.ts'

/** An order of an agency that is only for measuring: one journey, every traveller at the same price. */
export type ImportedOrder = {
  orderNo: string
  state: OrderState
  placedAt: Date
  customer: { firstName: string; lastName: string; email: string; phone: string; city: string }
  departureId: string
  snapshot: ItemSnapshot
  currency: Currency
  unitMinor: number
  paidMinor: number
  travellers: {
    firstName: string
    lastName: string
    gender: Gender
    bornOn: PlainDate
    passportNo: string
    passportExpiresOn: PlainDate
  }[]
}

const CHUNK = 250

/** Writes orders with their travellers as they are, holding no seats and mailing nobody. Gives their public ids. */
export async function importOrders(tx: Db, orders: readonly ImportedOrder[]): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < orders.length; at += CHUNK) ids.push(...(await importChunk(tx, orders.slice(at, at + CHUNK))))
  return ids
}

async function importChunk(tx: Db, orders: readonly ImportedOrder[]): Promise<string[]> {
  const rows = orders.map((order) => ({ order, id: randomUUID(), publicId: newToken(), itemId: randomUUID() }))
  await own(tx).insertInto('orders').values(rows.map(orderRow)).execute()
  await own(tx)
    .insertInto('order_items')
    .values(
      rows.map(({ order, id, itemId }) => ({
        id: itemId,
        order_id: id,
        position: 0,
        departure_id: order.departureId,
        seats: order.travellers.length,
        line_total_minor: order.unitMinor * order.travellers.length,
        snapshot: toJson(order.snapshot),
      })),
    )
    .execute()
  await own(tx)
    .insertInto('passengers')
    .values(
      rows.flatMap(({ order, itemId }) =>
        order.travellers.map((_, position) => passengerRow(tx, order, itemId, position)),
      ),
    )
    .execute()
  return rows.map(({ publicId }) => publicId)
}

function orderRow({ order, id, publicId }: { order: ImportedOrder; id: string; publicId: string }) {
  const { customer, placedAt } = order
  const totalMinor = order.unitMinor * order.travellers.length
  const given = {
    preInformation: true,
    terms: true,
    privacy: true,
    personalData: true,
    health: false,
    marketing: false,
  }
  return {
    id,
    public_id: publicId,
    order_no: order.orderNo,
    access_token: newToken(),
    idempotency_key: id,
    request_hash: `import:${id}`,
    state: order.state,
    mode: 'guest' as const,
    locale: defaultLocale,
    user_id: null,
    first_name: customer.firstName,
    last_name: customer.lastName,
    email: customer.email,
    phone: customer.phone,
    phone_key: phoneKey(customer.phone),
    address: '',
    city: customer.city,
    country: 'TR' as const,
    note: '',
    currency: order.currency,
    subtotal_minor: totalMinor,
    discount_minor: 0,
    free_places: null,
    tax_minor: 0,
    tax_rate_bp: 2000,
    is_tax_included: true,
    total_minor: totalMinor,
    paid_minor: order.paidMinor,
    consents: toJson({ given, at: placedAt.toISOString() }),
    documents: '[]',
    user_agent: '',
    address_hash: '',
    placed_at: placedAt,
    confirmed_at: order.state === 'paid' ? placedAt : null,
  }
}

function passengerRow(tx: Db, order: ImportedOrder, itemId: string, position: number) {
  const id = randomUUID()
  const traveller = order.travellers[position]
  if (!traveller) throw new Error(`no traveller ${position}`)
  return {
    id,
    order_item_id: itemId,
    position,
    ...columnsOfTraveller(tx, id, { ...namelessTraveller('', ''), nationality: 'TR', ...traveller }),
    fare: 'double',
    amount_minor: order.unitMinor,
  }
}

/** Whether there is any order yet. */
export async function hasOrders(db: Db): Promise<boolean> {
  const row = await own(db).selectFrom('orders').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}
