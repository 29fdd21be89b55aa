import { translator } from '#app/messages/translator.ts'
import { factsContext, localeContext } from '#app/http/middleware/contexts.ts'
import { refuseCall } from '#app/api/payments/payment-call.server.ts'
import { problemStatuses } from '#app/refusals/problem-codes.ts'
import type { CashEntryRefusal, CashReversalRefusal } from '#modules/booking/index.server.ts'
import { problem } from '#platform/http/problem.server.ts'
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
  const name = nameOf(code)
  return problem(name, {
    status: problemStatuses[name],
    title: text(name),
    detail,
    instance: call.url.pathname,
    traceId: call.context.get(factsContext).traceId,
    headers: { 'Content-Language': locale },
  })
}

function nameOf(code: Refusal): 'day_closed' | 'reversed_already' | 'status_transition' {
  if (code === 'day-closed') return 'day_closed'
  return refusedByBooks.includes(code) ? 'reversed_already' : 'status_transition'
}
