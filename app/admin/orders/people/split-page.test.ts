import { beforeEach, expect, test } from 'vitest'
import { aPartlyPaidOrder, besides, get, joinInto, travellersOf } from '#modules/booking/testing/split.ts'
import { seatsOf } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

let db: Db
let app: Awaited<ReturnType<typeof testApp>>
let headers: Awaited<ReturnType<typeof staffSignedIn>>['headers']
let order: Awaited<ReturnType<typeof aPartlyPaidOrder>>
let page = ''
let who: string[] = []

beforeEach(async () => {
  db = await testDb()
  app = await testApp({ db })
  ;({ headers } = await staffSignedIn(db))
  order = await aPartlyPaidOrder(db, { seats: 3, paid: [300_000] })
  page = `/admin/orders/${order.publicId}`
  who = travellersOf(await get(db, order.publicId)).map(({ id }) => id)
})

test('both orders are shown as they would be, and nothing has changed', async () => {
  const answer = await postForm(app, `${page}/split`, { ...(await aForm()), intent: 'calculate' }, headers)
  const html = textOf(await answer.text())

  expect(answer.status).toBe(200)
  expect(html).toContain('Total $5,380.00 Paid $2,000.00')
  expect(html).toContain('Total $2,690.00 Paid $1,000.00')
  expect((await get(db, order.publicId)).version).toBe(1)
})

test('what was shown is done, leads to the new order, and each order leads to the other', async () => {
  const answer = await postForm(app, `${page}/split`, await aForm(), headers)

  const to = answer.headers.get('location') ?? ''
  const made = await get(db, to.split(/[/?]/).at(-2) ?? '')
  expect(answer.status).toBe(302)
  expect(travellersOf(made).map(({ id }) => id)).toEqual([who[0]])
  const old = await (await getPage(app, page, headers)).text()
  expect(old).toContain(`href="/admin/orders/${made.id}"`)
  expect(textOf(old)).toContain(`Order ${made.orderNo} was split from this one`)
  expect(textOf(old)).toContain(`${made.journeys[0]?.travellers[0]?.firstName}`)
  const news = textOf(await (await getPage(app, to, headers)).text())
  expect(news).toContain(`Split from order ${order.orderNo}`)
  expect(news).toContain('those who left it are in this new order')
  expect(await seatsOf(db, order.departureId)).toMatchObject({ sold: 3 })
})

test.each([
  ['figures-first', 400, { staying: '' }],
  ['reason', 400, { reason: ' ' }],
  ['figures-changed', 409, { leaving: '1 USD' }],
  ['money-too-much', 409, { shownAlong: '300001 USD' }],
  ['edit-conflict', 412, { version: '9' }],
])('is refused with %s, and nothing has changed', async (_code, status, change) => {
  const answer = await postForm(app, `${page}/split`, { ...(await aForm()), ...change }, headers)

  expect(answer.status).toBe(status)
  expect((await get(db, order.publicId)).version).toBe(1)
})

test('an order of the same departure is joined by its number, and its customer is told where it goes on', async () => {
  const other = await besides(db, order.tourId, { seats: 1, paid: [100_000] })
  const fields = { version: '1', other: other.orderNo, intent: 'calculate' }

  const shown = textOf(await (await postForm(app, `${page}/join`, fields, headers)).text())
  const sent = { ...fields, intent: 'agree', joined: '1076000 USD', otherVersion: '1', reason: 'One family' }
  const answer = await postForm(app, `${page}/join`, sent, headers)

  expect(shown).toContain('Total Before $8,070.00 After $10,760.00')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `${page}?done=joined`])
  expect(await get(db, order.publicId)).toMatchObject({ journeys: [{ seats: 4 }] })
  expect(await get(db, other.publicId)).toMatchObject({ state: 'cancelled', journeys: [{ hold: undefined }] })
  const theirs = await getPage(app, `/order/${other.publicId}?t=${other.accessToken}`)
  const told = await theirs.text()
  expect(theirs.status).toBe(200)
  expect(told).toContain(order.orderNo)
  expect(told.includes(order.accessToken)).toBe(false)
})

test('an order that was joined cannot be joined again, and an unknown number is told', async () => {
  const other = await besides(db, order.tourId, { seats: 1, paid: [100_000] })
  await joinInto(db, order.publicId, other.publicId)
  const fields = { version: '2', intent: 'calculate' }

  const again = await postForm(app, `${page}/join`, { ...fields, other: other.orderNo }, headers)
  const unknown = await postForm(app, `${page}/join`, { ...fields, other: '1999-1' }, headers)

  expect([again.status, unknown.status]).toEqual([409, 404])
})

test('the order offers the message to its customer', async () => {
  expect(await (await getPage(app, page, headers)).text()).toContain(`href="${page}/message"`)
})

async function aForm() {
  const { contact } = await get(db, order.publicId)
  const typed = Object.fromEntries(Object.entries(contact).map(([name, value]) => [`contact.${name}`, value]))
  return {
    ...typed,
    version: '1',
    [`who.${who[0]}`]: 'on',
    along: '',
    staying: '538000 USD',
    leaving: '269000 USD',
    shownAlong: '100000 USD',
    reason: 'They pay for themselves',
    intent: 'agree',
  }
}

/** What the page itself says, without tags. */
function textOf(html: string): string {
  return (/<main.*?<\/main>/s.exec(html)?.[0] ?? html)
    .replace(/<script.*?<\/script>|<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
}
