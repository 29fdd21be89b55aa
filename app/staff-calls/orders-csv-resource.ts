import { z } from 'zod'
import { translator } from '#app/messages/translator.ts'
import { localeContext } from '#app/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page-handle.ts'
import { toDecimalText } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listOrders } from '#modules/booking/index.server.ts'
import type { Route } from './+types/orders-csv-resource.ts'
import { toCsv } from './csv.ts'
import { OrderFilter, readOrderFilter, refuseFilter } from './order-filter.server.ts'
import { answerStaff } from './staff-call.server.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'The filtered orders as a file',
      query: OrderFilter,
      answers: { 200: z.string() },
      produces: 'text/csv',
      problems: ['filter_invalid'],
    },
  },
}

const MOST_ROWS = 5000

/** The filtered orders as a file, at most five thousand. */
export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'orders', async (db, admin) => {
    const filter = readOrderFilter(call.url.searchParams)
    if (!filter.success) return refuseFilter(call, filter.error)
    const { orders } = await listOrders(db, admin, { ...filter.data, page: 1, pageSize: MOST_ROWS })
    const locale = call.context.get(localeContext)
    const text = translator(locale, 'staff')
    const head = [
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
    ]
    const rows = orders.map((order) => [
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
    ])
    return new Response(toCsv([head, ...rows]), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="orders-${dayInIstanbul(new Date())}.csv"`,
        'Content-Language': locale,
      },
    })
  })
}
