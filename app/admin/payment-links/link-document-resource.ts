import { answerDocument } from '#app/work/document-answer.server.ts'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { findLinkDocument } from '#modules/payment-links/index.server.ts'
import type { Route } from './+types/link-document-resource.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** One issued document of a payment link, for staff. */
export async function loader({ params: { linkId, documentId }, context }: Route.LoaderArgs) {
  const admin = adminOf(context, 'payments')
  const { db, log } = context.get(servicesContext)
  const file = await findLinkDocument(db, admin, { linkId, documentId })
  if (!file) throw new Response(null, { status: 404 })
  log.info({ staff: admin.id, document: documentId }, 'staff read an issued document')
  return answerDocument(file)
}
