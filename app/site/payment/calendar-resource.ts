import { translator } from '#app/messages/translator.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { localePath } from '#app/addresses/paths.ts'
import { paymentGatewayOf } from '#app/work/payment-gateway.server.ts'
import { findPaymentPage } from '#modules/payments/index.server.ts'
import type { Route } from './+types/calendar-resource.ts'
import { writeCalendar } from './journey-calendar.ts'

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
  const file = writeCalendar({
    uid: `${page.reference}@${publicUrl.hostname}`,
    title: page.title[locale],
    description: [number, address].filter(Boolean).join('\n'),
    departsOn,
    returnsOn,
    writtenAt: now,
  })
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${page.reference}.ics"`,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
}
