import { answerDocument } from '#app/work/document-answer.server.ts'
import { documentWorkOf } from '#app/work/document-work.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { issueReceiptOfPayment } from '#modules/booking/index.server.ts'
import { issueReceiptOfLink } from '#modules/payment-links/index.server.ts'
import type { Route } from './+types/receipt-resource.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** The receipt of a payment, for whoever has its address; nothing before the money is there. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const work = documentWorkOf(context.get(servicesContext))
  const wish = { paymentToken: params.paymentId, locale: context.get(localeContext) }
  const now = new Date()
  const file = (await issueReceiptOfPayment(work, wish, now)) ?? (await issueReceiptOfLink(work, wish, now))
  if (!file) throw new Response(null, { status: 404 })
  return answerDocument(file)
}
