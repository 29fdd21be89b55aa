import { onTestFinished } from 'vitest'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { PaymentGateway } from '../gateway.server.ts'
import { receiveCallback } from '../receive-callback.server.ts'
import { startCardPayment } from '../start-card-payment.server.ts'
import { aCardPayment, aGateway, aPayment, attemptsOf } from './builders.ts'
import { paytrKeys, startPaytrDouble, type PaytrDouble } from './doubles/paytr/paytr-double.ts'
import type { Notice } from './doubles/post-notice.ts'

export type AtPaytr = { db: Db; paytr: PaytrDouble; gateway: PaymentGateway; token: string }

const startedAt = new Date('2027-03-01T12:00:00Z')

/** An installation whose only contract is with a double of PayTR, and a payment of 1,000.00 lira that waits for it. */
export async function withPaytr(db: Db, mode: 'iframe' | 'direct' = 'iframe'): Promise<AtPaytr> {
  const paytr = await startPaytrDouble()
  onTestFinished(() => paytr.close())
  const account = { ...paytrKeys, mode, baseUrl: paytr.url }
  return {
    db,
    paytr,
    gateway: aGateway(db, { paytr: account }),
    token: await aPayment(db, { amount: money(100_000, 'TRY') }),
  }
}

/** The customer presses the button of the payment page. */
export function payByPaytr({ gateway, token }: AtPaytr, installments = 1, now = startedAt) {
  return startCardPayment(gateway, aCardPayment(token, { card: undefined, locale: 'tr', installments }), now)
}

/** A customer at PayTR's page since noon. */
export async function atPaytrsPage(db: Db, installments = 1): Promise<AtPaytr & { oid: string }> {
  const setting = await withPaytr(db)
  const started = await payByPaytr(setting, installments)
  if (!started.ok) throw new Error(`no page was opened: ${started.error.code}`)
  const [attempt] = await attemptsOf(db, setting.token)
  if (!attempt) throw new Error('no attempt was written')
  return { ...setting, oid: attempt.ref }
}

export function hearPaytr({ gateway }: AtPaytr, notice: Notice, now = startedAt) {
  return receiveCallback(gateway, 'paytr', notice, now)
}
