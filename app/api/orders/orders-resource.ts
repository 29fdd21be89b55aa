import { answerMember } from '#app/api/account/account-call.server.ts'
import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { moneyOnWire, PageQuery, pageListOf } from '#app/wire/wire.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { answerCall } from '#app/api/payments/payment-call.server.ts'
import { listOrdersOfMember } from '#modules/booking/index.server.ts'
import type { Route } from './+types/orders-resource.ts'
import { WireOwnOrder } from './wire-order.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'The own orders, the newest first',
      access: 'member',
      query: PageQuery,
      answers: { 200: pageListOf(WireOwnOrder) },
      problems: ['filter_invalid'],
    },
  },
}

/** Also orders placed as a guest under the address of the account, once that is confirmed. */
export function loader(call: Route.LoaderArgs) {
  return answerMember(call, async (db, member) => {
    const query = readQuery(call, PageQuery)
    if (!query.ok) return query.error
    const { orders, total } = await listOrdersOfMember(db, member, query.value)
    const locale = call.context.get(localeContext)
    const body = pageOf(
      orders.map((order) => ({
        id: order.publicId,
        orderNo: order.orderNo,
        status: order.state,
        placedAt: order.placedAt.toISOString(),
        title: order.tourName[locale],
        departureDate: order.departsOn,
        returnDate: order.returnsOn,
        travellers: order.travellers,
        total: moneyOnWire(order.total),
        paid: moneyOnWire(order.paid),
      })),
      { ...query.value, total },
    )
    const { origin } = call.context.get(servicesContext).env.publicUrl
    return answerCall(call, body, { headers: nextPageLink(call.url, origin, body.meta) })
  })
}
