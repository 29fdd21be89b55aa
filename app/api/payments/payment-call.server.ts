import type { RouterContextProvider } from 'react-router'
import { z, type core } from 'zod'
import { refuseBody } from '#app/api/calls/refuse-with.server.ts'
import { moneyOnWire } from '#app/wire/wire.ts'
import { translator } from '#app/messages/translator.ts'
import { callProblem } from '#app/refusals/call-problem.server.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import { callFacts } from '#app/api/calls/call-facts.server.ts'
import { refuse } from '#app/refusals/refuse.server.ts'
import { problemOf } from '#app/refusals/refusals.ts'
import type { CardPaymentFailure, TransferFailure } from '#modules/payments/index.server.ts'
import type { Locale } from '#kernel/locale.ts'
import { currencies, parseDecimalText, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { FieldProblem } from '#platform/http/problem.server.ts'

type Call = { request: Request; context: Readonly<RouterContextProvider> }

export const PayerBody = z.strictObject({
  fullName: z.string().max(400).default(''),
  email: z.string().max(400).default(''),
  phone: z.string().max(100).default(''),
})

/** What the payer was shown, surcharge included; a payment of another amount is refused as `price_changed`. */
export const SeenBody = z
  .strictObject({ amount: z.string().max(20), currency: z.enum(currencies) })
  .transform(({ amount, currency }, { addIssue }) => {
    const seen = parseDecimalText(amount, currency)
    if (!seen) addIssue({ code: 'custom', message: 'no amount' })
    return seen
  })
  .optional()

/** What the payer agrees to. */
export const ConsentsBody = z
  .strictObject({ terms: z.boolean(), privacy: z.boolean(), personalData: z.boolean() })
  .partial()
  .default({})
  .meta({
    description:
      'All three true for a payment link. An order was agreed to where it was placed: they may be left out, and `false` is refused.',
  })

/** Refusals of payment calls: the text that explains each. */
const refusals = {
  agreements: { area: 'forms', key: 'agreements' },
  already_paid: { area: 'payment', key: 'used' },
  card_declined: { area: 'payment', key: 'error' },
  card_required: { area: 'forms', key: 'card-required' },
  card_number: { area: 'forms', key: 'card-number' },
  card_cvc: { area: 'forms', key: 'card-cvc' },
  card_expiry: { area: 'forms', key: 'card-expiry' },
  installments: { area: 'payment', key: 'plan-refused' },
  payment_gone: { area: 'payment', key: 'not-found' },
  payment_not_found: { area: 'payment', key: 'not-found' },
  price_changed: { area: 'payment', key: 'price-changed' },
  provider_failed: { area: 'payment', key: 'error' },
  provider_timeout: { area: 'payment-problems', key: 'provider_timeout-detail' },
  idempotency_key_required: { area: 'payment-problems', key: 'idempotency_key_required-detail' },
  idempotency_key_reused: { area: 'payment-problems', key: 'idempotency_key_reused-detail' },
  idempotency_in_progress: { area: 'payment', key: 'in-progress' },
  validation: { area: 'forms', key: 'required' },
} as const

export type PaymentRefusal = keyof typeof refusals

export const paymentCodes = Object.keys(refusals) as PaymentRefusal[]

/** A refused payment call in the language of the caller. */
export function refuseCall(
  { request, context }: Call,
  code: PaymentRefusal,
  errors?: readonly FieldProblem[],
  members?: Readonly<Record<string, unknown>>,
): Response {
  const facts = callFacts(context, new URL(request.url))
  const title = translator(facts.locale, 'payment-problems')(code)
  return refuse(code, facts, { title, detail: sayDetail(facts.locale, code), errors, members })
}

/** What a payment that could not begin is refused with. One that is under way already is a repeated request to programs. */
export function paymentRefusalOf(failure: (CardPaymentFailure | TransferFailure)['code']) {
  return failure === 'payment-in-progress' ? 'idempotency_in_progress' : problemOf(failure)
}

/** A payment of another amount than was shown: the refusal names the one of now. */
export function refuseChanged(call: Call, now: Money): Response {
  return refuseCall(call, 'price_changed', undefined, { amount: moneyOnWire(now) })
}

/** The refusals any call may meet. */
export function refuseCommonly(
  { request, context }: Call,
  code: 'malformed' | 'unavailable' | 'rate_limited' | 'not_found',
  headers: Record<string, string> = {},
): Response {
  return callProblem(code, { ...callFacts(context, new URL(request.url)), headers })
}

/**
 * Reads a JSON body. The refusal is 422 `unknown_field` with the names that nobody described, 422
 * `validation` for what two names say differently, and 400 `malformed` for
 * every other body that is not as it should be.
 */
export async function readBody<Body>(call: Call, schema: z.ZodType<Body>): Promise<Result<Body, Response>> {
  const { request } = call
  const json: unknown = await request.json().catch(() => undefined)
  const parsed = schema.safeParse(json)
  if (parsed.success) return ok(parsed.data)
  const { issues } = parsed.error
  if (!issues.some(isAboutNames)) return fail(refuseCommonly(call, 'malformed'))
  return fail(refuseBody({ ...call, url: new URL(request.url) }, issues, json))
}

export function answerCall(
  { context }: Call,
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return Response.json(body, {
    status,
    headers: { 'Cache-Control': 'private, no-store', 'Content-Language': context.get(localeContext), ...headers },
  })
}

function sayDetail(locale: Locale, code: PaymentRefusal): string {
  const detail = refusals[code]
  switch (detail.area) {
    case 'payment':
      return translator(locale, 'payment')(detail.key)
    case 'forms':
      return translator(locale, 'forms')(detail.key)
    case 'payment-problems':
      return translator(locale, 'payment-problems')(detail.key)
  }
}

/** A name that nobody described, or one thing said differently under two names. */
function isAboutNames(issue: core.$ZodIssue): boolean {
  return issue.code === 'unrecognized_keys' || (issue.code === 'custom' && issue.params?.['otherThan'] !== undefined)
}
