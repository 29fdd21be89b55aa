import { listKeeperNames } from '#app/acts/orders/keeper-names.server.ts'
import { translator } from '#app/messages/translator.ts'
import type { Locale } from '#kernel/locale.ts'
import { toDecimalText } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listOrders, type OrderListRequest } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

const MOST_ROWS = 5000

/** The filtered orders as rows for a spreadsheet, at most five thousand. */
export async function listOrderRows(
  db: Db,
  admin: Admin<'orders'>,
  filter: Omit<OrderListRequest, 'page' | 'pageSize'>,
  locale: Locale,
): Promise<{ head: string[]; rows: (string | number)[][] }> {
  const { orders } = await listOrders(db, admin, { ...filter, page: 1, pageSize: MOST_ROWS })
  const keepers = await listKeeperNames(db, admin, orders)
  const text = translator(locale, 'staff')
  return {
    head: [
      text('column-order'),
      text('csv-day'),
      text('column-state'),
      text('name'),
      text('email'),
      text('phone'),
      text('column-journey'),
      text('departure'),
      text('column-travellers'),
      text('csv-currency'),
      text('column-total'),
      text('paid'),
      text('remaining'),
      translator(locale, 'staff-keeper')('keeper'),
    ],
    rows: orders.map((order) => [
      order.orderNo,
      dayInIstanbul(order.placedAt),
      text(`order-state-${order.state}`),
      order.customer.name,
      order.customer.email,
      order.customer.phone,
      order.journeys.map((journey) => journey.name[locale]).join('; '),
      order.journeys[0]?.departsOn ?? '',
      order.travellers,
      order.total.currency,
      Number(toDecimalText(order.total)),
      Number(toDecimalText(order.paid)),
      Number(toDecimalText(order.remaining)),
      keepers.get(order.keeperId ?? '') ?? '',
    ]),
  }
}
