import { answerCalendar } from '#app/acts/calendar/answer-calendar.ts'
import { translator } from '#app/messages/translator.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { localePath } from '#app/addresses/paths.ts'
import { paymentGatewayOf } from '#app/work/payment-gateway.server.ts'
import { findPaymentPage } from '#modules/payments/index.server.ts'
import type { Route } from './+types/calendar-resource.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** The journey of a paid payment for the customer's calendar; nothing before the money is there, or without days. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { publicUrl } = services.env
  const locale = context.get(localeContext)
  const now = new Date()
  const page = await findPaymentPage(paymentGatewayOf(services), params.paymentId, now)
  const { departsOn, returnsOn, orderPath } = page?.summary ?? {}
  if (page?.state.kind !== 'paid' || !departsOn || !returnsOn) throw new Response(null, { status: 404 })
  const text = translator(locale, 'payment')
  const number = `${text(page.subject.kind === 'order' ? 'booking-number' : 'link-number')}: ${page.reference}`
  const address = orderPath && new URL(localePath(locale, orderPath), publicUrl).href
  const journey = {
    uid: `${page.reference}@${publicUrl.hostname}`,
    title: page.title[locale],
    description: [number, address].filter(Boolean).join('\n'),
    isBusy: true,
    from: departsOn,
    to: returnsOn,
  }
  return answerCalendar(page.reference, { writtenAt: now, events: [journey] })
}
