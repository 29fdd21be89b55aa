import type { Db } from '#platform/db/client.server.ts'
import { answerSandboxChallenge } from '../answer-sandbox-challenge.server.ts'
import { confirmTransfer } from '../confirm-transfer.server.ts'
import type { PaymentSubject } from '../domain/payment-page.ts'
import { money, type Money } from '#kernel/money.ts'
import { reconcilePayments } from '../reconcile-payments.server.ts'
import { startCardPayment } from '../start-card-payment.server.ts'
import { startTransfer } from '../start-transfer.server.ts'
import { bankTokenOf } from './at-the-bank.ts'
import { aBankAccount, aCardPayment, aGateway, anAgreement, aPayment, attemptsOf } from './builders.ts'

export const paidAt = new Date('2027-03-01T12:00:00Z')

/** A payment of 1,000.00 USD that a card of the test bank has paid. */
export async function aCapturedPayment(
  db: Db,
  {
    subject = { kind: 'order', ref: crypto.randomUUID() },
    number = '4111 1111 1111 1111',
    installments = 1,
    minor = 100_000,
  }: { subject?: PaymentSubject; number?: string; installments?: number; minor?: number } = {},
): Promise<{ token: string; subject: PaymentSubject; attemptRef: string }> {
  const gateway = aGateway(db)
  const token = await aPayment(db, { subject, amount: money(minor, 'USD') })
  const started = await startCardPayment(gateway, aCardPayment(token, { number, installments }), paidAt)
  if (started.ok && started.value.kind === 'next') {
    const answer = { kind: 'code', code: '123456' } as const
    await answerSandboxChallenge(gateway, bankTokenOf(started.value.step), answer, paidAt)
  }
  // Cards that leave their charge without an answer are asked about until they have one.
  for (const minutes of [0, 1, 2, 5]) await reconcilePayments(gateway, new Date(paidAt.getTime() + minutes * 61_000))
  const [attempt] = await attemptsOf(db, token)
  if (attempt?.state !== 'captured') throw new Error(`the card was not charged: ${attempt?.state}`)
  return { token, subject, attemptRef: attempt.ref }
}

/** A payment of 1,000.00 USD that came by bank transfer, by default exactly. */
export async function aReceivedTransfer(db: Db, receivedMinor = 100_000) {
  const subject = { kind: 'order' as const, ref: crypto.randomUUID() }
  const token = await aPayment(db, { subject })
  return { token, subject, attemptRef: await aReceivedTransferFor(db, token, money(receivedMinor, 'USD')) }
}

/** A bank transfer that came for an open payment in dollars; returns its attempt. */
export async function aReceivedTransferFor(db: Db, token: string, received: Money): Promise<string> {
  await aBankAccount(db)
  const payer = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }
  await startTransfer(
    aGateway(db),
    { token, payer, idempotencyKey: crypto.randomUUID(), agreement: anAgreement() },
    paidAt,
  )
  const [attempt] = await attemptsOf(db, token)
  if (!attempt) throw new Error('no transfer is awaited')
  await confirmTransfer(db, { attemptRef: attempt.ref, received, note: '' }, paidAt)
  return attempt.ref
}
