import { answerDocument } from '#app/work/document-answer.server.ts'
import { documentWorkOf } from '#app/work/document-work.server.ts'
import { localeContext, servicesContext, sessionContext } from '#app/http/middleware/contexts.ts'
import { rememberSession } from '#app/http/middleware/session.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { issueVoucherOf } from '#modules/booking/index.server.ts'
import type { Route } from './+types/voucher-resource.ts'
import { findAskedOrder } from './find-asked-order.server.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

export const middleware: Route.MiddlewareFunction[] = [rememberSession]

/** The voucher of a paid order as a file; nothing before it is paid. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const order = await findAskedOrder(services.db, {
    id: params.orderId,
    secret: url.searchParams.get('t'),
    user: context.get(sessionContext),
  })
  const file = order && (await issueVoucherOf(documentWorkOf(services), order, context.get(localeContext), new Date()))
  if (!file) throw new Response(null, { status: 404 })
  return answerDocument(file)
}
