import { statusOf } from '#app/refusals/refusals.ts'
import type { RouterContextProvider } from 'react-router'
import { factsContext, localeContext, servicesContext, sessionContext } from '#app/http/middleware/contexts.ts'
import type { Currency, Money } from '#kernel/money.ts'
import type { CheckoutDraft, CookieLine, FieldProblem } from '#modules/booking/index.ts'
import { placeOrder, quoteCart, type OrderRefusal, type PlacedOrder } from '#modules/booking/index.server.ts'

/** Why the form comes back, as the page says it. */
export type OrderProblem =
  | { kind: 'fields'; problems: FieldProblem[] }
  | { kind: 'price-changed'; total: Money }
  | { kind: 'seats-gone'; tourId: string }
  | { kind: 'too-many-open' }
  | { kind: 'cart-changed' }
  | { kind: 'order-failed' }

export type OrderOutcome = { placed: PlacedOrder } | { problem: OrderProblem; status: number }

type OrderForm = {
  draft: CheckoutDraft
  currency: Currency | undefined
  idempotencyKey: string
  shownTotal: number
  userAgent: string
  /** The offer of a waiting list that this order takes. */
  waitingToken: string | undefined
}

/** Stands for a total the customer has not seen: dearer than the one on the button. */
const NOT_SHOWN = 'not-shown'

/** Places what the form says. Rooms may have been changed in it, so the rows come from its travellers. */
export async function placeOrderFromForm(
  context: Readonly<RouterContextProvider>,
  form: OrderForm,
  now: Date,
): Promise<OrderOutcome> {
  const { db, log } = context.get(servicesContext)
  const { draft, currency, waitingToken } = form
  const lines = linesOfTravellers(draft)
  try {
    const quote = await quoteCart(db, { lines, currency, waitingToken, isMember: draft.mode !== 'guest' }, now)
    const placed = await placeOrder(
      db,
      {
        idempotencyKey: form.idempotencyKey,
        lines,
        currency,
        quoteId: quote.ok && quote.value.total.minor <= form.shownTotal ? quote.value.quoteId : NOT_SHOWN,
        draft,
        papers: 'later',
        waitingToken,
        userId: context.get(sessionContext)?.id,
        locale: context.get(localeContext),
        address: context.get(factsContext).clientAddress,
        userAgent: form.userAgent,
      },
      now,
    )
    return placed.ok ? { placed: placed.value } : refused(placed.error)
  } catch (error) {
    // Whatever broke, the customer keeps what was typed and may try again; the same key makes no second order.
    log.error({ err: error }, 'an order could not be placed')
    return { problem: { kind: 'order-failed' }, status: 500 }
  }
}

/** How many travel at which fare of which tour. */
function linesOfTravellers({ travellers }: CheckoutDraft): CookieLine[] {
  const lines = new Map<string, CookieLine>()
  for (const { tourId, fare } of travellers) {
    const id = `${tourId}~${fare}`
    lines.set(id, { tourId, fare, quantity: (lines.get(id)?.quantity ?? 0) + 1 })
  }
  return [...lines.values()]
}

function refused(refusal: OrderRefusal): OrderOutcome {
  return { problem: problemOf(refusal), status: statusOf(refusal.code) }
}

function problemOf(refusal: OrderRefusal): OrderProblem {
  switch (refusal.code) {
    case 'invalid-fields':
      return { kind: 'fields', problems: refusal.problems }
    case 'email-taken':
      return { kind: 'fields', problems: [{ pointer: '/contact/email', code: 'email-taken' }] }
    case 'price-changed':
      return { kind: 'price-changed', total: refusal.quote.total }
    case 'seats-gone':
      return { kind: 'seats-gone', tourId: refusal.tourId }
    case 'too-many-open':
      return { kind: 'too-many-open' }
    case 'cart-empty':
    case 'refused-lines':
    case 'travellers-differ':
    case 'idempotency-key-reused':
      return { kind: 'cart-changed' }
  }
}
