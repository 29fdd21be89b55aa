import type { CardField, CardProblem, Payer, PayerProblem } from '#modules/payments/index.ts'
import type { FieldProblem } from '#platform/http/problem.server.ts'

type Field = CardField | keyof Payer

const pointers: Record<Field, string> = {
  number: '/card/number',
  cardName: '/card/name',
  expiry: '/card/expiry',
  cvc: '/card/cvc',
  name: '/contact/fullName',
  email: '/contact/email',
  phone: '/contact/phone',
}

const codes = {
  'card-required': 'card_required',
  'card-number': 'card_number',
  'card-expiry': 'card_expiry',
  'card-cvc': 'card_cvc',
  'payer-required': 'validation',
  'payer-email': 'email',
  'payer-phone': 'phone',
} as const satisfies Record<CardProblem | PayerProblem, string>

const texts = {
  'card-required': 'card-required',
  'card-number': 'card-number',
  'card-expiry': 'card-expiry',
  'card-cvc': 'card-cvc',
  'payer-required': 'required',
  'payer-email': 'email',
  'payer-phone': 'phone',
} as const satisfies Record<CardProblem | PayerProblem, string>

/** The refused fields of a payment call, by pointer into its body. */
export function fieldProblems(
  fields: Partial<Record<Field, CardProblem | PayerProblem>>,
  text: (key: (typeof texts)[CardProblem | PayerProblem]) => string,
): FieldProblem[] {
  return Object.entries(fields).map(([field, problem]) => ({
    pointer: pointers[field as Field],
    code: codes[problem],
    message: text(texts[problem]),
  }))
}
