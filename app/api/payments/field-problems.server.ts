import { translator } from '#app/messages/translator.ts'
import type { Locale } from '#kernel/locale.ts'
import type { CardField, CardProblem, Payer, PayerConsent, PayerProblem } from '#modules/payments/index.ts'
import type { FieldProblem } from '#platform/http/problem.server.ts'

type Field = CardField | keyof Payer | PayerConsent

type Problem = CardProblem | PayerProblem | 'agreements'

const pointers: Record<Field, string> = {
  number: '/card/number',
  cardName: '/card/name',
  expiry: '/card/expiry',
  cvc: '/card/cvc',
  name: '/contact/fullName',
  email: '/contact/email',
  phone: '/contact/phone',
  terms: '/consents/terms',
  privacy: '/consents/privacy',
  personalData: '/consents/personalData',
}

const codes = {
  'card-required': 'card_required',
  'card-number': 'card_number',
  'card-expiry': 'card_expiry',
  'card-cvc': 'card_cvc',
  'payer-required': 'validation',
  'payer-email': 'email',
  'payer-phone': 'phone',
  agreements: 'agreements',
} as const satisfies Record<Problem, string>

const texts = {
  'card-required': 'card-required',
  'card-number': 'card-number',
  'card-expiry': 'card-expiry',
  'card-cvc': 'card-cvc',
  'payer-required': 'required',
  'payer-email': 'email',
  'payer-phone': 'phone',
} as const satisfies Record<Exclude<Problem, 'agreements'>, string>

/** The refused fields of a payment call, by pointer into its body. */
export function fieldProblems(fields: Partial<Record<Field, Problem>>, locale: Locale): FieldProblem[] {
  const forms = translator(locale, 'forms')
  const payment = translator(locale, 'payment')
  return (Object.entries(fields) as [Field, Problem][]).map(([field, problem]) => ({
    pointer: pointers[field],
    code: codes[problem],
    message: problem === 'agreements' ? payment(`needed-${field as PayerConsent}`) : forms(texts[problem]),
  }))
}
