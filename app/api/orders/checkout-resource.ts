import { idempotencyKeyOf } from '#app/api/calls/call-headers.server.ts'
import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { moneyOnWire } from '#app/wire/wire.ts'
import { addCookies, callerOf, rememberSession, signInCookies, toldToken } from '#app/http/middleware/session.server.ts'
import {
  blockedContext,
  factsContext,
  localeContext,
  servicesContext,
  sessionContext,
} from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { answerCall, readBody } from '#app/api/payments/payment-call.server.ts'
import { toWireUser } from '#app/api/session/wire-user.ts'
import { signIn } from '#modules/accounts/index.server.ts'
import { placeOrder, type OrderRefusal } from '#modules/booking/index.server.ts'
import type { Route } from './+types/checkout-resource.ts'
import { CheckoutBody, draftOfCall, problemsOnWire } from './checkout-body.server.ts'
import { linesOfItems, quoteOnWire, refusedItems } from './items-body.server.ts'
import { orderCodes, refuseOrderCall, type OrderCall } from './refuse-order-call.server.ts'
import { WirePlacedOrder } from './wire-order.ts'

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Places an order',
      body: CheckoutBody,
      answers: { 201: WirePlacedOrder },
      problems: [...orderCodes, 'unauthenticated', 'account_blocked'],
    },
  },
}

export const middleware: Route.MiddlewareFunction[] = [rememberSession]

/** Places an order by a call; the answer names the payment to go on with. */
export async function action(call: Route.ActionArgs) {
  const { request, context } = call
  const { db, env } = context.get(servicesContext)
  const idempotencyKey = idempotencyKeyOf(request)
  if (!idempotencyKey) return refuseOrderCall(call, 'idempotency_key_required')
  const body = await readBody(call, CheckoutBody)
  if (!body.ok) return body.error

  if (body.value.mode === 'member' && !context.get(sessionContext)) return refuseUnknownMember(call)

  const now = new Date()
  const locale = context.get(localeContext)
  const lines = await linesOfItems(db, body.value.items, now)
  const draft = draftOfCall(body.value, lines)
  const address = context.get(factsContext).clientAddress
  const userAgent = request.headers.get('User-Agent') ?? ''
  const placed = await placeOrder(
    db,
    {
      idempotencyKey,
      lines,
      currency: body.value.currency,
      quoteId: body.value.quoteId,
      draft,
      papers: 'with-order',
      userId: context.get(sessionContext)?.id,
      locale,
      address,
      userAgent,
    },
    now,
  )
  if (!placed.ok) return refuse(call, placed.error)

  const { publicId, orderNo, total, paymentToken, accessToken, isReplay } = placed.value
  const order = {
    orderId: publicId,
    orderNo,
    total: moneyOnWire(total),
    paymentId: paymentToken,
    redirectTo: paths.payment(locale, paymentToken),
  }
  const headers = {
    Location: `/api/v1/orders/${publicId}?t=${accessToken}`,
    ...(isReplay ? { 'Idempotency-Replayed': 'true' } : {}),
  }
  if (draft.mode !== 'create') return answerCall(call, order, { status: 201, headers })

  const entered = await signIn(
    db,
    { identifier: draft.contact.email, password: draft.account.password, ...callerOf(request, context) },
    now,
  )
  if (!entered.ok) return answerCall(call, order, { status: 201, headers })
  const answer = answerCall(
    call,
    { ...order, token: toldToken(request, entered.value.token), user: toWireUser(entered.value.user) },
    { status: 201, headers },
  )
  addCookies(answer.headers, signInCookies(entered.value, env.publicUrl, now))
  return answer
}

/** Who orders as a member is one: a session says so. */
function refuseUnknownMember(call: Route.ActionArgs): Response {
  return refuseWith(call, call.context.get(blockedContext) ? 'account_blocked' : 'unauthenticated')
}

async function refuse(call: OrderCall, refusal: OrderRefusal): Promise<Response> {
  const locale = call.context.get(localeContext)
  switch (refusal.code) {
    case 'invalid-fields': {
      const { code, errors } = problemsOnWire(locale, refusal.problems)
      return refuseOrderCall(call, code, { errors })
    }
    case 'cart-empty':
      return refuseOrderCall(call, 'cart_empty')
    case 'refused-lines': {
      const { code, ...facts } = refusedItems(locale, refusal.lines)
      return refuseOrderCall(call, code, facts)
    }
    case 'travellers-differ':
      return refuseOrderCall(call, 'travellers_differ')
    case 'price-changed': {
      const changed = refuseOrderCall(call, 'price_changed')
      return new Response(JSON.stringify({ ...(await changed.json()), quote: quoteOnWire(refusal.quote) }), {
        status: changed.status,
        headers: changed.headers,
      })
    }
    case 'email-taken':
      return refuseOrderCall(call, 'email_taken')
    case 'too-many-open':
      return refuseOrderCall(call, 'too_many_open')
    case 'seats-gone':
      return refuseOrderCall(call, 'tour_full', { days: refusal.days })
    case 'idempotency-key-reused':
      return refuseOrderCall(call, 'idempotency_key_reused')
  }
}
