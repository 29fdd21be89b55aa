import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { findOrder } from '#modules/booking/data/read-orders.server.ts'
import { own } from '#modules/booking/data/tables.server.ts'
import { seatsOf } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { aCheckout } from '#tests/setup/a-checkout.ts'
import { getPage, postForm } from '#tests/setup/test-app.ts'

/** Everything that is asked of a traveller and holds no seat. */
const papersLess = [
  'gender',
  'nationality',
  'tckn',
  'passportNo',
  'passportExpiresOn.day',
  'passportExpiresOn.month',
  'passportExpiresOn.year',
]

test('a name and a birth date hold a seat; papers come later by the address of the order, without a password', async () => {
  const { db, app, tour, form, cookie } = await aCheckout()
  const none = Object.fromEntries(papersLess.map((name) => [`travellers.0.${name}`, '']))

  const shown = load(await (await getPage(app, '/tr/odeme', cookie)).text())
  const answer = await postForm(app, '/tr/odeme', { ...form, ...none }, cookie)

  expect(answer.status).toBe(302)
  expect((await seatsOf(db, tour.departureId)).held).toBe(1)
  const order = await onlyOrder(db)
  expect(order.tours[0]?.passengers).toMatchObject([
    { firstName: 'Ayşe', bornOn: '1961-03-14', gender: null, nationality: '', tckn: null, passportNo: null },
  ])
  expect(shown('[data-later] summary').text()).toContain('8 Ocak 2031 tarihine kadar')
  const papers = await getPage(app, `/tr/order/${order.publicId}/papers?t=${order.accessToken}`)
  const page = load(await papers.text())
  expect(papers.status).toBe(200)
  expect(page('form').text()).toContain('8 Ocak 2031 tarihine kadar yazın.')
  expect(page('form [name$=".nationality"], form [name$=".tckn"], form [name$=".passportNo"]')).toHaveLength(3)
})

test.each(['firstName', 'lastName', 'bornOn.year'])('no seat is held without %s', async (field) => {
  const { db, app, tour, form, cookie } = await aCheckout()

  const answer = await postForm(app, '/tr/odeme', { ...form, [`travellers.0.${field}`]: '' }, cookie)

  expect(answer.status).toBe(422)
  expect((await seatsOf(db, tour.departureId)).held).toBe(0)
})

test('the fare of a child still wants a child, with a birth date alone', async () => {
  const { app, form, cookie } = await aCheckout()
  const none = Object.fromEntries(papersLess.map((name) => [`travellers.0.${name}`, '']))

  const answer = await postForm(app, '/tr/odeme', { ...form, ...none, 'travellers.0.fare': 'child' }, cookie)

  expect(load(await answer.text())('[id="travellers.0.bornOn-error"]').text()).toContain('Çocuk')
})

test('a passport that ends too early is taken from whoever renews it, and waits to be replaced', async () => {
  const { db, app, form, cookie } = await aCheckout()
  const short = { 'travellers.0.passportExpiresOn.month': '2', 'travellers.0.passportExpiresOn.year': '2031' }

  const refused = load(await (await postForm(app, '/tr/odeme', { ...form, ...short }, cookie)).text())
  const taken = await postForm(app, '/tr/odeme', { ...form, ...short, 'travellers.0.renewsPassport': 'on' }, cookie)

  expect(refused('[id="travellers.0.passportExpiresOn-error"]').text()).toContain('Pasaportumu yeniliyorum')
  expect(refused('[data-later]').attr('open')).toBeDefined()
  expect(taken.status).toBe(302)
  const order = await onlyOrder(db)
  expect(order.tours[0]?.passengers).toMatchObject([{ passportExpiresOn: '2031-02-01', renewsPassport: true }])
  const papers = await getPage(app, `/tr/order/${order.publicId}/papers?t=${order.accessToken}`)
  const page = load(await papers.text())
  expect(page('[name$=".passportExpiresOn.year"]')).toHaveLength(1)
  expect(page('[name$=".renewsPassport"]').attr('checked')).toBeDefined()
})

test.each([
  ['/tr/odeme', 'Dile göre seçtik'],
  ['/odeme', undefined],
  ['/ar/odeme', undefined],
])('%s says beside a country that the language chose that it did', async (path, words) => {
  const { app, cookie } = await aCheckout()

  const page = load(await (await getPage(app, path, cookie)).text())

  const hints = ['contact.country', 'travellers.0.nationality'].map((id) => page(`[id="${id}-hint"]`).text())
  expect(hints.map((hint) => hint.includes(words ?? 'Dile göre'))).toEqual([words !== undefined, words !== undefined])
})

/** The order that was placed. */
async function onlyOrder(db: Db) {
  const { id } = await own(db).selectFrom('orders').select('id').executeTakeFirstOrThrow()
  const order = await findOrder(db, { id })
  if (!order) throw new Error('no order')
  return order
}
