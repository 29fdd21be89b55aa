import { expect, test } from 'vitest'
import { requestCancellation } from '#modules/booking/index.server.ts'
import { aPaidOrder, moneyHandlers } from '#modules/booking/testing/a-paid-order.ts'
import { listRefundsOfSubject } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function setUp() {
  const db = await testDb()
  const order = await aPaidOrder(db)
  const { headers } = await staffSignedIn(db)
  return { db, order, headers, app: await testApp({ db }), address: `/admin/orders/${order.publicId}/cancel` }
}

function valueOf(html: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
}

function fieldsOf(html: string) {
  return {
    intent: 'cancel',
    key: valueOf(html, 'key'),
    backMinor: valueOf(html, 'backMinor'),
    currency: valueOf(html, 'currency'),
    reason: 'illness',
  }
}

const refundsOf = (db: Db, orderId: string) => listRefundsOfSubject(db, { kind: 'order', ref: orderId })

test('says for a day what comes back and why', async () => {
  const { app, headers, address } = await setUp()

  const inTime = await (await getPage(app, `${address}?on=2026-12-01`, headers)).text()
  const byAgency = await (await getPage(app, `${address}?on=2026-12-01&by=organiser`, headers)).text()

  expect(inTime).toContain('30 days or more before departure the whole price goes back.')
  expect(byAgency).toContain('We cancelled the tour, so the whole price goes back.')
  expect(valueOf(inTime, 'backMinor')).toBe(valueOf(byAgency, 'backMinor'))
})

test('the figures that were shown are confirmed: the order is cancelled and the money promised', async () => {
  const { app, db, headers, address, order } = await setUp()
  const here = `${address}?on=2026-12-01`
  const fields = fieldsOf(await (await getPage(app, here, headers)).text())

  const answer = await postForm(app, here, fields, headers)
  const again = await postForm(app, here, fields, headers)
  await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))
  const page = await (await getPage(app, `/admin/orders/${order.publicId}/refunds`, headers)).text()

  expect([answer.status, again.status]).toEqual([302, 302])
  expect(answer.headers.get('location')).toBe(`/admin/orders/${order.publicId}/refunds`)
  expect(await refundsOf(db, order.orderId)).toMatchObject([{ amount: order.total, state: 'succeeded' }])
  expect(page).toContain('Refunded')
})

test.each([
  ['without a reason', { reason: ' ' }, 400, 'Write a reason.'],
  ['at figures that were never shown', { backMinor: '1' }, 409, 'The amounts have changed meanwhile.'],
])('nothing is cancelled %s', async (_case, change, status, message) => {
  const { app, db, headers, address, order } = await setUp()
  const fields = fieldsOf(await (await getPage(app, address, headers)).text())

  const answer = await postForm(app, address, { ...fields, ...change }, headers)

  expect([answer.status, await refundsOf(db, order.orderId)]).toEqual([status, []])
  expect(await answer.text()).toContain(message)
})

test('the customer’s request is shown and can be closed', async () => {
  const { app, db, headers, address, order } = await setUp()
  await requestCancellation(db, { orderId: order.orderId, reason: 'my mother is ill' }, new Date())

  const before = await (await getPage(app, address, headers)).text()
  await postForm(app, address, { intent: 'decline' }, headers)
  const after = await (await getPage(app, address, headers)).text()

  expect(before).toContain('my mother is ill')
  expect(after).not.toContain('my mother is ill')
})

test('those who see orders but not payments cancel nothing, content staff see nothing', async () => {
  const { app, db, address } = await setUp()
  const content = await staffSignedIn(db, { staffRole: 'content' })

  expect((await getPage(app, address, content.headers)).status).toBe(403)
  expect((await postForm(app, address, { intent: 'decline' }, content.headers)).status).toBe(403)
})

test('a part goes back by hand, more than was paid does not', async () => {
  const { app, db, headers, order } = await setUp()
  const refunds = `/admin/orders/${order.publicId}/refunds`
  const fields = { intent: 'refund', attempt: order.attemptRef, reason: 'late hotel' }

  const tooMuch = await postForm(app, refunds, { ...fields, key: crypto.randomUUID(), amount: '999999' }, headers)
  const nothing = await postForm(app, refunds, { ...fields, key: crypto.randomUUID(), amount: '0' }, headers)
  const part = await postForm(app, refunds, { ...fields, key: crypto.randomUUID(), amount: '100,50' }, headers)

  expect([tooMuch.status, nothing.status, part.status]).toEqual([422, 400, 302])
  expect(await refundsOf(db, order.orderId)).toMatchObject([{ amount: { minor: 10_050 }, cause: 'manual' }])
})
