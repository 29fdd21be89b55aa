import type { CardProblem, PayerConsent, PayerProblem } from '#modules/payments/index.ts'

export type PaymentMethod = 'card' | 'installments' | 'transfer'

/** What the customer typed and gets back when it was refused: everything but the card's number and code. */
export type PaymentDraft = {
  cardName: string
  expiry: string
  name: string
  email: string
  phone: string
  installments: number
  consents: PayerConsent[]
}

export const draftFields = ['number', 'cardName', 'expiry', 'cvc', 'name', 'email', 'phone'] as const

export type DraftField = (typeof draftFields)[number] | PayerConsent

export type FieldProblems = Partial<Record<DraftField, CardProblem | PayerProblem | 'agreements'>>

/** The same in the words of the page. */
export type FieldTexts = Partial<Record<DraftField, string>>
