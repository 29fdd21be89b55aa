import { expect, test } from 'vitest'
import { newToken } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import { placeOrder } from '#modules/booking/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { anOrder as aPlacedOrder, anOrderRequest } from '#modules/booking/testing/builders.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { aRate } from '#modules/ledger/testing/builders.ts'
import { startTransfer } from '#modules/payments/index.server.ts'
import { aBankAccount, aGateway, aPayment, attemptsOf } from '#modules/payments/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function anOrderAwaitingTransfer(db: Db) {
  await aBankAccount(db)
  const order = await anOrder(db, { totalMinor: 100_000 })
  const token = await aPayment(db, { subject: { kind: 'order', ref: order.orderId }, amount: money(100_000, 'USD') })
  const payer = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }
  await startTransfer(aGateway(db), { token, idempotencyKey: crypto.randomUUID(), payer }, new Date())
  const [attempt] = await attemptsOf(db, token)
  if (!attempt) throw new Error('no attempt was made')
  return { ...order, token, ref: attempt.ref }
}

test('shows contact, travellers with papers, consents and documents, amounts and history', async () => {
  const db = await testDb()
  const { id, orderNo } = await anOrder(db, { travellers: ['Ayşe', 'Zeynep'], totalMinor: 438_000 })

  const answer = await getPage(await testApp({ db }), `/admin/orders/${id}`, (await staffSignedIn(db)).headers)
  const html = await answer.text()

  expect(answer.status).toBe(200)
  for (const fact of [
    orderNo,
    'ayse@example.com',
    'Zeynep',
    'U12345678',
    '10000000146',
    'Double room',
    '$4,380.00',
    'Sales agreement',
    'Version 2026-01',
  ]) {
    expect(html).toContain(fact)
  }
  expect(html).toContain('12 – 21 February 2027')
  expect(html).toContain('5 – 14 Ramadan 1448 AH')
  expect(html).toContain('No payment has been attempted for this order.')
})

test('an order that has ended offers neither change nor cancellation', async () => {
  const db = await testDb()
  const { headers } = await staffSignedIn(db)
  const app = await testApp({ db })
  const ended = await anOrder(db, { state: 'cancelled' })
  const open = await anOrder(db, { state: 'paid' })

  const [closed, standing] = await Promise.all(
    [ended, open].map(async ({ id }) => (await getPage(app, `/admin/orders/${id}`, headers)).text()),
  )

  for (const act of ['change', 'cancel']) {
    expect(closed).not.toContain(`/admin/orders/${ended.id}/${act}"`)
    expect(standing).toContain(`/admin/orders/${open.id}/${act}"`)
  }
})

test('an order that nobody placed is missing', async () => {
  const db = await testDb()

  const answer = await getPage(await testApp({ db }), `/admin/orders/${newToken()}`, (await staffSignedIn(db)).headers)

  expect(answer.status).toBe(404)
})

test('an awaited transfer is recorded, in parts as it comes', async () => {
  const db = await testDb()
  const { id, ref, token } = await anOrderAwaitingTransfer(db)
  const { headers } = await staffSignedIn(db)
  const app = await testApp({ db })
  const fields = { attempt: ref, currency: 'USD', note: 'statement 12' }

  const part = await postForm(
    app,
    `/admin/orders/${id}`,
    { ...fields, key: crypto.randomUUID(), amount: '400' },
    headers,
  )
  const [afterPart] = await attemptsOf(db, token)
  const rest = await postForm(
    app,
    `/admin/orders/${id}`,
    { ...fields, key: crypto.randomUUID(), amount: '600,00' },
    headers,
  )
  const [afterRest] = await attemptsOf(db, token)

  expect([part.status, part.headers.get('location')]).toEqual([302, `/admin/orders/${id}?done=transfer#payments`])
  expect([afterPart?.state, afterPart?.captured_minor]).toEqual(['pending_transfer', 40_000])
  expect([rest.status, afterRest?.state, afterRest?.captured_minor]).toEqual([302, 'captured', 100_000])
})

test('a payment is signed by who recorded it', async () => {
  const db = await testDb()
  const { id, ref } = await anOrderAwaitingTransfer(db)
  const { email, headers } = await staffSignedIn(db)
  const app = await testApp({ db })
  await postForm(
    app,
    `/admin/orders/${id}`,
    { key: crypto.randomUUID(), attempt: ref, currency: 'USD', amount: '1000' },
    headers,
  )

  const html = await (await getPage(app, `/admin/orders/${id}`, headers)).text()

  expect(html).toContain(`(${email})`)
})

test.each([
  ['nothing', { amount: '0' }, 400, 'Enter an amount above 0'],
  ['no number', { amount: 'all' }, 400, 'Enter an amount above 0'],
  ['another currency', { amount: '5', currency: 'TRY' }, 422, 'The currency is different.'],
  ['an attempt of another order', { amount: '5', attempt: 'made-up' }, 404, ''],
])('%s is not recorded', async (_case, change, status, message) => {
  const db = await testDb()
  const { id, ref, token } = await anOrderAwaitingTransfer(db)

  const answer = await postForm(
    await testApp({ db }),
    `/admin/orders/${id}`,
    { key: crypto.randomUUID(), attempt: ref, currency: 'USD', ...change },
    (await staffSignedIn(db)).headers,
  )

  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain(message)
  expect((await attemptsOf(db, token))[0]?.captured_minor).toBeNull()
})

test('shows the rate to the lira of the day on which it was placed', async () => {
  const db = await testDb()
  const rate = { base: 'USD', quote: 'TRY', rate: { value: 412_345, scale: 4 }, source: 'TCMB' } as const
  await aRate(db, { ...rate, validFrom: new Date('2026-11-30T12:00:00Z') })
  const { publicId } = await aPlacedOrder(db)

  const html = await (
    await getPage(await testApp({ db }), `/admin/orders/${publicId}`, (await staffSignedIn(db)).headers)
  ).text()

  for (const fact of ['41.2345', 'TCMB', '₺221,841.61']) expect(html).toContain(fact)
})

test('writes a rate, and that it was entered by hand, in the language of the page', async () => {
  const db = await testDb()
  const rate = { base: 'USD', quote: 'TRY', rate: { value: 412_345, scale: 4 }, source: 'manual' } as const
  await aRate(db, { ...rate, validFrom: new Date('2026-11-30T12:00:00Z') })
  const { publicId } = await aPlacedOrder(db)

  const html = await (
    await getPage(await testApp({ db }), `/tr/admin/orders/${publicId}`, (await staffSignedIn(db)).headers)
  ).text()

  expect(html).toContain('<bdi dir="ltr">41,2345</bdi>')
  expect(html).toMatch(/>Elle[\s<]/)
})

test('warns of somebody who is in another order on the same days, with both numbers', async () => {
  const db = await testDb()
  const { id: tourId } = await aDeparture(db, { departsOn: '2029-02-12', salesCloseOn: '2029-02-01' })
  const { id: overlapping } = await aDeparture(db, { departsOn: '2029-02-20', salesCloseOn: '2029-02-01' })
  const { id: later } = await aDeparture(db, { departsOn: '2029-06-12', salesCloseOn: '2029-06-01' })
  const [first, second, third] = [
    await placeOrder(db, anOrderRequest(tourId, 1), new Date()),
    await placeOrder(db, anOrderRequest(overlapping, 1), new Date()),
    await placeOrder(db, anOrderRequest(later, 1), new Date()),
  ].flatMap((placed) => (placed.ok ? [placed.value] : []))
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)
  const pageOf = async (publicId = '') => (await getPage(app, `/tr/admin/orders/${publicId}`, headers)).text()

  const html = await pageOf(first?.publicId)

  expect(html).toContain('Aynı kişi, aynı günlerde iki siparişte')
  expect(html).toContain(`href="/tr/admin/orders/${second?.publicId}"`)
  expect(html).toContain(second?.orderNo)
  expect(html).not.toContain(`href="/tr/admin/orders/${third?.publicId}"`)
  expect(await pageOf(third?.publicId)).not.toContain(`href="/tr/admin/orders/${first?.publicId}"`)
})
