import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { toTypedDate } from '#kernel/typed-date.ts'
import { listParts } from '#modules/booking/data/payment-parts.server.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { aBookedOrder } from '#modules/booking/testing/parts.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const day = (days: number) => addDays(dayInIstanbul(new Date()), days)

async function setUp() {
  const db = await testDb()
  const order = await aBookedOrder(db)
  const { headers } = await staffSignedIn(db)
  return { db, order, headers, app: await testApp({ db }), address: `/admin/orders/${order.publicId}` }
}

test('staff see the plan with its links, and lay out anew what is open', async () => {
  const { app, db, order, headers, address } = await setUp()
  const before = await (await getPage(app, address, headers)).text()
  const typed = { 'amount-0': '2304', 'due-0': day(5), 'amount-2': '2.000,00', 'due-2': day(20) }
  const fields = { key: crypto.randomUUID(), intent: 'plan', seen: order.rest.id, ...typed }

  const answer = await postForm(app, `${address}/plan`, fields, headers)

  expect(before).toContain(`/payment/${order.rest.paymentToken}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `${address}?done=planned`])
  expect((await listParts(db, order.orderId)).filter(({ paidAt }) => !paidAt)).toMatchObject([
    { amount: { minor: 230_400 }, dueOn: day(5) },
    { amount: { minor: 200_000 }, dueOn: day(20) },
  ])
})

test.each([
  ['too near for a deposit', 12, true],
  ['far enough', 120, false],
])('the plan of an order whose departure is %s says so', async (_, days, isSaid) => {
  const db = await testDb()
  const { publicId } = await anOrder(db, { departsOn: day(days) })
  const { headers } = await staffSignedIn(db)

  const html = await (await getPage(await testApp({ db }), `/admin/orders/${publicId}/plan`, headers)).text()

  expect(html.includes('<div>The departure is close, so no deposit is offered')).toBe(isSaid)
})

test.each([
  [{ 'amount-0': '4304', 'due-0': 'soon' }, 400, 'The amount or the date of part 1 cannot be read.'],
  [{ 'amount-0': '4303', 'due-0': day(5) }, 400, '4,304.00'],
  [{}, 400, 'Enter at least one part.'],
])('a plan that is not right is refused with what was typed', async (fields, status, words) => {
  const { app, order, headers, address } = await setUp()

  const answer = await postForm(
    app,
    `${address}/plan`,
    { key: crypto.randomUUID(), intent: 'plan', seen: order.rest.id, ...fields },
    headers,
  )

  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain(words)
})

test('of two who change the plan the second is told, and keeps what was typed', async () => {
  const { app, order, headers, address } = await setUp()
  const save = (due: string) =>
    postForm(
      app,
      `${address}/plan`,
      { key: crypto.randomUUID(), intent: 'plan', seen: order.rest.id, 'amount-0': '4304', 'due-0': due },
      headers,
    )

  const first = await save(day(5))
  const second = await save(day(9))

  const page = await second.text()
  expect([first.status, second.status]).toEqual([302, 412])
  expect(page).toContain('Somebody else changed the plan while you were writing.')
  expect(page).toContain(`value="${toTypedDate(day(9), 'en')}"`)
})

test('staff open a share for another payer', async () => {
  const { app, db, order, headers, address } = await setUp()
  const fields = {
    key: crypto.randomUUID(),
    intent: 'share',
    part: order.rest.id,
    name: 'Zeynep Kaya',
    email: 'zeynep@example.com',
    amount: '300',
  }

  await postForm(app, `${address}/plan`, fields, headers)
  const bad = await postForm(app, `${address}/plan`, { ...fields, email: 'zeynep' }, headers)

  expect((await listParts(db, order.orderId)).map(({ payer }) => payer?.name)).toContain('Zeynep Kaya')
  expect(bad.status).toBe(400)
})

test('nobody else sees a plan', async () => {
  const { app, address } = await setUp()

  expect((await getPage(app, `${address}/plan`)).status).not.toBe(200)
})
