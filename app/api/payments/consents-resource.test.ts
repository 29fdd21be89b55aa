import { expect, test } from 'vitest'
import { findAttempt } from '#modules/payments/index.server.ts'
import { aLink } from '#modules/payment-links/testing/builders.ts'
import { aBankAccount, aPayment, attemptsOf } from '#modules/payments/testing/builders.ts'
import { getPage, postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const contact = { fullName: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }
const card = { number: '4111111111111111', expiry: '12/29', cvc: '123', name: 'AYSE YILMAZ' }
const consents = { terms: true, privacy: true, personalData: true }
const ways = { card: { contact, card }, transfer: { contact } }
const eachWay = ['card', 'transfer'] as const

async function aPayer() {
  const db = await testDb()
  await aBankAccount(db)
  const app = await testApp({ db })
  const pay = (token: string, way: 'card' | 'transfer', body: object) => {
    const headers = { 'accept-language': 'en', 'idempotency-key': crypto.randomUUID() }
    return postJson(app, `/api/v1/payments/${token}/${way}`, { ...ways[way], ...body }, headers)
  }
  return { db, app, pay }
}

test.each(
  eachWay.flatMap((way) =>
    [{}, { consents: {} }, { consents: { ...consents, terms: false } }].map((body) => [way, body] as const),
  ),
)('a link is not paid without its consents (%s, %o)', async (way, body) => {
  const { db, pay } = await aPayer()
  const { token } = await aLink(db)

  const refused = await pay(token, way, body)
  const { code, detail, errors } = await refused.json()

  expect([refused.status, code, detail]).toEqual([422, 'agreements', 'Please accept the required agreements'])
  expect(errors).toContainEqual({
    pointer: '/consents/terms',
    code: 'agreements',
    message: 'To pay, tick that you have read and accept the agreements.',
  })
  expect(errors).toHaveLength('consents' in body && 'privacy' in body.consents ? 1 : 3)
  expect(await attemptsOf(db, token)).toEqual([])
})

test.each(eachWay)('an order is not paid with a consent that is taken away expressly (%s)', async (way) => {
  const { db, pay } = await aPayer()
  const token = await aPayment(db)

  const refused = await pay(token, way, { consents: { ...consents, terms: false } })
  const agreedBefore = await pay(token, way, {})

  expect([refused.status, (await refused.json()).errors]).toMatchObject([422, [{ pointer: '/consents/terms' }]])
  expect(agreedBefore.status).toBe(200)
})

test('what is wrong in other fields is told with the consents', async () => {
  const { db, pay } = await aPayer()
  const { token } = await aLink(db)

  const refused = await pay(token, 'card', { contact: { ...contact, email: 'a@b' }, card: { ...card, cvc: '1' } })

  expect((await refused.json()).errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '/contact/email',
    '/card/cvc',
    '/consents/terms',
    '/consents/privacy',
    '/consents/personalData',
  ])
})

test.each(eachWay)('a link that is paid by %s keeps what was agreed to', async (way) => {
  const { db, app, pay } = await aPayer()
  const { admin, token } = await aLink(db)
  const order = await aPayment(db)

  const asked = await Promise.all(
    [token, order].map(async (each) => (await (await getPage(app, `/api/v1/payments/${each}`)).json()).consents),
  )
  const paid = await pay(token, way, { consents })
  const [attempt] = await attemptsOf(db, token)

  expect(asked).toEqual([['terms', 'privacy', 'personalData'], []])
  expect(paid.status).toBe(200)
  expect((await findAttempt(db, admin, attempt?.ref ?? ''))?.attempt.agreement).toMatchObject({
    consents: ['terms', 'privacy', 'personalData'],
    texts: [
      { id: 'distance-sales-agreement' },
      { id: 'refund-agreement' },
      { id: 'privacy-notice' },
      { id: 'explicit-consent' },
    ],
  })
})
