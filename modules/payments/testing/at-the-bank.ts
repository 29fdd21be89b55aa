import type { Db } from '#platform/db/client.server.ts'
import type { ChallengeResult } from '../answer-sandbox-challenge.server.ts'
import type { NextStep } from '../domain/next-step.ts'
import { startCardPayment } from '../start-card-payment.server.ts'
import { aCardPayment, aGateway, aPayment } from './builders.ts'

/** A customer on the page of the test bank, since the given moment. */
export async function atTheBank(db: Db, number = '4242 4242 4242 4242', now = new Date('2027-03-01T12:00:00Z')) {
  const subject = { kind: 'order' as const, ref: crypto.randomUUID() }
  const token = await aPayment(db, { subject })
  const started = await startCardPayment(aGateway(db), aCardPayment(token, { number }), now)
  if (!started.ok || started.value.kind !== 'next') throw new Error('expected the page of the bank')
  const bankToken = bankTokenOf(started.value.step)
  return { token, subject, bankToken }
}

/** What the browser brings back from the bank. */
export function fieldsOf(answer: ChallengeResult | undefined): Record<string, string> {
  if (answer?.kind !== 'back') throw new Error('expected the way back to the shop')
  return Object.fromEntries(new URL(answer.url).searchParams)
}

/** The name of the session in the address of the test bank's page. */
export function bankTokenOf(step: NextStep): string {
  if (step.kind !== 'redirect') throw new Error('the test bank has a page of its own')
  return new URL(step.url).pathname.split('/').at(-2) ?? ''
}
