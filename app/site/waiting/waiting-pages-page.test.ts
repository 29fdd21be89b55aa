import { expect, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { findWaitingPlace, holdSeats, releaseHeldSeats, startWaitingOffer } from '#modules/catalog/index.server.ts'
import { aDeparture, seatsOf, type DepartureWish } from '#modules/catalog/testing/builders.ts'
import { listWaitingParties } from '#modules/engagement/index.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const form = { name: 'Ayşe Yılmaz', phone: '0532 123 45 67', email: 'ayse@example.com', seats: '2', consent: 'on' }

async function setUp(wish: DepartureWish = {}) {
  const db = await testDb()
  const app = await testApp({ db })
  const { id, departureId } = await aDeparture(db, { departsOn: '2031-02-12', capacity: 2, ...wish })
  await db.transaction().execute((tx) => holdSeats(tx, departureId, 2))
  const parties = () => listWaitingParties(db, aStaffMember(), id)
  return {
    db,
    app,
    id,
    departureId,
    parties,
    join: (path = `/waiting-list/${id}`, fields = form) => postForm(app, path, fields),
  }
}

async function anOffer() {
  const world = await setUp()
  const { db, departureId, join, parties } = world
  await join()
  await db.transaction().execute((tx) => releaseHeldSeats(tx, departureId, 2))
  const [party] = await parties()
  const place = await startWaitingOffer(db, { placeId: party?.id ?? '', offerHours: 24 }, new Date())
  return { ...world, path: `/waiting/${place?.token}`, placeId: party?.id ?? '' }
}

test.each([
  ['', 'Join the waiting list'],
  ['/tr', 'Bekleme listesine yazılın'],
  ['/ar', 'سجّل في قائمة الانتظار'],
])('the page of a full departure has the form under %s/tour', async (prefix, words) => {
  const { app, id } = await setUp()

  const html = await (await getPage(app, `${prefix}/tour/${id}`)).text()

  expect(html).toContain(words)
  expect(html).toContain(`action="${prefix}/waiting-list/${id}"`)
  expect(html).not.toMatch(/name="consent"[^>]*checked/)
})

test('a departure with places has no such form', async () => {
  const { app, id } = await setUp({ capacity: 9 })

  expect(await (await getPage(app, `/tour/${id}`)).text()).not.toContain('/waiting-list/')
  expect(await (await getPage(app, `/waiting-list/${id}`)).text()).toContain('There is no need to wait')
})

test('who fills it in is on the list, and is told so', async () => {
  const { app, join, id, parties } = await setUp()

  const answer = await join(`/tr/waiting-list/${id}`)
  const location = answer.headers.get('location') ?? ''
  const sent = await getPage(app, location)

  expect([answer.status, location]).toEqual([303, `/tr/request-sent?of=waiting&tour=${id}`])
  expect(await sent.text()).toContain('Bekleme listesindesiniz')
  expect(await parties()).toMatchObject([{ seats: 2, state: 'waiting', person: { language: 'tr' } }])
})

test('what is wrong comes back beside what was typed', async () => {
  const { join, parties } = await setUp()

  const answer = await join(undefined, { ...form, seats: '12', consent: '' })
  const html = await answer.text()

  expect(answer.status).toBe(422)
  for (const text of ['value="12"', 'Ayşe Yılmaz', 'waiting.seats-error']) expect(html).toContain(text)
  expect(await parties()).toEqual([])
})

test('a program that fills in what nobody sees is thanked and forgotten', async () => {
  const { join, parties } = await setUp()

  const answer = await join(undefined, { ...form, website: 'x' } as typeof form)

  expect(answer.status).toBe(303)
  expect(await parties()).toEqual([])
})

test('the eleventh form of a minute from one address has to wait', async () => {
  const { join } = await setUp()
  for (let nth = 0; nth < 10; nth += 1) await join()

  const answer = await join()

  expect(answer.status).toBe(429)
  expect(answer.headers.get('Retry-After')).toBeTruthy()
})

test('who comes when seats are free is sent to them', async () => {
  const { db, departureId, join, parties } = await setUp()
  await db.transaction().execute((tx) => releaseHeldSeats(tx, departureId, 2))

  const answer = await join()

  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('There is no need to wait')
  expect(await parties()).toEqual([])
})

test('the address of a place shows its turn, to nobody else, and lets the party leave', async () => {
  const { db, app, join, parties } = await setUp()
  await join()
  const [party] = await parties()
  const place = await findWaitingPlace(db, { id: party?.id ?? '' })
  const path = `/waiting/${place?.token}`

  const page = await getPage(app, path)
  const left = await postForm(app, path, { intent: 'leave' })
  const after = await getPage(app, path)

  expect(await page.text()).toContain('You are number 1')
  expect(page.headers.get('Cache-Control')).toBe('private, no-store')
  expect(page.headers.get('X-Robots-Tag')).toContain('noindex')
  expect(left.status).toBe(303)
  expect(await after.text()).toContain('You are no longer on this list')
  expect((await getPage(app, '/waiting/nonsense')).status).toBe(404)
})

test('the offer leads to the checkout with its seats, which nobody else sees', async () => {
  const { app, path, id } = await anOffer()

  const page = await getPage(app, path)
  const taken = await postForm(app, path, { room: 'double', adults: '2' })
  const cookies = taken.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const checkout = await getPage(app, '/odeme', { cookie: cookies.join('; ') })
  const stranger = await getPage(app, '/odeme', { cookie: `cartLines=${id}~double~2` })

  expect(await page.text()).toContain('Your places are held')
  expect([taken.status, taken.headers.get('location')]).toEqual([303, '/odeme?currency=USD'])
  expect(taken.headers.getSetCookie().find((cookie) => cookie.startsWith('waitingOffer='))).toContain('HttpOnly')
  expect(checkout.status).toBe(200)
  expect([stranger.status, stranger.headers.get('location')]).toEqual([302, '/sepet'])
})

test('more travellers than seats are refused, and nothing is lost', async () => {
  const { app, path } = await anOffer()

  const taken = await postForm(app, path, { room: 'double', adults: '3' })

  expect(taken.status).toBe(400)
  expect(await taken.text()).toContain('Your places are held')
})

test('who gives the places back frees them', async () => {
  const { app, db, path, departureId } = await anOffer()

  await postForm(app, path, { intent: 'leave' })

  expect(await seatsOf(db, departureId)).toMatchObject({ held: 0 })
})

test('nobody on a waiting list is on the lists of the day', async () => {
  const { app, db } = await anOffer()
  const { headers } = await staffSignedIn(db)

  const pages = await Promise.all(
    ['ops', 'print', 'airport'].map(async (list) =>
      (await getPage(app, `/admin/tour/${list}-12-02-2031`, headers)).text(),
    ),
  )

  expect(pages.map((html) => html.includes('Yılmaz'))).toEqual([false, false, false])
})
