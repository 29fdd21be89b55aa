import { translator } from '#app/messages/translator.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import { callFacts } from '#app/api/calls/call-facts.server.ts'
import { refuseCall } from '#app/api/payments/payment-call.server.ts'
import { refuse } from '#app/refusals/refuse.server.ts'
import type { CashEntryRefusal, CashReversalRefusal } from '#modules/booking/index.server.ts'
import type { StaffCall } from '../staff-call.server.ts'

type Refusal = CashEntryRefusal['code'] | CashReversalRefusal['code'] | 'amount'

/** The field of the body that each refusal is about. */
const pointerOf: Partial<Record<Refusal, string>> = {
  amount: '/amount/amount',
  'register-not-found': '/cashRegister',
  'other-register': '/toCashRegister',
  'date-ahead': '/date',
  'order-not-found': '/orderId',
  'no-rate': '/amount/currency',
  'too-little': '/amount/amount',
  'more-than-owed': '/amount/amount',
  'promised-otherwise': '/amount/amount',
  'not-held-for-desk': '/amount/amount',
}

const refusedByBooks: readonly Refusal[] = ['is-reversal', 'reversed-already']

/**
 * A refused entry or reversal in the language of the caller: 409 when the books or the order forbid it, otherwise 422 with
 * the field.
 */
export function refuseTransaction(call: StaffCall, code: Exclude<Refusal, 'transaction-not-found'>): Response {
  const locale = call.context.get(localeContext)
  const text = translator(locale, 'cash')
  const detail = text(`problem-${code}`)
  const pointer = pointerOf[code]
  if (pointer !== undefined) return refuseCall(call, 'validation', [{ pointer, code, message: detail }])
  return refuse(nameOf(code), callFacts(call.context, call.url), { title: text(nameOf(code)), detail })
}

function nameOf(code: Refusal): 'day_closed' | 'reversed_already' | 'status_transition' {
  if (code === 'day-closed') return 'day_closed'
  return refusedByBooks.includes(code) ? 'reversed_already' : 'status_transition'
}
