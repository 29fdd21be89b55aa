import { z } from 'zod'
import { servicesContext, sessionContext } from '#app/http/middleware/contexts.ts'
import { rememberSession } from '#app/http/middleware/session.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { answerCall, refuseCommonly } from '#app/api/payments/payment-call.server.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { proveMember } from '#modules/accounts/index.server.ts'
import { findOrderByAccess, findOrderOfMember, listOrderDocuments } from '#modules/booking/index.server.ts'
import type { Route } from './+types/order-resource.ts'
import { orderOnWire } from './order-on-wire.server.ts'
import { WireOrder } from './wire-order.ts'

/** The secret of the order; whoever owns it and is signed in needs none. */
const OrderQuery = z.object({ t: z.string().optional() })

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: { GET: { summary: 'An order', query: OrderQuery, answers: { 200: WireOrder } } },
}

export const middleware: Route.MiddlewareFunction[] = [rememberSession]

/** One order, for whoever has its secret or owns it; for everybody else there is none. */
export async function loader(call: Route.LoaderArgs) {
  const { context, params, url } = call
  const { db } = context.get(servicesContext)
  const member = proveMember(context.get(sessionContext) ?? undefined)
  const { t: secret } = OrderQuery.parse(Object.fromEntries(url.searchParams))
  const order = secret
    ? await findOrderByAccess(db, params.orderId, secret)
    : member && (await findOrderOfMember(db, member, params.orderId))
  if (!order) return refuseCommonly(call, 'not_found')
  return answerCall(call, orderOnWire(order, await listOrderDocuments(db, order), dayInIstanbul(new Date())))
}
