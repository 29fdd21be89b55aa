import { callProblem } from '#app/middleware/call-problem.server.ts'
import { localeContext } from '#app/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page-handle.ts'
import { callFacts } from '#app/session/call-facts.server.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findOrder, listOrderDocuments, noteIdentityRead } from '#modules/booking/index.server.ts'
import type { Route } from './+types/order-resource.ts'
import { orderOnWire } from './order-on-wire.ts'
import { answerStaff } from './staff-call.server.ts'
import { WireStaffOrder } from './wire-order.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: { GET: { summary: 'An order with travellers, agreements and history', answers: { 200: WireStaffOrder } } },
}

/** One order with travellers, agreements and history. */
export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'orders', async (db, admin) => {
    const order = await findOrder(db, admin, call.params.orderId)
    if (!order) return callProblem('not_found', callFacts(call.context, call.url))
    await noteIdentityRead(db, admin, order, new Date())
    const locale = call.context.get(localeContext)
    const issued = await listOrderDocuments(db, { id: order.orderId })
    return Response.json(orderOnWire(order, issued, locale, dayInIstanbul(new Date())), {
      headers: { 'Content-Language': locale },
    })
  })
}
