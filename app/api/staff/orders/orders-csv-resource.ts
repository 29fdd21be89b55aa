import { listFileHandle } from '#app/api/calls/list-file-handle.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Route } from './+types/orders-csv-resource.ts'
import { answerListFile } from '#app/acts/lists/answer-list-file.server.ts'
import { OrderFilter, readOrderFilter, refuseFilter } from './order-filter.server.ts'
import { listOrderRows } from '#app/acts/lists/order-rows.server.ts'
import { answerBounded } from '../staff-call.server.ts'

export const handle: ResourceHandle = listFileHandle('csv', 'The filtered orders as a file', OrderFilter)

/** The filtered orders as a file, at most five thousand. */
export function loader(call: Route.LoaderArgs) {
  return answerBounded(call, 'orders', async (db, admin) => {
    const filter = readOrderFilter(call.url.searchParams)
    if (!filter.success) return refuseFilter(call, filter.error)
    const locale = call.context.get(localeContext)
    const lines = await listOrderRows(db, admin, filter.data, locale)
    return answerListFile(lines, { name: `orders-${dayInIstanbul(new Date())}`, format: 'csv', locale })
  })
}
