import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { findCancellationView, requestCancellation } from '#modules/booking/index.server.ts'
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

const today = dayInIstanbul(new Date())

const travellersOf = (html: string) => [...html.matchAll(/name="who" value="([^"]*)"/g)].map(([, id = '']) => id)
const namesOf = (html: string) => /<p role="status">([^<]*)</.exec(html)?.[1]?.replace(/[\u2066-\u2069]/g, '') ?? ''

type Desk = Awaited<ReturnType<typeof setUp>>

/** The page as it is after a choice was reckoned, with the fields that its form would send. */
async function reckoned(
  { app, address, headers }: Desk,
  choice: Record<string, string | string[]>,
  intent = 'calculate',
) {
  const first = await (await getPage(app, address, headers)).text()
  const typed = { key: valueOf(first, 'key'), by: 'customer', on: today, ...choice }
  const answer = await postForm(app, address, { ...typed, intent }, headers)
  const html = await answer.text()
  const shown = {
    shown: valueOf(html, 'shown'),
    backMinor: valueOf(html, 'backMinor'),
    currency: valueOf(html, 'currency'),
  }
  return { html, status: answer.status, fields: { ...typed, ...shown, reason: 'illness', intent: 'cancel' } }
}

const refundsOf = (db: Db, orderId: string) => listRefundsOfSubject(db, { kind: 'order', ref: orderId })

async function leftIn(db: Db, orderId: string): Promise<number> {
  const view = await findCancellationView(db, { orderId, by: 'customer', notice: new Date(), travellerIds: [] })
  return (
    view?.order.departures.flatMap(({ travellers }) => travellers).filter(({ isCancelled }) => isCancelled).length ?? -1
  )
}

test('whoever is asked for by the address is ticked, and nobody else', async () => {
  const { app, headers, address } = await setUp()
  const [first = '', second = ''] = travellersOf(await (await getPage(app, address, headers)).text())

  const html = await (await getPage(app, `${address}?who=${second}&who=nobody`, headers)).text()

  const ticked = [...html.matchAll(/<input[^>]*checked=""[^>]*value="([^"]*)"/g)].map(([, id]) => id)
  expect(first).not.toBe('')
  expect(ticked).toEqual([second])
  expect(namesOf(html)).not.toBe('')
})

test.each([
  ['', 'Who cancels?'],
  ['/tr', 'Kim iptal ediyor?'],
  ['/ar', 'من يُلغي؟'],
])('%s/admin asks once who cancels', async (language, question) => {
  const { app, headers, address } = await setUp()

  const html = await (await getPage(app, `${language}${address}`, headers)).text()

  expect(html.replace(/<script.*?<\/script>/gs, '').split(question)).toHaveLength(2)
})

test('nobody is ticked at first, and there is nothing to confirm', async () => {
  const { app, headers, address } = await setUp()

  const html = await (await getPage(app, address, headers)).text()

  expect(travellersOf(html)).toHaveLength(2)
  expect(html).not.toMatch(/type="checkbox"[^>]*checked/)
  expect(html).not.toContain('value="cancel"')
})

test('says for a day what comes back and why, and who leaves', async () => {
  const desk = await setUp()

  const inTime = await reckoned(desk, {}, 'everybody')
  const byAgency = await reckoned(desk, { by: 'organiser' }, 'everybody')

  expect(inTime.status).toBe(200)
  expect(inTime.html).toContain('30 days or more before departure the whole price goes back.')
  expect(byAgency.html).toContain('We cancelled the tour, so the whole price goes back.')
  expect(inTime.fields.backMinor).toBe(byAgency.fields.backMinor)
  expect(namesOf(inTime.html)).toMatch(/^Everybody in the order leaves: .+, .+\. /)
})

test('the figures that were shown are confirmed: the order is cancelled and the money promised', async () => {
  const desk = await setUp()
  const { app, db, headers, address, order } = desk
  const everybody = travellersOf(await (await getPage(app, address, headers)).text())
  const { fields } = await reckoned(desk, { who: everybody })

  const answer = await postForm(app, address, fields, headers)
  const again = await postForm(app, address, fields, headers)
  await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))
  const page = await (await getPage(app, `/admin/orders/${order.publicId}/refunds?done=cancelled`, headers)).text()

  expect([answer.status, again.status]).toEqual([302, 302])
  expect(answer.headers.get('location')).toBe(`/admin/orders/${order.publicId}/refunds?done=cancelled`)
  expect(await refundsOf(db, order.orderId)).toMatchObject([{ amount: order.total, state: 'succeeded' }])
  expect(page).toContain('Refunded')
  expect(page).toContain('Cancellation saved')
})

test('one of two leaves, and only that one', async () => {
  const desk = await setUp()
  const { app, db, headers, address, order } = desk
  const [, second = ''] = travellersOf(await (await getPage(app, address, headers)).text())
  const { html, fields } = await reckoned(desk, { who: second })

  const answer = await postForm(app, address, fields, headers)

  expect(namesOf(html)).toMatch(/^Leaving: [^,]+\. /)
  expect([answer.status, await leftIn(db, order.orderId)]).toEqual([302, 1])
  const page = await (await getPage(app, `/admin/orders/${order.publicId}`, headers)).text()
  expect(page).toMatch(/>1 seat</)
  expect((await refundsOf(db, order.orderId))[0]?.amount.minor).toBe(order.total.minor / 2)
})

test.each([
  ['without a reason', { reason: ' ' }, 400, 'Write a reason.'],
  ['at figures that were never shown', { backMinor: '1' }, 409, 'differ from the figures you saw'],
  ['on another day than was reckoned', { on: addDays(today, -1) }, 409, 'differ from the figures you saw'],
  ['when nobody is ticked', { who: [] as string[] }, 409, 'Tick at least one traveller who leaves.'],
  ['for others than was reckoned', { shown: `customer ${today}` }, 409, 'differ from the figures you saw'],
])('nothing is cancelled %s', async (_case, change, status, message) => {
  const desk = await setUp()
  const { app, db, headers, address, order } = desk
  const [first = ''] = travellersOf(await (await getPage(app, address, headers)).text())
  const { fields } = await reckoned(desk, { who: first })

  const answer = await postForm(app, address, { ...fields, ...change }, headers)
  const html = await answer.text()

  expect([answer.status, await refundsOf(db, order.orderId), await leftIn(db, order.orderId)]).toEqual([status, [], 0])
  expect(html).toContain(message)
  const kept = new RegExp(`<input[^>]*checked=""[^>]*value="${first}"`).test(html)
  expect(kept || 'who' in change).toBe(true)
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
  const fields = { intent: 'refund', attempt: order.attemptRef, reason: 'late hotel', meaning: 'stays-owed' }

  const tooMuch = await postForm(app, refunds, { ...fields, key: crypto.randomUUID(), amount: '999999' }, headers)
  const nothing = await postForm(app, refunds, { ...fields, key: crypto.randomUUID(), amount: '0' }, headers)
  const part = await postForm(app, refunds, { ...fields, key: crypto.randomUUID(), amount: '100,50' }, headers)

  expect([tooMuch.status, nothing.status, part.status]).toEqual([422, 400, 302])
  expect(await refundsOf(db, order.orderId)).toMatchObject([{ amount: { minor: 10_050 }, cause: 'manual' }])
})
