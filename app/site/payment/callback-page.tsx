import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paymentGatewayOf } from '#app/work/payment-gateway.server.ts'
import { paths, withQuery } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { completeReturn } from '#modules/payments/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { Route } from './+types/callback-page.ts'
import { PlainScreen } from './plain-screen.tsx'

export const handle: PageHandle = { page: 'document', isCached: false, layout: 'empty', areas: ['payment', 'errors'] }

/** Banks send the browser back with a link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return comeBack(Object.fromEntries(new URL(request.url).searchParams), context)
}

/** Others post a form from their own page. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = await formFields(request)
  return comeBack({ ...Object.fromEntries(new URL(request.url).searchParams), ...posted }, context)
}

/** What the browser brings is only a hint: the truth is asked from the provider, and then shown by the payment's page. */
async function comeBack(fields: Record<string, string>, context: Route.LoaderArgs['context']) {
  const locale = context.get(localeContext)
  const returned = await completeReturn(paymentGatewayOf(context.get(servicesContext)), fields, new Date())
  if (!returned.ok) return data(null, { status: 400 })
  const { state, paymentToken, flags } = returned.value
  if (state === 'captured' && !flags.includes('mismatch'))
    throw redirect(paths.paymentSuccess(locale, paymentToken), 303)
  const hasFailed = state === 'failed' || state === 'cancelled' || state === 'expired'
  throw redirect(withQuery(paths.payment(locale, paymentToken), hasFailed ? { error: 1 } : {}), 303)
}

export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }
}

export default function CallbackPage() {
  const text = useText('payment')
  const errors = useText('errors')
  const locale = useLocale()
  return (
    <main className="wrap">
      <title>{text('callback-title')}</title>
      <meta name="robots" content="noindex" />
      <PlainScreen title={text('callback-title')} lead={text('callback-lead')}>
        <ButtonLink href={paths.home(locale)}>{errors('home')}</ButtonLink>
      </PlainScreen>
    </main>
  )
}
