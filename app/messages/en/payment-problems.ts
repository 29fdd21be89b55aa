import type { Translation } from '../translation.ts'
import type { paymentProblems as reference } from '../tr/payment-problems.ts'

export const paymentProblems: Translation<typeof reference> = {
  agreements: 'Agreements missing',
  already_paid: 'Already paid',
  card_declined: 'Card declined',
  card_required: 'Card details missing',
  card_number: 'Card number',
  card_cvc: 'CVC',
  card_expiry: 'Expiry date',
  installments: 'Instalments',
  payment_gone: 'Payment closed',
  payment_not_found: 'Payment not found',
  price_changed: 'Amount changed',
  provider_failed: 'Payment provider failed',
  provider_timeout: 'Payment provider did not answer',
  'provider_timeout-detail': 'The result is not known yet. Do not pay again; the payment page shows the result.',
  idempotency_key_required: 'Key required',
  'idempotency_key_required-detail': 'The Idempotency-Key header must have 8 to 128 characters.',
  idempotency_key_reused: 'Key used before',
  'idempotency_key_reused-detail': 'This key was used with another request.',
  idempotency_in_progress: 'Request under way',
  validation: 'Invalid data',
}
