import { answerDocument } from '#app/work/document-answer.server.ts'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import { boundedAdminOf } from '#app/http/middleware/staff.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { findOrder, findOrderDocument } from '#modules/booking/index.server.ts'
import type { Route } from './+types/document-resource.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** One issued document of an order, for staff. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const admin = boundedAdminOf(context, 'orders')
  const { db, log } = context.get(servicesContext)
  const order = await findOrder(db, admin, params.orderId)
  const file = order && (await findOrderDocument(db, { id: order.orderId }, params.documentId))
  if (!file) throw new Response(null, { status: 404 })
  log.info({ staff: admin.id, document: file.document.id }, 'staff read an issued document')
  return answerDocument(file)
}
