import { onTestFinished } from 'vitest'
import type { Db } from '#platform/db/client.server.ts'
import type { PaymentGateway } from '../gateway.server.ts'
import { receiveCallback } from '../receive-callback.server.ts'
import { startCardPayment } from '../start-card-payment.server.ts'
import { aCardPayment, aGateway, aPayment, attemptsOf } from './builders.ts'
import { startStripeDouble, stripeKeys, type StripeDouble, type StripeEvent } from './doubles/stripe/stripe-double.ts'

export type AtStripe = { db: Db; stripe: StripeDouble; gateway: PaymentGateway; token: string }

const startedAt = new Date('2027-03-01T12:00:00Z')

/** An installation whose only contract is with a double of Stripe, and a payment of 1,000.00 dollars that waits for it. */
export async function withStripe(db: Db): Promise<AtStripe> {
  const stripe = await startStripeDouble({ now: () => startedAt })
  onTestFinished(() => stripe.close())
  const gateway = aGateway(db, { stripe: { ...stripeKeys, baseUrl: stripe.url } })
  return { db, stripe, gateway, token: await aPayment(db) }
}

/** The customer presses the button of the payment page. */
export function payByStripe({ gateway, token }: Pick<AtStripe, 'gateway' | 'token'>, now = startedAt) {
  return startCardPayment(gateway, aCardPayment(token, { card: undefined }), now)
}

/** A customer at Stripe's page since noon. */
export async function atStripesPage(db: Db): Promise<AtStripe & { attempt: string }> {
  const setting = await withStripe(db)
  const started = await payByStripe(setting)
  if (!started.ok) throw new Error(`no page was opened: ${started.error.code}`)
  const [attempt] = await attemptsOf(db, setting.token)
  if (!attempt) throw new Error('no attempt was written')
  return { ...setting, attempt: attempt.ref }
}

export function hearStripe({ gateway, stripe }: AtStripe, event: StripeEvent, now = startedAt) {
  return receiveCallback(gateway, 'stripe', stripe.noticeOf(event, now), now)
}
