import type { PlainDate } from '#kernel/plain-date.ts'
import { checkCard, checkPayer, type CardProblem, type PayerProblem } from '#modules/payments/index.ts'

export type PaymentMethod = 'card' | 'installments' | 'transfer'

/** What the customer has typed into the payment form. */
export type PaymentDraft = {
  number: string
  cardName: string
  expiry: string
  cvc: string
  name: string
  email: string
  phone: string
  installments: number
}

export type DraftField = Exclude<keyof PaymentDraft, 'installments'>

export type FieldProblems = Partial<Record<DraftField, CardProblem | PayerProblem>>

export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return value === 'card' || value === 'installments' || value === 'transfer'
}

/** The problems of a form before it is sent, the same as the server would find. */
export function problemsOf(draft: PaymentDraft, method: PaymentMethod, today: PlainDate): FieldProblems {
  const payer = checkPayer(draft)
  const card = method === 'transfer' ? undefined : checkCard(draft, today)
  return { ...(card && !card.ok ? card.error.fields : {}), ...(payer.ok ? {} : payer.error.fields) }
}
