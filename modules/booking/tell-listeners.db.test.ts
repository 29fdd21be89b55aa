import { expect, test } from 'vitest'
import { anAgent } from '#modules/accounts/testing/builders.ts'
import { aCallDraft } from '#modules/engagement/testing/message-drafts.ts'
import { askForCall } from '#modules/engagement/index.server.ts'
import { aListenerForAll } from '#modules/webhooks/testing/listening.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { cancelOrder } from './cancel-order.server.ts'
import { aPaidOrder, moneyHandlers } from './testing/a-paid-order.ts'
import { minutesLater } from './testing/builders.ts'

test('listeners hear of an order from its placing to the money that went back, and nothing of people', async () => {
  const db = await testDb()
  const { heard } = await aListenerForAll(db)

  const order = await aPaidOrder(db)
  const request = { key: 'k1', orderId: order.orderId, by: 'customer', notice: minutesLater(1440) } as const
  await cancelOrder(db, anAgent(), { ...request, travellerIds: 'all', reason: 'illness' }, minutesLater(1440))
  await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 120_000))

  const events = await heard()
  const types = ['order.cancelled', 'order.confirmed', 'order.placed', 'payment.captured', 'payment.refunded']
  expect(events.map(({ type }) => type).toSorted()).toEqual(types)
  expect(events.find(({ type }) => type === 'order.placed')?.data).toEqual({
    orderId: order.publicId,
    orderNo: order.orderNo,
    state: 'awaiting_payment',
    total: { amount: expect.any(String), currency: 'USD' },
  })
  expect(events.find(({ type }) => type === 'payment.captured')?.data).toMatchObject({ reference: order.attemptRef })
  expect(JSON.stringify(events)).not.toMatch(/Yılmaz|example\.com|532 ?123/)
})

test('listeners hear that somebody asked to be called', async () => {
  const db = await testDb()
  const { heard } = await aListenerForAll(db)

  const asked = await askForCall(
    db,
    { draft: aCallDraft(), tourId: undefined, locale: 'tr', address: '192.0.2.1', consentVersion: '0.1' },
    new Date(),
  )

  expect(asked.ok).toBe(true)
  expect(await heard()).toMatchObject([{ type: 'request.received', data: { kind: 'call' } }])
})
