import { onTestFinished } from 'vitest'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findAttemptByRef } from '../data/attempts.server.ts'
import type { PaymentGateway } from '../gateway.server.ts'
import { completeReturn, receiveCallback } from '../receive-callback.server.ts'
import { startCardPayment } from '../start-card-payment.server.ts'
import { aCardPayment, aGateway, aPayment, attemptsOf } from './builders.ts'
import type { LineFault } from '#tests/setup/double-server.ts'
import { startIyzicoDouble, type IyzicoDouble, type NotificationChanges } from './doubles/iyzico/iyzico-double.ts'

export const atNoon = new Date('2027-03-01T12:00:00Z')

export function minutesAfterNoon(minutes: number): Date {
  return new Date(atNoon.getTime() + minutes * 60_000)
}

/** An installation whose only contract is with a double of iyzico, and a payment of 1,000.00 lira that waits for it. */
export async function withIyzico(db: Db) {
  const iyzico = await startIyzicoDouble()
  onTestFinished(() => iyzico.close())
  const gateway = aGateway(db, { iyzico: iyzico.account })
  const token = await aPayment(db, { amount: money(100_000, 'TRY') })
  return { db, iyzico, gateway, token }
}

export type Setting = { db: Db; iyzico: IyzicoDouble; gateway: PaymentGateway; token: string }

/** A customer on iyzico's form since noon. */
export async function atIyzicosForm(db: Db, installments = 1) {
  const setting = await withIyzico(db)
  const request = aCardPayment(setting.token, { card: undefined, locale: 'tr', installments })
  const started = await startCardPayment(setting.gateway, request, atNoon)
  if (!started.ok || started.value.kind !== 'next' || started.value.step.kind !== 'redirect')
    throw new Error('expected the way to the form of iyzico')
  const [attempt] = await attemptsOf(db, setting.token)
  if (!attempt) throw new Error('no attempt was written')
  return { ...setting, attemptRef: attempt.ref, pageUrl: started.value.step.url }
}

/** The browser comes back with what iyzico's page posted. */
export function comeBack({ gateway }: Setting, attemptRef: string, posted: Record<string, string>, now = atNoon) {
  return completeReturn(gateway, { attempt: attemptRef, ...posted }, now)
}

export function notify(
  { gateway, iyzico }: Setting,
  attemptRef: string,
  changes: NotificationChanges = {},
  now = atNoon,
) {
  return receiveCallback(gateway, 'iyzico', iyzico.notificationOf(attemptRef, changes), now)
}

/** With little patience where the double will not answer, so that no test waits for a real deadline. */
export function impatient(gateway: PaymentGateway, { fault }: { fault: LineFault }): PaymentGateway {
  return fault === 'silence' ? { ...gateway, chargeTimeoutMs: 1000, queryTimeoutMs: 1000 } : gateway
}

/** How an attempt stands in our books. */
export async function standingOf(db: Db, attemptRef: string) {
  const attempt = await findAttemptByRef(db, attemptRef)
  if (!attempt) throw new Error('no such attempt')
  const { state, flags, decline_reason: decline, captured_minor: captured } = attempt
  return { state, flags, decline, captured }
}
