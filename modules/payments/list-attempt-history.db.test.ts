import { expect, test } from 'vitest'
import { testDb } from '#tests/setup/test-db.ts'
import { listAttemptHistory } from './list-attempt-history.server.ts'
import { startCardPayment } from './start-card-payment.server.ts'
import { aCardPayment, aGateway, aPayment } from './testing/builders.ts'

test('tells every step of every attempt of a subject, oldest first, and of no other', async () => {
  const db = await testDb()
  const gateway = aGateway(db)
  const subject = { kind: 'order', ref: 'order-1' } as const
  const token = await aPayment(db, { subject })
  const other = await aPayment(db, { subject: { kind: 'order', ref: 'order-2' } })
  const now = new Date('2027-01-10T09:00:00Z')
  await startCardPayment(gateway, aCardPayment(token), now)
  await startCardPayment(gateway, aCardPayment(other), now)

  const steps = await listAttemptHistory(db, subject)

  expect(steps[0]).toMatchObject({ from: null, to: 'created' })
  expect(steps.at(-1)).toMatchObject({ to: 'captured' })
  expect(new Set(steps.map((step) => step.attemptRef)).size).toBe(1)
})
