import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page-handle.ts'
import { listOrders } from '#modules/booking/index.server.ts'
import type { Route } from './+types/orders-resource.ts'
import { OrderFilter, readOrderFilter, refuseFilter } from './order-filter.server.ts'
import { orderSummaryOnWire } from './order-on-wire.ts'
import { nextPageLink, pageOf } from '#app/calls/page-of.ts'
import { pageListOf } from '#app/calls/wire.ts'
import { answerStaff } from './staff-call.server.ts'
import { WireOrderSummary } from './wire-order.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'Orders for staff, filtered, the newest first',
      query: OrderFilter,
      answers: { 200: pageListOf(WireOrderSummary) },
      problems: ['filter_invalid'],
    },
  },
}

/** Orders for staff, filtered, the newest first, a page at a time. */
export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'orders', async (db, admin) => {
    const filter = readOrderFilter(call.url.searchParams)
    if (!filter.success) return refuseFilter(call, filter.error)
    const { orders, total } = await listOrders(db, admin, filter.data)
    const locale = call.context.get(localeContext)
    const body = pageOf(
      orders.map((order) => orderSummaryOnWire(order, locale)),
      { ...filter.data, total },
    )
    const origin = call.context.get(servicesContext).env.publicUrl.origin
    return Response.json(body, {
      headers: { 'Content-Language': locale, ...nextPageLink(call.url, origin, body.meta) },
    })
  })
}
