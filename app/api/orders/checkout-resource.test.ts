import { expect, test } from 'vitest'
import { setActive } from '#modules/accounts/testing/builders.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { listTravellersOfDepartures } from '#modules/booking/index.server.ts'
import { aDeparture, seatsOf } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { signedIn } from '#tests/setup/signed-in.ts'
import { getPage, postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { withoutTable } from '#tests/setup/without-table.ts'

const english = { 'accept-language': 'en' }
const contact = {
  firstName: 'Ayşe',
  lastName: 'Yılmaz',
  email: 'ayse@example.com',
  phone: '0532 123 45 67',
  address: '',
  city: 'İstanbul',
  country: 'TR',
}
const passenger = {
  name: 'Ayşe',
  surname: 'Yılmaz',
  gender: 'female',
  birthDate: '1961-03-14',
  tckn: '10000000146',
  passportNo: 'U12345678',
  passportExpiry: '2032-01-01',
}
const consents = { terms: true, privacy: true, personalData: true, marketing: false }
/** Far enough ahead for any day on which the tests run. */
const departsOn = '2031-02-12'

async function aTour(db: Db, wish: Parameters<typeof aDeparture>[1] = {}) {
  return aDeparture(db, { departsOn, salesCloseOn: '2031-02-01', ...wish })
}

function anOrder(id: string, change: object = {}) {
  return {
    mode: 'guest',
    items: [{ id, quantity: 1, options: { roomType: 'double' } }],
    contact,
    passengers: [passenger],
    consents,
    note: '',
    ...change,
  }
}

function withKey(key: string = crypto.randomUUID()) {
  return { ...english, 'idempotency-key': key }
}

async function setUp() {
  const db = await testDb()
  return { db, app: await testApp({ db }), tour: await aTour(db) }
}

test('quotes a cart as the contract says it', async () => {
  const { app, tour } = await setUp()

  const answer = await postJson(
    app,
    '/api/v1/cart/quote',
    { currency: 'USD', items: [{ id: tour.id, quantity: 2, options: { roomType: 'double' } }] },
    english,
  )

  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    currency: 'USD',
    items: [
      {
        id: tour.id,
        quantity: 2,
        unitPrice: { amount: '2690.00' },
        lineTotal: { amount: '5380.00', currency: 'USD' },
        available: true,
      },
    ],
    subtotal: { amount: '5380.00' },
    discount: { amount: '0.00' },
    taxRate: 18,
    taxIncluded: true,
    tax: { amount: '820.68' },
    shipping: { amount: '0.00' },
    total: { amount: '5380.00' },
    otherCurrencies: [],
    quoteId: expect.stringMatching(/^q_/),
  })
})

test.each([
  [{ items: [] }, 'cart_empty', undefined],
  [{ items: [{ id: '12-02-2031-21-02-2031-NOWHERE', quantity: 1 }] }, 'item_unknown', '/items/0'],
  [{ items: 'none' }, 'malformed', undefined],
  [{ items: [], price: 1 }, 'unknown_field', '/price'],
])('refuses to quote %j with %s', async (body, code, pointer) => {
  const { app } = await setUp()

  const answer = await (await postJson(app, '/api/v1/cart/quote', body, english)).json()

  expect([answer.code, answer.errors?.[0]?.pointer]).toEqual([code, pointer])
})

test('says of a full tour how long it lasts, of a closed one that it is closed, of a wrong number where it stands', async () => {
  const { db, app, tour } = await setUp()
  const full = await aTour(db, { capacity: 2, seatsSold: 2 })
  const closed = await aTour(db, { status: 'closed' })
  const quote = async (id: string, quantity = 1) =>
    (
      await postJson(app, '/api/v1/cart/quote', { items: [{ id, quantity, options: { roomType: 'double' } }] }, english)
    ).json()

  expect(await quote(full.id)).toMatchObject({ status: 409, code: 'tour_full', detail: 'the 10-day tour is full' })
  expect(await quote(closed.id)).toMatchObject({
    status: 409,
    code: 'tour_closed',
    detail: 'This tour is closed for sale',
  })
  expect(await quote(tour.id, 1.5)).toMatchObject({ code: 'quantity', errors: [{ pointer: '/items/0/quantity' }] })
})

test('places an order and shows it to whoever has its secret', async () => {
  const { app, tour } = await setUp()

  const answer = await postJson(app, '/api/v1/checkout', anOrder(tour.id), withKey())
  const order = await answer.json()
  const location = answer.headers.get('location') ?? ''

  expect(answer.status).toBe(201)
  expect(order).toMatchObject({
    orderNo: expect.stringMatching(/^\d{4}-000001$/),
    total: { amount: '2690.00' },
    redirectTo: `/payment/${order.paymentId}`,
  })
  expect(await (await getPage(app, location)).json()).toMatchObject({
    id: order.orderId,
    status: 'awaiting_payment',
    items: [{ id: tour.id }],
  })
  expect((await getPage(app, location.split('?')[0] ?? '')).status).toBe(404)
})

test('answers a repeated call with the first order', async () => {
  const { db, app, tour } = await setUp()
  const headers = withKey('the-same-key-again')

  const first = await postJson(app, '/api/v1/checkout', anOrder(tour.id), headers)
  const again = await postJson(app, '/api/v1/checkout', anOrder(tour.id), headers)
  const other = await postJson(app, '/api/v1/checkout', anOrder(tour.id, { note: 'x' }), headers)

  expect(await again.json()).toEqual(await first.json())
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  expect([other.status, (await other.json()).code]).toEqual([422, 'idempotency_key_reused'])
  expect((await seatsOf(db, tour.departureId)).held).toBe(1)
})

test.each([
  [
    { contact: { ...contact, firstName: '' } },
    'form.required',
    '/contact/firstName',
    'Please fill in all required fields',
  ],
  [
    { consents: { privacy: true, personalData: true } },
    'agreements',
    '/consents/terms',
    'Please accept the required agreements',
  ],
  [{ contact: { ...contact, email: 'a@b' } }, 'email', '/contact/email', 'Please enter a valid email address'],
  [{ contact: { ...contact, phone: '123' } }, 'phone', '/contact/phone', 'Please enter a valid phone number'],
  [
    { mode: 'create', account: { password: 'abcde', confirmPassword: 'abcde' } },
    'password_min6',
    '/account/password',
    'Password must be at least 6 characters',
  ],
  [
    { mode: 'create', account: { password: 'abcdef', confirmPassword: 'abcdeg' } },
    'password_mismatch',
    '/account/confirmPassword',
    'Passwords do not match',
  ],
  [
    { passengers: [{ ...passenger, passportExpiry: '2031-08-20' }] },
    'passport_expiry',
    '/passengers/0/passportExpiry',
    'Passport must be valid for at least 6 months after the return date (21 August 2031)',
  ],
  [
    { passengers: [{ ...passenger, tckn: '10000000145' }] },
    'tckn',
    '/passengers/0/tckn',
    'Invalid Turkish identity number',
  ],
])('refuses an order with %j as %s', async (change, code, pointer, message) => {
  const { app, tour } = await setUp()

  const answer = await postJson(app, '/api/v1/checkout', anOrder(tour.id, change), withKey())

  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ code, detail: message, errors: [{ pointer, code, message }] })
})

test('refuses a stale quote with the new one, and an order without a key', async () => {
  const { app, tour } = await setUp()

  const stale = await postJson(app, '/api/v1/checkout', anOrder(tour.id, { quoteId: 'q_old' }), withKey())
  const keyless = await postJson(app, '/api/v1/checkout', anOrder(tour.id), english)

  expect(stale.status).toBe(409)
  expect(await stale.json()).toMatchObject({
    code: 'price_changed',
    quote: { total: { amount: '2690.00' }, quoteId: expect.stringMatching(/^q_.{22}$/) },
  })
  expect([keyless.status, (await keyless.json()).code]).toEqual([400, 'idempotency_key_required'])
})

test('opens an account, signs it in, and knows the address the next time', async () => {
  const { app, tour } = await setUp()
  const body = anOrder(tour.id, { mode: 'create', account: { password: 'abcdef', confirmPassword: 'abcdef' } })

  const first = await postJson(app, '/api/v1/checkout', body, withKey())
  const second = await postJson(app, '/api/v1/checkout', body, withKey())

  expect(await first.json()).toMatchObject({
    total: { amount: '2640.00' },
    token: expect.any(String),
    user: { email: 'ayse@example.com' },
  })
  expect(first.headers.getSetCookie().some((cookie) => cookie.startsWith('token='))).toBe(true)
  expect([second.status, (await second.json()).code]).toEqual([409, 'email_taken'])
})

test.each(['en', 'tr', 'ar'])('tells callers in %s nothing of a query that fails', async (locale) => {
  const { db, app, tour } = await setUp()

  const answer = await withoutTable(db, 'orders', () =>
    postJson(app, `/api/v1/checkout?locale=${locale}`, anOrder(tour.id), withKey()),
  )
  const text = await answer.text()

  expect([answer.status, JSON.parse(text)]).toMatchObject([500, { code: 'internal', traceId: expect.any(String) }])
  expect(answer.headers.get('content-language')).toBe(locale)
  expect(text).not.toMatch(/relation|does not exist|orders_elsewhere|insert into|42P01|node_modules/i)
})

test('answers a full tour in an order with 409', async () => {
  const { db, app } = await setUp()
  const full = await aTour(db, { capacity: 1, seatsSold: 1 })

  const answer = await postJson(app, '/api/v1/checkout', anOrder(full.id), withKey())

  expect([answer.status, (await answer.json()).code]).toEqual([409, 'tour_full'])
})

test('who orders as a member without saying who they are is asked to sign in, whoever is blocked is told so', async () => {
  const { db, app, tour } = await setUp()
  const member = await signedIn(db)
  const asMember = anOrder(tour.id, { mode: 'member' })
  const by = (bearer: object) => postJson(app, '/api/v1/checkout', asMember, { ...withKey(), ...bearer })

  const guest = await by({})
  await setActive(db, member.userId, false)
  const blocked = await by({ authorization: `Bearer ${member.token}` })

  expect([guest.status, guest.headers.get('www-authenticate'), (await guest.json()).code]).toEqual([
    401,
    'Bearer',
    'unauthenticated',
  ])
  expect([blocked.status, (await blocked.json()).code]).toEqual([403, 'account_blocked'])
})

test('refuses a fifth order that waits unpaid, in words and with a code', async () => {
  const { app, tour } = await setUp()
  const place = () => postJson(app, '/api/v1/checkout', anOrder(tour.id), withKey())
  for (let nth = 0; nth < 4; nth += 1) expect((await place()).status).toBe(201)

  const answer = await place()

  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({
    code: 'too_many_open',
    detail: expect.stringContaining('Pay those first, or call us'),
  })
})

test('knows the number of a passport by its name and by the one of before', async () => {
  const { db, app, tour } = await setUp()
  const { passportNo, ...others } = passenger
  const place = (one: object) => postJson(app, '/api/v1/checkout', anOrder(tour.id, { passengers: [one] }), withKey())

  const now = await place(passenger)
  const before = await place({ ...others, passportNumber: passportNo })

  expect([now.status, before.status]).toEqual([201, 201])
  const travellers = await listTravellersOfDepartures(db, aStaffMember(), [tour.departureId], new Date())
  expect(travellers.map((each) => each.passportNo)).toEqual(['U12345678', 'U12345678'])
  const wrong = await place({ ...passenger, passportNo: 'U1' })
  expect(await wrong.json()).toMatchObject({ errors: [{ pointer: '/passengers/0/passportNo' }] })
})

test('papers stay needed in calls, and a passport that ends too early is refused', async () => {
  const { app, tour } = await setUp()
  const place = (one: object) => postJson(app, '/api/v1/checkout', anOrder(tour.id, { passengers: [one] }), withKey())
  const { name, surname, birthDate } = passenger

  const bare = await place({ name, surname, birthDate })
  const short = await place({ ...passenger, passportExpiry: '2031-03-01', renewsPassport: true })

  expect([bare.status, short.status]).toEqual([422, 422])
  const { errors } = (await bare.json()) as { errors: { pointer: string }[] }
  expect(errors.map(({ pointer }) => pointer)).toEqual(
    ['gender', 'tckn', 'passportNo', 'passportExpiry'].map((field) => `/passengers/0/${field}`),
  )
  expect(await short.json()).toMatchObject({ errors: [{ pointer: '/passengers/0/passportExpiry' }] })
})

test('refuses the same person twice, at the second one', async () => {
  const { app, tour } = await setUp()
  const items = [{ id: tour.id, quantity: 2, options: { roomType: 'double' } }]
  const again = { ...passenger, tckn: '', nationality: 'DE', passportNo: 'C01X00T47' }

  const answer = await postJson(
    app,
    '/api/v1/checkout',
    anOrder(tour.id, { items, passengers: [passenger, again] }),
    withKey(),
  )

  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    code: 'same_person',
    errors: [{ pointer: '/passengers/1/name', code: 'same_person' }],
  })
})
