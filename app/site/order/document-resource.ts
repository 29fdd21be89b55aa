import { answerDocument } from '#app/work/document-answer.server.ts'
import { servicesContext, sessionContext } from '#app/http/middleware/contexts.ts'
import { rememberSession } from '#app/http/middleware/session.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { findOrderDocument } from '#modules/booking/index.server.ts'
import type { Route } from './+types/document-resource.ts'
import { findAskedOrder } from './find-asked-order.server.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

export const middleware: Route.MiddlewareFunction[] = [rememberSession]

/** One issued document of an order, byte by byte as it was mailed, for whoever has the order's secret or owns it. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const order = await findAskedOrder(db, {
    id: params.orderId,
    secret: url.searchParams.get('t'),
    user: context.get(sessionContext),
  })
  const file = order && (await findOrderDocument(db, order, params.documentId))
  if (!file) throw new Response(null, { status: 404 })
  return answerDocument(file)
}
