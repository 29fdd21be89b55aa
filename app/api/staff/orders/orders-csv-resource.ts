import { z } from 'zod'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Route } from './+types/orders-csv-resource.ts'
import { toCsv } from '#app/acts/lists/csv.ts'
import { OrderFilter, readOrderFilter, refuseFilter } from './order-filter.server.ts'
import { listOrderRows } from '#app/acts/lists/order-rows.server.ts'
import { answerStaff } from '../staff-call.server.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  isExport: true,
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

/** The filtered orders as a file, at most five thousand. */
export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'orders', async (db, admin) => {
    const filter = readOrderFilter(call.url.searchParams)
    if (!filter.success) return refuseFilter(call, filter.error)
    const locale = call.context.get(localeContext)
    const { head, rows } = await listOrderRows(db, admin, filter.data, locale)
    return new Response(toCsv([head, ...rows]), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="orders-${dayInIstanbul(new Date())}.csv"`,
        'Content-Language': locale,
      },
    })
  })
}
