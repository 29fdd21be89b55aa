import { toDecimalText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { PaymentPart } from '#modules/booking/index.server.ts'
import { partState, type OrderState } from '#modules/booking/index.ts'

/** A part in which an order is paid, as customer and staff read it. */
export function partOnWire(part: PaymentPart, state: OrderState, today: PlainDate) {
  const canPay = part.paidAt === null && (state === 'awaiting_payment' || state === 'partially_paid')
  return {
    amount: { amount: toDecimalText(part.amount), currency: part.amount.currency },
    dueDate: part.dueOn,
    status: partState(part, today),
    paidAt: part.paidAt?.toISOString() ?? null,
    payer: part.payer,
    ...(canPay && { paymentId: part.paymentToken }),
  }
}
