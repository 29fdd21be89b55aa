import { data, redirect } from 'react-router'
import { z } from 'zod'
import { factsContext, localeContext, servicesContext, sessionContext } from '#app/http/middleware/contexts.ts'
import { rememberSession } from '#app/http/middleware/session.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { requestCancellation } from '#modules/booking/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { Route } from './+types/cancel-request-resource.ts'
import { findAskedOrder } from './find-asked-order.server.ts'

const CancelForm = z.object({ reason: z.string().max(1000).default('') })

const TRIES = { max: 10, perSeconds: 600 }

export const handle: ResourceHandle = { methods: ['POST'], accepts: ['application/x-www-form-urlencoded'] }

export const middleware: Route.MiddlewareFunction[] = [rememberSession]

/** Takes a customer's request to cancel and leads back to the order, which shows that it was received. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const { db, limiter, log } = context.get(servicesContext)
  const secret = url.searchParams.get('t')
  const order = await findAskedOrder(db, { id: params.orderId, secret, user: context.get(sessionContext) })
  const form = CancelForm.safeParse(await formFields(request))
  if (!order || !form.success) throw data(null, { status: order ? 400 : 404 })
  const now = new Date()
  if (!limiter.allow(`cancel:${context.get(factsContext).clientAddress}`, TRIES, now).ok)
    throw data(null, { status: 429 })

  const asked = await requestCancellation(db, { orderId: order.id, reason: form.data.reason }, now)
  if (!asked.ok && asked.error.code === 'reason') throw data(null, { status: 400 })
  log.info({ order: order.orderNo, isTaken: asked.ok }, 'a customer asked to cancel')
  const back = paths.order(context.get(localeContext), order.publicId, secret ? order.accessToken : undefined)
  return redirect(`${back}#cancel`, 303)
}
