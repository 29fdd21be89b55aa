import type { Money } from '#kernel/money.ts'
import type { DeclineReason } from '#modules/payments/index.ts'
import type { CardPaymentFailure, TransferFailure } from '#modules/payments/index.server.ts'

export type PaymentProblemCode = CardPaymentFailure['code'] | TransferFailure['code'] | 'rate-limited'

/** A refused payment as its page tells it. */
export type PaymentProblem = {
  code: PaymentProblemCode
  reason?: DeclineReason | undefined
  /** What it costs now, when another price was shown. */
  amount?: Money | undefined
}

/** Which text says what was refused. */
export const problemText = {
  'card-required': { area: 'forms', key: 'card-required' },
  'card-number': { area: 'forms', key: 'card-number' },
  'card-expiry': { area: 'forms', key: 'card-expiry' },
  'card-cvc': { area: 'forms', key: 'card-cvc' },
  'payer-required': { area: 'forms', key: 'required' },
  'payer-email': { area: 'forms', key: 'email' },
  'payer-phone': { area: 'forms', key: 'phone' },
  agreements: { area: 'forms', key: 'agreements' },
  installments: { area: 'payment', key: 'plan-refused' },
  'card-declined': { area: 'payment', key: 'error' },
  'provider-failed': { area: 'payment', key: 'error' },
  'provider-timeout': { area: 'payment', key: 'checking-lead' },
  'price-changed': { area: 'payment', key: 'price-changed' },
  'payment-in-progress': { area: 'payment', key: 'in-progress' },
  'key-reused': { area: 'payment', key: 'error' },
  'card-unavailable': { area: 'payment', key: 'card-unavailable' },
  'no-bank-account': { area: 'payment', key: 'transfer-unavailable' },
  'already-paid': { area: 'payment', key: 'used' },
  'payment-gone': { area: 'payment', key: 'not-found' },
  'payment-not-found': { area: 'payment', key: 'not-found' },
  'rate-limited': { area: 'errors', key: 'problem-rate_limited-detail' },
} as const satisfies Record<PaymentProblemCode, { area: 'forms' | 'payment' | 'errors'; key: string }>

/** Problems of single fields, which the script of the page finds before anything is sent. */
export const fieldProblemTexts = [
  'card-required',
  'card-number',
  'card-expiry',
  'card-cvc',
  'payer-required',
  'payer-email',
  'payer-phone',
] as const satisfies readonly PaymentProblemCode[]
