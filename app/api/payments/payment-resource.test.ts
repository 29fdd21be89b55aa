import { expect, test } from 'vitest'
import { cancelPayment } from '#modules/payments/index.server.ts'
import { writeSandboxCallback } from '#modules/payments/providers/sandbox/sandbox-post.server.ts'
import { aBankAccount, aPayment, attemptsOf } from '#modules/payments/testing/builders.ts'
import { getPage, postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const contact = { fullName: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }
const card = { number: '4111111111111111', expiry: '12/29', cvc: '123', name: 'AYSE YILMAZ' }
const consents = { terms: true, privacy: true, personalData: true }
const body = { contact, card, installments: 1, consents }
const english = { 'accept-language': 'en' }

function withKey(key: string = crypto.randomUUID()) {
  return { ...english, 'idempotency-key': key }
}

test('tells what a payment page needs', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const token = await aPayment(db)

  const answer = await getPage(await testApp({ db }), `/api/v1/payments/${token}`, english)

  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const told = await answer.json()
  expect(told).toMatchObject({
    id: token,
    title: 'Ramadan Umrah',
    price: { amount: '1000.00', currency: 'USD' },
    status: 'pending',
    methods: ['card', 'transfer', 'installments'],
    bankAccounts: [{ iban: 'TR330006100519786457841326', branchCode: '0061', currency: 'USD' }],
  })
  expect(told.installments).toMatchObject([
    { count: 1, surchargePercent: 0, total: { amount: '1000.00', currency: 'USD' } },
    {
      count: 2,
      surchargePercent: 5,
      total: { amount: '1050.00' },
      parts: [{ amount: '525.00' }, { amount: '525.00' }],
    },
    { count: 3, surchargePercent: 8, total: { amount: '1080.00' } },
    { count: 6, surchargePercent: 15, total: { amount: '1150.00' } },
    { count: 12, surchargePercent: 25, total: { amount: '1250.00' } },
  ])
})

test('knows unknown, cancelled and completed payments apart', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const paid = await aPayment(db)
  const cancelled = await aPayment(db, { subject: { kind: 'link', ref: 'pl-1' } })
  await cancelPayment(db, { kind: 'link', ref: 'pl-1' }, new Date())
  await postJson(app, `/api/v1/payments/${paid}/card`, body, withKey())

  const answers = await Promise.all(
    ['unknown', cancelled, paid].map((id) => getPage(app, `/api/v1/payments/${id}`, english)),
  )
  const [unknown, gone, completed] = await Promise.all(answers.map((answer) => answer.json()))

  expect(answers.map((answer) => answer.status)).toEqual([404, 410, 200])
  expect(unknown).toMatchObject({ type: '/problems/payment_not_found', detail: 'Payment link not found or expired' })
  expect(gone).toMatchObject({ code: 'payment_gone' })
  expect(completed).toMatchObject({ status: 'completed', paidAt: expect.any(String) })
  expect(completed).not.toHaveProperty('methods')
})

test('pays by card once for one key', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const token = await aPayment(db)
  const headers = withKey('a-key-of-the-caller')

  const first = await postJson(app, `/api/v1/payments/${token}/card`, body, headers)
  const again = await postJson(app, `/api/v1/payments/${token}/card`, body, headers)
  const other = await postJson(app, `/api/v1/payments/${token}/card`, { ...body, installments: 2 }, headers)

  const paid = await first.json()
  expect(first.status).toBe(200)
  expect(paid).toEqual({
    status: 'succeeded',
    redirectTo: `/payment/${token}/success`,
    reference: expect.stringMatching(/^P-/),
  })
  expect([await again.json(), again.headers.get('idempotency-replayed')]).toEqual([paid, 'true'])
  expect([other.status, (await other.json()).code]).toEqual([422, 'idempotency_key_reused'])
  expect(await attemptsOf(db, token)).toHaveLength(1)
})

test('asks for 3-D Secure where the bank wants it', async () => {
  const db = await testDb()
  const token = await aPayment(db)

  const answer = await postJson(
    await testApp({ db }),
    `/api/v1/payments/${token}/card`,
    { ...body, card: { ...card, number: '4000000000003220' } },
    withKey(),
  )

  expect(answer.status).toBe(202)
  expect(await answer.json()).toMatchObject({
    status: 'requires_action',
    action: { kind: 'redirect', url: expect.stringContaining('/sandbox-bank/') },
  })
})

test.each([
  [{ card: { ...card, number: '4000000000000002' } }, 402, 'card_declined'],
  [{ card: { ...card, number: '4000000000000119' } }, 502, 'provider_failed'],
  [{ card: { ...card, number: '4000000000001000' } }, 504, 'provider_timeout'],
  [{ card: { ...card, cvc: '' } }, 422, 'card_required'],
  [{ card: { ...card, number: '4111111111111112' } }, 422, 'card_number'],
  [{ card: { ...card, cvc: '12' } }, 422, 'card_cvc'],
  [{ card: { ...card, expiry: '01/20' } }, 422, 'card_expiry'],
  [{ installments: 4 }, 422, 'installments'],
  [{ contact: { ...contact, email: 'a@b' } }, 422, 'validation'],
  [{ currency: 'USD' }, 422, 'unknown_field'],
  [{ installments: 'two' }, 400, 'malformed'],
])('refuses a card payment with %o as %i %s', async (change, status, code) => {
  const db = await testDb()
  const token = await aPayment(db)

  const answer = await postJson(
    await testApp({ db }),
    `/api/v1/payments/${token}/card`,
    { ...body, ...change },
    withKey(),
  )

  expect([answer.status, (await answer.json()).code]).toEqual([status, code])
})

test('points at the refused fields in the language of the caller', async () => {
  const db = await testDb()
  const token = await aPayment(db)
  const change = { contact: { ...contact, email: 'a@b' }, card: { ...card, cvc: '1' } }

  const answer = await postJson(
    await testApp({ db }),
    `/api/v1/payments/${token}/card?locale=tr`,
    { ...body, ...change },
    withKey(),
  )

  expect((await answer.json()).errors).toEqual([
    { pointer: '/contact/email', code: 'email', message: 'Lütfen geçerli bir e-posta adresi girin' },
    { pointer: '/card/cvc', code: 'card_cvc', message: 'Geçersiz CVC kodu' },
  ])
})

test.each([
  ['no key', {}],
  ['a short key', { 'idempotency-key': 'seven77' }],
  ['a long key', { 'idempotency-key': 'a'.repeat(129) }],
])('refuses to move money for %s', async (_, headers) => {
  const db = await testDb()
  const token = await aPayment(db)

  const answer = await postJson(
    await testApp({ db }),
    `/api/v1/payments/${token}/transfer`,
    { contact },
    { ...english, ...headers },
  )

  expect([answer.status, (await answer.json()).code]).toEqual([400, 'idempotency_key_required'])
})

test('tells where to transfer to', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const token = await aPayment(db)

  const answer = await postJson(
    await testApp({ db }),
    `/api/v1/payments/${token}/transfer`,
    { contact, consents },
    withKey(),
  )

  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    status: 'awaiting_transfer',
    reference: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/),
    amount: { amount: '1000.00', currency: 'USD' },
    bankAccounts: [{ accountHolder: 'Kafile Turizm Seyahat Ltd. Şti.' }],
    holdUntil: expect.any(String),
  })
})

test.each(['card', 'transfer'])('a caller who names another amount pays nothing (%s)', async (way) => {
  const db = await testDb()
  await aBankAccount(db)
  const app = await testApp({ db })
  const token = await aPayment(db)
  const pay = (amount: string) =>
    postJson(
      app,
      `/api/v1/payments/${token}/${way}`,
      { ...(way === 'card' ? body : { contact }), amount: { amount, currency: 'USD' } },
      withKey(),
    )

  const refused = await pay('900.00')
  const unreadable = await pay('much')
  const paid = await pay('1000.00')

  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'price_changed', amount: { amount: '1000.00', currency: 'USD' } })
  expect([unreadable.status, paid.status]).toEqual([400, 200])
})

test('a paid payment takes no second one', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const token = await aPayment(db)
  await postJson(app, `/api/v1/payments/${token}/card`, body, withKey())

  const second = await postJson(app, `/api/v1/payments/${token}/card`, body, withKey())

  expect([second.status, (await second.json()).code]).toEqual([409, 'already_paid'])
})

test('hears the notifications of its own bank and of no other', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const token = await aPayment(db)
  await postJson(
    app,
    `/api/v1/payments/${token}/card`,
    { ...body, card: { ...card, number: '4242424242424242' } },
    withKey(),
  )
  const bankToken = (await attemptsOf(db, token))[0]?.provider_ref ?? ''

  const right = await notify(app, 'sandbox', await writeSandboxCallback(db, bankToken, 1, false, new Date()))
  const repeated = await notify(app, 'sandbox', await writeSandboxCallback(db, bankToken, 1, false, new Date()))
  const forged = await notify(app, 'sandbox', await writeSandboxCallback(db, bankToken, 2, true, new Date()))
  const foreign = await notify(app, 'iyzico', await writeSandboxCallback(db, bankToken, 1, false, new Date()))

  expect([right.status, repeated.status, forged.status, foreign.status]).toEqual([204, 204, 401, 404])
})

function notify(
  app: Awaited<ReturnType<typeof testApp>>,
  provider: string,
  post: Awaited<ReturnType<typeof writeSandboxCallback>>,
): Promise<Response> {
  if (!post) throw new Error('expected a charge')
  return app.respond(
    new Request(`http://kafile.test/api/v1/payments/webhook/${provider}`, {
      method: 'POST',
      headers: post.headers,
      body: new Uint8Array(post.body),
    }),
  )
}
