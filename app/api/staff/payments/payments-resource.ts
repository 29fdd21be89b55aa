import { z } from 'zod'
import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { pageListOf, WireDay, WireInstant, WireMoney, moneyOnWire } from '#app/wire/wire.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { exchangeRateText } from '#kernel/exchange-rate.ts'
import type { Locale } from '#kernel/locale.ts'
import { attemptFlags, paymentMethods, type ForeignMoney } from '#modules/payments/index.ts'
import { listAttempts, type ListedAttempt } from '#modules/payments/index.server.ts'
import type { Route } from './+types/payments-resource.ts'
import { attemptStateOnWire, wireAttemptStates } from './attempt-state-on-wire.ts'
import { refuseFilter } from '../orders/order-filter.server.ts'
import { AttemptFilter, readAttemptFilter } from './payment-filter.server.ts'
import { answerStaff } from '../staff-call.server.ts'

const WireAttempt = z
  .object({
    id: z.string(),
    paymentId: z.string(),
    reference: z.string(),
    title: z.string(),
    provider: z.string(),
    method: z.enum(paymentMethods),
    state: z.enum(wireAttemptStates),
    flags: z.array(z.enum(attemptFlags)),
    amount: WireMoney,
    surcharge: WireMoney,
    captured: WireMoney.nullable(),
    installments: z.int(),
    decline: z.string().nullable(),
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    transferReference: z.string().nullable(),
    foreign: z
      .object({
        paid: WireMoney,
        rate: z.object({ base: z.string(), quote: z.string(), value: z.string(), source: z.string(), on: WireDay }),
      })
      .nullable(),
    payer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    createdAt: WireInstant,
    capturedAt: WireInstant.nullable(),
    attention: z.object({ clearedAt: WireInstant.nullable(), note: z.string().nullable() }),
  })
  .meta({ id: 'PaymentAttempt', description: 'One try to pay, by card or transfer.' })

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'Tries to pay for staff, filtered, the newest first',
      query: AttemptFilter,
      answers: { 200: pageListOf(WireAttempt) },
      problems: ['filter_invalid'],
    },
  },
}

/** Tries to pay for staff, filtered, the newest first, a page at a time. */
export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'payments', async (db, admin) => {
    const filter = readAttemptFilter(call.url.searchParams)
    if (!filter.success) return refuseFilter(call, filter.error)
    const { attempts, total } = await listAttempts(db, admin, filter.data)
    const locale = call.context.get(localeContext)
    const body = pageOf(
      attempts.map((attempt) => attemptOnWire(attempt, locale)),
      { ...filter.data, total },
    )
    const origin = call.context.get(servicesContext).env.publicUrl.origin
    return Response.json(body, {
      headers: { 'Content-Language': locale, ...nextPageLink(call.url, origin, body.meta) },
    })
  })
}

function attemptOnWire(attempt: ListedAttempt, locale: Locale) {
  const { ref, paymentToken, subject: _subject, expiresAt: _expiresAt, title, ...facts } = attempt
  return {
    ...facts,
    id: ref,
    state: attemptStateOnWire(attempt.state),
    paymentId: paymentToken,
    title: title[locale],
    amount: moneyOnWire(attempt.amount),
    surcharge: moneyOnWire(attempt.surcharge),
    captured: attempt.captured && moneyOnWire(attempt.captured),
    foreign: attempt.foreign && foreignOnWire(attempt.foreign),
  }
}

function foreignOnWire({ paid, rate: { base, quote, rate, source, on } }: ForeignMoney) {
  return { paid: moneyOnWire(paid), rate: { base, quote, value: exchangeRateText(rate), source, on } }
}
