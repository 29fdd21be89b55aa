import { sql } from 'kysely'
import type { Locale, Localised } from '#kernel/locale.ts'
import { money, type Currency, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { ItemSnapshot } from '../domain/order.ts'

/** An order that waits for somebody of the staff; of several journeys the first is named. */
export type WaitingOrder = {
  /** The public id. */
  id: string
  orderNo: string
  customer: string
  phone: string
  /** The language of the customer. */
  locale: Locale
  journey: { name: Localised; departsOn: PlainDate }
  /** What is still to come for all of it. */
  open: Money
}

/** Asked for in queries of orders joined with their first item. */
export const waitingOrderColumns = [
  'orders.public_id' as const,
  'orders.order_no' as const,
  'orders.first_name' as const,
  'orders.last_name' as const,
  'orders.phone' as const,
  'orders.locale' as const,
  'orders.currency' as const,
  'orders.total_minor' as const,
  'orders.reduction_minor' as const,
  'orders.paid_minor' as const,
  'order_items.snapshot' as const,
]

/** How many rows there are in all, beside each of those that are read. */
export const totalOfRows = sql<number>`(count(*) over ())::int`

export function toWaitingOrder(row: {
  public_id: string
  order_no: string
  first_name: string
  last_name: string
  phone: string
  locale: Locale
  currency: Currency
  total_minor: number
  reduction_minor: number
  paid_minor: number
  snapshot: ItemSnapshot
}): WaitingOrder {
  const { tourName: name, departsOn } = row.snapshot
  return {
    id: row.public_id,
    orderNo: row.order_no,
    customer: `${row.first_name} ${row.last_name}`.trim(),
    phone: row.phone,
    locale: row.locale,
    journey: { name, departsOn },
    open: money(Math.max(0, row.total_minor - row.reduction_minor - row.paid_minor), row.currency),
  }
}
