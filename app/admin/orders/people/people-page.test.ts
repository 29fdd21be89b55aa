import { beforeEach, expect, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { findOrder, keepSoldRooms } from '#modules/booking/index.server.ts'
import { aSoldOrder, changeFare } from '#modules/booking/testing/party.ts'
import { seatsOf } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const admin = aStaffMember()
let db: Db
let app: Awaited<ReturnType<typeof testApp>>
let headers: Awaited<ReturnType<typeof staffSignedIn>>['headers']
let order: Awaited<ReturnType<typeof aSoldOrder>>
let page = ''
let who: string[] = []

beforeEach(async () => {
  db = await testDb()
  app = await testApp({ db })
  ;({ headers } = await staffSignedIn(db))
  order = await aSoldOrder(db, { departsOn: '2027-12-12' })
  page = `/admin/orders/${order.publicId}/people`
  who = (await journeyNow()).travellers.map(({ id }) => id)
})

test('shows everybody with fare and price, and what can be done with each', async () => {
  const html = await (await getPage(app, page, headers)).text()

  const acts = ['Room and price', 'Somebody else', 'Add a traveller', `/cancel?who=${who[0]}`]
  const facts = ['Mehmet', 'Double room', '$2,690.00', ...acts]
  expect(facts.filter((fact) => !html.includes(fact))).toEqual([])
  expect(html.includes('10000000146')).toBe(false)
})

test('a wish is reckoned first, with old price, new price and difference, and changes nothing', async () => {
  const answer = await postForm(
    app,
    `${page}?terms=${who[0]}`,
    { ...aWish(), intent: 'calculate', terms: who[0] ?? '' },
    headers,
  )
  const html = textOf(await answer.text())

  expect(answer.status).toBe(200)
  expect(html).toContain('Price of the person Before $2,690.00 After $3,790.00')
  expect(html).toContain('Total of the order Before $5,380.00 After $6,480.00')
  expect(html).toContain('Difference + $1,100.00')
  expect((await stored()).version).toBe(1)
})

test('rooms as they were sold are shown, chosen by who is in them, and changed without another price', async () => {
  await keepSoldRooms(db, admin, { orderId: order.orderId, rooms: [1, 1] })
  const form = await (await getPage(app, `${page}?terms=${who[0]}`, headers)).text()
  const prices = { version: '1', fare: 'double', 'discount.kind': 'amount', 'discount.value': '' }
  const wish = { ...prices, soldRoom: '2', terms: who[0] ?? '' }

  const reckoned = textOf(
    await (await postForm(app, `${page}?terms=${who[0]}`, { ...wish, intent: 'calculate' }, headers)).text(),
  )
  const shown = { shownMinor: '538000', shownCurrency: 'USD', reason: 'Wants to be alone' }
  const done = await postForm(app, page, { ...wish, ...shown, intent: 'agree' }, headers)
  const list = await (await getPage(app, page, headers)).text()

  expect(form).toMatch(/<option value="1" selected="">Room 1: Mehmet [^<]+<\/option><option value="2">A new room \(2\)/)
  expect(reckoned).toContain('Total of the order Before $5,380.00 After $5,380.00')
  expect(done.status).toBe(302)
  for (const words of ['Room 1', 'Room 2']) expect(list).toContain(words)
})

test('what was shown is done, and leads back to the list', async () => {
  const fields = {
    ...aWish(),
    intent: 'agree',
    shownMinor: '648000',
    shownCurrency: 'USD',
    reason: 'Wants to be alone',
  }

  const answer = await postForm(app, page, { ...fields, terms: who[0] ?? '' }, headers)

  expect([answer.status, answer.headers.get('location')]).toEqual([302, `${page}?done=people`])
  expect(await (await getPage(app, `${page}?done=people`, headers)).text()).toContain('People saved')
  expect((await journeyNow()).travellers).toMatchObject([{ fare: 'single' }, { fare: 'double' }])
})

test('an extra and a discount in percent are read as they are typed', async () => {
  const typed = {
    ...aWish('double'),
    'extras.0.name': 'Balcony',
    'extras.0.amount': '1.200,00',
    'discount.kind': 'percent',
    'discount.value': '12,5',
  }

  const html = textOf(
    await (
      await postForm(app, `${page}?terms=${who[0]}`, { ...typed, intent: 'calculate', terms: who[0] ?? '' }, headers)
    ).text(),
  )

  // 2,690 and 1,200, less 12.5 %
  expect(html).toContain('After $3,403.75')
})

test('figures that are no longer so are refused, and the new ones shown with everything that was typed', async () => {
  await changeFare(db, order.departureId, { fare: 'single', minor: 400_000 })
  const fields = {
    ...aWish(),
    intent: 'agree',
    shownMinor: '648000',
    shownCurrency: 'USD',
    reason: 'Wants to be alone',
  }

  const answer = await postForm(app, `${page}?terms=${who[0]}`, { ...fields, terms: who[0] ?? '' }, headers)
  const html = await answer.text()

  expect(answer.status).toBe(409)
  expect(textOf(html)).toContain('The figures have changed meanwhile')
  expect(textOf(html)).toContain('Difference + $1,310.00')
  expect(html.includes('value="Wants to be alone"')).toBe(true)
})

test.each([
  ['figures-first', 400, { shownMinor: '' }],
  ['reason', 400, { reason: ' ' }],
  ['extra', 400, { 'extras.0.name': 'Balcony' }],
  ['discount', 400, { 'discount.value': 'much' }],
  ['edit-conflict', 412, { version: '7' }],
])('is refused with %s, and nothing has changed', async (_code, status, change) => {
  const fields = { ...aWish(), intent: 'agree', shownMinor: '648000', shownCurrency: 'USD', reason: 'r', ...change }

  const answer = await postForm(app, `${page}?terms=${who[0]}`, { ...fields, terms: who[0] ?? '' }, headers)

  expect(answer.status).toBe(status)
  expect((await stored()).version).toBe(1)
})

test('somebody is added for the price of today, and a seat is taken', async () => {
  const fields = { ...aWish('triple'), ...aPerson('Hatice'), intent: 'calculate' }

  const shown = textOf(
    await (await postForm(app, `${page}?add=${order.tourId}`, { ...fields, add: order.tourId ?? '' }, headers)).text(),
  )
  const sent = { ...fields, intent: 'agree', shownMinor: '777000', shownCurrency: 'USD', reason: 'Her sister' }
  const answer = await postForm(app, `${page}?add=${order.tourId}`, { ...sent, add: order.tourId ?? '' }, headers)

  expect(shown).toContain('Difference + $2,390.00')
  expect(answer.status).toBe(302)
  expect((await journeyNow()).travellers.map(({ firstName }) => firstName)).toContain('Hatice')
  expect(await seatsOf(db, order.departureId)).toMatchObject({ sold: 3 })
})

test('somebody without a name, or who is there already, is refused at the field', async () => {
  const fields = { ...aWish('triple'), intent: 'agree', shownMinor: '777000', shownCurrency: 'USD', reason: 'r' }
  const known = { ...aPerson('Zehra'), 'travellers.0.nationality': 'TR', 'travellers.0.tckn': '10000000146' }

  const nameless = await postForm(
    app,
    `${page}?add=${order.tourId}`,
    { ...fields, ...aPerson(''), add: order.tourId ?? '' },
    headers,
  )
  const twice = await postForm(
    app,
    `${page}?add=${order.tourId}`,
    { ...fields, ...known, add: order.tourId ?? '' },
    headers,
  )

  expect([nameless.status, twice.status]).toEqual([422, 422])
  expect(/aria-invalid="true" name="travellers\.0\.firstName"/.test(await nameless.text())).toBe(true)
  expect(/aria-invalid="true" [^>]*name="travellers\.0\.tckn"/.test(await twice.text())).toBe(true)
  expect(await seatsOf(db, order.departureId)).toMatchObject({ sold: 2 })
})

test('somebody travels in the place of another one, who is warned about first', async () => {
  const asked = await (await getPage(app, `${page}?instead=${who[1]}`, headers)).text()
  const fields = { version: '1', intent: 'instead', ...aPerson('Hatice'), reason: 'The sister goes' }
  const answer = await postForm(app, `${page}?instead=${who[1]}`, { ...fields, instead: who[1] ?? '' }, headers)

  expect(asked.includes('Visa, mahram, note and airport check-in start again')).toBe(true)
  expect(answer.status).toBe(302)
  expect((await journeyNow()).travellers[1]).toMatchObject({ firstName: 'Hatice', fare: 'double', tckn: null })
})

test('an order that has ended shows its people and offers nothing', async () => {
  await db.withTables<{ orders: { state: string } }>().updateTable('orders').set({ state: 'cancelled' }).execute()

  const list = await (await getPage(app, page, headers)).text()
  const form = await (await getPage(app, `${page}?terms=${who[0]}`, headers)).text()

  expect(list.includes('This order is closed')).toBe(true)
  expect(['?terms=', '?instead=', '?add=', '/cancel?who='].filter((act) => list.includes(act))).toEqual([])
  expect(form.includes('name="fare"')).toBe(false)
})

test('whoever may not see orders is not let in', async () => {
  const { headers: others } = await staffSignedIn(db, { staffRole: 'content', email: 'editor@example.com' })

  expect((await getPage(app, page, others)).status).toBe(403)
})

function aWish(fare = 'single') {
  return {
    version: '1',
    fare,
    'discount.kind': 'amount',
    'discount.value': '',
    'extras.0.name': '',
    'extras.0.amount': '',
  }
}

function aPerson(firstName: string) {
  return { 'travellers.0.firstName': firstName, 'travellers.0.lastName': 'Ak', 'travellers.0.nationality': 'TR' }
}

async function stored() {
  const found = await findOrder(db, admin, order.publicId)
  if (!found) throw new Error('the order is not there')
  return found
}

async function journeyNow() {
  const [journey] = (await stored()).journeys
  if (!journey) throw new Error('the order has no journey')
  return journey
}

/** What the page itself says, without tags. */
function textOf(html: string): string {
  return (/<main.*?<\/main>/s.exec(html)?.[0] ?? html)
    .replace(/<script.*?<\/script>|<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}
