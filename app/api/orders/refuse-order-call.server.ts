import type { RouterContextProvider } from 'react-router'
import { translator } from '#app/messages/translator.ts'
import { callFacts } from '#app/api/calls/call-facts.server.ts'
import { refuse } from '#app/refusals/refuse.server.ts'
import type { Locale } from '#kernel/locale.ts'
import type { FieldProblem } from '#platform/http/problem.server.ts'

export type OrderCall = { request: Request; context: Readonly<RouterContextProvider> }

export const orderCodes = [
  'form.required',
  'agreements',
  'email',
  'phone',
  'tckn',
  'passport_expiry',
  'same_person',
  'password_min6',
  'password_mismatch',
  'validation',
  'cart_empty',
  'item_unknown',
  'tour_full',
  'tour_closed',
  'tour_on_request',
  'quantity',
  'travellers_differ',
  'idempotency_key_required',
  'idempotency_key_reused',
  'price_changed',
  'email_taken',
  'too_many_open',
] as const

export type OrderCode = (typeof orderCodes)[number]

/** Facts that a refusal's words need. */
export type RefusalFacts = { days?: number | undefined }

/** A refused call about carts and orders, in the language of the caller. */
export function refuseOrderCall(
  { request, context }: OrderCall,
  code: OrderCode,
  { errors, ...facts }: RefusalFacts & { errors?: FieldProblem[] } = {},
): Response {
  const call = callFacts(context, new URL(request.url))
  const ofField = errors?.find((each) => each.code === code)?.message
  const words = { title: titleOf(call.locale, code), detail: ofField ?? wordsOf(call.locale, code, facts), errors }
  return code === 'form.required' ? refuse('validation', call, { ...words, name: code }) : refuse(code, call, words)
}

/** What a refusal says, as pages say it too. */
export function wordsOf(locale: Locale, code: OrderCode, { days = 0 }: RefusalFacts = {}): string {
  const forms = translator(locale, 'forms')
  const cart = translator(locale, 'cart')
  const tour = translator(locale, 'tour')
  const text = translator(locale, 'order-problems')
  const words: Record<OrderCode, string> = {
    'form.required': forms('required'),
    agreements: forms('agreements'),
    email: forms('email'),
    phone: forms('phone'),
    tckn: forms('tckn'),
    passport_expiry: forms('wrong-passport-expiry'),
    same_person: text('same_person-detail'),
    password_min6: forms('password-min6'),
    password_mismatch: forms('password-no-match'),
    validation: text('validation-detail'),
    cart_empty: cart('empty'),
    item_unknown: cart('refused-fare'),
    tour_full: tour('full', { n: String(days) }),
    tour_closed: tour('closed'),
    tour_on_request: cart('refused-request'),
    quantity: cart('refused-quantity'),
    travellers_differ: text('travellers_differ-detail'),
    idempotency_key_required: text('idempotency_key_required-detail'),
    idempotency_key_reused: text('idempotency_key_reused-detail'),
    price_changed: text('price_changed-detail'),
    email_taken: forms('email-taken'),
    too_many_open: text('too_many_open-detail'),
  }
  return words[code]
}

function titleOf(locale: Locale, code: OrderCode): string {
  const text = translator(locale, 'order-problems')
  if (code === 'form.required') return text('form-required')
  return code === 'tckn' || code === 'passport_expiry' ? text('validation') : text(code)
}
