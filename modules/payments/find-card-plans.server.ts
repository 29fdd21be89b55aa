import { money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { Indeterminate, NotSent } from '#platform/outgoing/ask-over-http.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { chooseProviders } from './choose-provider.server.ts'
import { findPayment } from './data/payments.server.ts'
import { plansOfCard, type CardTerms } from './domain/card-terms.ts'
import { installmentPlans, type InstallmentPlan } from './domain/installments.ts'
import { queryCall, type PaymentGateway } from './gateway.server.ts'
import { type PaymentProvider } from './providers/provider.server.ts'
import { installmentRatesSetting } from './settings.server.ts'

export type CardPlans = {
  plans: InstallmentPlan[]
  /** The bank behind the card and its card programme; nothing where the provider does not know or was not heard. */
  card: Pick<CardTerms, 'bank' | 'family'> | null
}

export type CardPlansFailure = { code: 'payment-not-found' | 'payment-gone' | 'already-paid' | 'card-unavailable' }

/**
 * The plans that a card can pay a payment with, by the first six to eight digits of its number. What its bank says only
 * takes plans of ours away; without an answer of the provider the whole table stays, and the provider refuses later what
 * the card cannot do. Charges nothing and keeps nothing of the digits.
 *
 * Fails with `payment-not-found`, `payment-gone`, `already-paid`, or `card-unavailable` when no provider takes cards.
 */
export async function findCardPlans(
  gateway: PaymentGateway,
  { token, bin }: { token: string; bin: string },
  now: Date,
): Promise<Result<CardPlans, CardPlansFailure>> {
  const payment = await findPayment(gateway.db, token)
  if (!payment) return fail({ code: 'payment-not-found' })
  if (payment.status === 'completed') return fail({ code: 'already-paid' })
  if (payment.status === 'cancelled' || (payment.expires_at && payment.expires_at <= now))
    return fail({ code: 'payment-gone' })
  const [provider] = await chooseProviders(gateway, payment.currency, now)
  if (!provider) return fail({ code: 'card-unavailable' })

  const price = money(payment.amount_minor, payment.currency)
  const isDivisible = payment.allows_installments && provider.traits.installmentCurrencies.includes(payment.currency)
  const plans = installmentPlans(price, isDivisible, await readSetting(gateway.db, installmentRatesSetting))
  const terms = await readTerms(gateway, provider, { bin, price }, now)
  if (!terms) return ok({ plans, card: null })
  return ok({ plans: plansOfCard(plans, terms), card: { bank: terms.bank, family: terms.family } })
}

async function readTerms(
  gateway: PaymentGateway,
  provider: PaymentProvider,
  card: Parameters<NonNullable<PaymentProvider['readCardTerms']>>[0],
  now: Date,
): Promise<CardTerms | undefined> {
  try {
    return await provider.readCardTerms?.(card, queryCall(gateway, now))
  } catch (error) {
    if (!(error instanceof NotSent || error instanceof Indeterminate)) throw error
    gateway.log.warn({ err: error, provider: provider.id }, 'a provider could not be asked what a card may do')
    return undefined
  }
}
