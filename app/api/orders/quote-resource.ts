import { z } from 'zod'
import { localeContext, servicesContext, sessionContext } from '#app/http/middleware/contexts.ts'
import { rememberSession } from '#app/http/middleware/session.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { answerCall, readBody } from '#app/api/payments/payment-call.server.ts'
import { quoteCart } from '#modules/booking/index.server.ts'
import type { Route } from './+types/quote-resource.ts'
import { CurrencyBody, ItemsBody, linesOfItems, quoteOnWire, refusedItems } from './items-body.server.ts'
import { refuseOrderCall } from './refuse-order-call.server.ts'
import { WireQuote } from './wire-order.ts'

export const middleware: Route.MiddlewareFunction[] = [rememberSession]

const QuoteBody = z.strictObject({ currency: CurrencyBody, items: ItemsBody })

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'The price of a cart',
      body: QuoteBody,
      answers: { 200: WireQuote },
      problems: ['cart_empty', 'item_unknown', 'tour_full', 'tour_closed', 'tour_on_request', 'quantity'],
    },
  },
}

/** Prices a cart. Members who are signed in see their discount. */
export async function action(call: Route.ActionArgs) {
  const { context } = call
  const { db } = context.get(servicesContext)
  const body = await readBody(call, QuoteBody)
  if (!body.ok) return body.error

  const now = new Date()
  const lines = await linesOfItems(db, body.value.items, now)
  const quote = await quoteCart(
    db,
    { lines, currency: body.value.currency, isMember: context.get(sessionContext) !== null },
    now,
  )
  if (quote.ok) return answerCall(call, quoteOnWire(quote.value))
  if (quote.error.code === 'cart-empty') return refuseOrderCall(call, 'cart_empty')
  const { code, ...facts } = refusedItems(context.get(localeContext), quote.error.lines)
  return refuseOrderCall(call, code, facts)
}
