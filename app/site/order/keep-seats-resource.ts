import { redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { proveMailbox } from '#modules/booking/index.server.ts'
import type { Route } from './+types/keep-seats-resource.ts'
import { findAskedOrder } from './find-asked-order.server.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/**
 * The link in the mail about an awaited transfer: whoever opens it can read that mailbox, and the seats wait longer. It is
 * a reading request although it changes something, because somebody old opens a link and expects no second step.
 */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const secret = url.searchParams.get('t')
  const order = await findAskedOrder(db, { id: params.orderId, secret, user: null })
  const proven =
    order && (await proveMailbox(db, { orderId: order.id, proof: url.searchParams.get('k') ?? '' }, new Date()))
  if (!order || !proven?.ok) throw new Response(null, { status: 404 })
  const { state, paymentToken, publicId, accessToken } = order
  return redirect(
    state === 'awaiting_payment' && paymentToken
      ? paths.payment(locale, paymentToken)
      : paths.order(locale, publicId, accessToken),
  )
}
