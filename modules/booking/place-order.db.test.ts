import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signIn } from '#modules/accounts/index.server.ts'
import { aUser } from '#modules/accounts/testing/builders.ts'
import { aDeparture, seatsOf } from '#modules/catalog/testing/builders.ts'
import { aRate } from '#modules/ledger/testing/builders.ts'
import { findPaymentPage } from '#modules/payments/index.server.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { countQueries } from '#tests/setup/count-queries.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { findOrder } from './data/read-orders.server.ts'
import { own } from './data/tables.server.ts'
import { findOrderByAccess } from './find-own-orders.server.ts'
import { placeOrder } from './place-order.server.ts'
import { quoteCart } from './quote-cart.server.ts'
import { taxRateSetting } from './settings.server.ts'
import {
  aCheckoutDraft,
  anOrder,
  anOrderRequest,
  aTravellerDraft,
  minutesLater,
  noon,
  somebodyElse,
} from './testing/builders.ts'

test('places an order: number, passengers, seats, payment', async () => {
  const db = await testDb()
  const { departureId, id } = await aDeparture(db)

  const placed = await placeOrder(db, anOrderRequest(id, 2), noon)

  expect(placed).toMatchObject({
    ok: true,
    value: { orderNo: '2026-000001', total: { minor: 538_000, currency: 'USD' }, isReplay: false },
  })
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 2, sold: 0 })
  const order = placed.ok ? await findOrder(db, { id: placed.value.orderId }) : undefined
  expect(order?.tours[0]).toMatchObject({
    tourId: id,
    seats: 2,
    passengers: [{ firstName: 'Mehmet', fare: 'double' }, { tckn: somebodyElse(1).tckn }],
  })
  const payment = placed.ok ? await findPaymentPage({ db, providers: [] }, placed.value.paymentToken, noon) : undefined
  expect(payment).toMatchObject({ reference: '2026-000001', amount: { minor: 538_000 }, allowsInstallments: false })
})

test('asks the database six times for an order, begin and end aside', async () => {
  const { db, counted } = countQueries(await testDb())
  const { id } = await aDeparture(db)
  // The first one makes the queue of its mails known.
  await placeOrder(db, anOrderRequest(id, 2), noon)
  counted.queries = 0

  const placed = await placeOrder(db, { ...anOrderRequest(id, 2), idempotencyKey: randomUUID() }, noon)

  expect(placed).toMatchObject({ ok: true, value: { isReplay: false } })
  expect(counted.queries).toBe(6)
})

test('holds seats for thirty minutes', async () => {
  const db = await testDb()
  const { orderId } = await anOrder(db)

  const hold = await own(db)
    .selectFrom('seat_holds')
    .select(['expires_at', 'seats', 'state'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()

  expect(hold).toEqual({ expires_at: minutesLater(30), seats: 2, state: 'held' })
})

test('keeps which texts were accepted, when, and from where only as a hash', async () => {
  const db = await testDb()
  const { orderId } = await anOrder(db)

  const row = await own(db)
    .selectFrom('orders')
    .select(['documents', 'consents', 'address_hash', 'user_agent'])
    .where('id', '=', orderId)
    .executeTakeFirst()

  expect(row?.documents.map(({ id }) => id)).toEqual([
    'pre-information-form',
    'package-tour-contract',
    'refund-agreement',
    'privacy-notice',
    'explicit-consent',
  ])
  expect(row?.documents[0]).toMatchObject({
    version: '0.3',
    locale: 'tr',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(row?.consents).toMatchObject({ given: { terms: true, marketing: false }, at: noon.toISOString() })
  expect(row?.address_hash).not.toContain('192.0.2.1')
})

test('counts no seat for a baby', async () => {
  const db = await testDb()
  const { departureId, id } = await aDeparture(db)
  const travellers = [
    aTravellerDraft({ tourId: id }),
    aTravellerDraft({ ...somebodyElse(1), tourId: id, fare: 'baby', bornOn: '2026-01-01' }),
  ]
  const lines = [
    { tourId: id, fare: 'double', quantity: 1 },
    { tourId: id, fare: 'baby', quantity: 1 },
  ]

  const placed = await placeOrder(db, anOrderRequest(id, 1, { lines, draft: aCheckoutDraft({ travellers }) }), noon)

  expect(placed.ok).toBe(true)
  expect((await seatsOf(db, departureId)).held).toBe(1)
})

test('sends a request twice and gets one order', async () => {
  const db = await testDb()
  const { departureId, id } = await aDeparture(db)
  const request = anOrderRequest(id)

  const [first, second] = [await placeOrder(db, request, noon), await placeOrder(db, request, minutesLater(1))]

  expect(second).toEqual({ ok: true, value: { ...(first.ok && first.value), isReplay: true } })
  expect((await seatsOf(db, departureId)).held).toBe(2)
})

test.each(testEngines)('gets one order when a request comes twice at once (%s)', async (engine) => {
  const { db } = await testDatabase(engine)
  const { departureId, id } = await aDeparture(db)
  const request = anOrderRequest(id)

  const both = await Promise.all([placeOrder(db, request, noon), placeOrder(db, request, noon)])

  expect(new Set(both.map((placed) => placed.ok && placed.value.orderId)).size).toBe(1)
  expect((await seatsOf(db, departureId)).held).toBe(2)
})

test('refuses another request with a used key', async () => {
  const db = await testDb()
  const { id } = await aDeparture(db)
  const request = anOrderRequest(id)
  await placeOrder(db, request, noon)

  const other = await placeOrder(db, { ...request, draft: { ...request.draft, note: 'Başka bir not' } }, noon)

  expect(other).toEqual({ ok: false, error: { code: 'idempotency-key-reused' } })
})

test('refuses a price that is no longer the one shown, and says the new one', async () => {
  const db = await testDb()
  const { departureId, id } = await aDeparture(db)
  const request = anOrderRequest(id)
  const shown = await quoteCart(db, { lines: request.lines, isMember: false }, noon)
  const quoteId = shown.ok ? shown.value.quoteId : ''
  await writeSetting(db, taxRateSetting, 20)

  const refused = await placeOrder(db, { ...request, quoteId }, noon)
  const newId = !refused.ok && refused.error.code === 'price-changed' ? refused.error.quote.quoteId : ''
  const confirmed = await placeOrder(db, { ...request, quoteId: newId }, noon)

  expect(refused).toMatchObject({ error: { code: 'price-changed' } })
  expect(confirmed.ok).toBe(true)
  expect((await seatsOf(db, departureId)).held).toBe(2)
})

test('refuses a form with problems and names them all', async () => {
  const db = await testDb()
  const { id } = await aDeparture(db)
  const draft = aCheckoutDraft({
    travellers: [aTravellerDraft({ tourId: id, tckn: '10000000145', passportExpiresOn: '2027-08-20' })],
    consents: {},
  })

  const refused = await placeOrder(db, anOrderRequest(id, 1, { draft }), noon)

  expect(refused).toMatchObject({
    error: {
      code: 'invalid-fields',
      problems: [
        { pointer: '/travellers/0/tckn', code: 'tckn' },
        {
          pointer: '/travellers/0/passportExpiresOn',
          code: 'passport-expiry',
          passport: { months: 6, until: '2027-08-21' },
        },
        { pointer: '/consents/preInformation' },
        { pointer: '/consents/terms' },
        { pointer: '/consents/privacy' },
        { pointer: '/consents/personalData' },
      ],
    },
  })
})

test('refuses an empty cart, closed tours and a number of travellers that does not fit', async () => {
  const db = await testDb()
  const { id } = await aDeparture(db)
  const closed = await aDeparture(db, { status: 'closed' })

  expect(await placeOrder(db, anOrderRequest(id, 1, { lines: [] }), noon)).toEqual({
    ok: false,
    error: { code: 'cart-empty' },
  })
  expect(await placeOrder(db, anOrderRequest(closed.id, 1), noon)).toMatchObject({
    error: { code: 'refused-lines', lines: [{ code: 'tour-closed', line: 0 }] },
  })
  expect(
    await placeOrder(db, anOrderRequest(id, 2, { lines: [{ tourId: id, fare: 'double', quantity: 3 }] }), noon),
  ).toEqual({
    ok: false,
    error: { code: 'travellers-differ' },
  })
})

test('opens the account that is asked for, with the discount of members', async () => {
  const db = await testDb()
  const { id } = await aDeparture(db)
  const email = `${randomUUID()}@example.com`
  const draft = {
    ...anOrderRequest(id, 1).draft,
    mode: 'create',
    account: { password: 'abcdef', confirmPassword: 'abcdef' },
  }
  const request = anOrderRequest(id, 1, { draft: { ...draft, contact: { ...draft.contact, email } } })

  const placed = await placeOrder(db, request, noon)
  const entered = await signIn(
    db,
    { identifier: email, password: 'abcdef', address: '192.0.2.1', userAgent: 'test' },
    noon,
  )

  expect(placed).toMatchObject({
    ok: true,
    value: { total: { minor: 264_000 }, userId: entered.ok && entered.value.user.id },
  })
})

test('refuses a taken address and keeps no seat and no order for it', async () => {
  const db = await testDb()
  const { departureId, id } = await aDeparture(db)
  const { email } = await aUser(db)
  const { draft } = anOrderRequest(id, 1)
  const request = anOrderRequest(id, 1, {
    draft: {
      ...draft,
      mode: 'create',
      account: { password: 'abcdef', confirmPassword: 'abcdef' },
      contact: { ...draft.contact, email },
    },
  })

  expect(await placeOrder(db, request, noon)).toEqual({ ok: false, error: { code: 'email-taken' } })
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 0 })
})

test('gives a signed-in member the order and the discount, and takes no stranger for one', async () => {
  const db = await testDb()
  const { id } = await aDeparture(db)
  const { userId } = await aUser(db)
  const draft = { ...anOrderRequest(id, 1).draft, mode: 'member' }

  expect(await placeOrder(db, anOrderRequest(id, 1, { draft, userId }), noon)).toMatchObject({
    value: { userId, total: { minor: 264_000 } },
  })
  expect(await placeOrder(db, anOrderRequest(id, 1, { draft }), noon)).toMatchObject({
    error: { code: 'invalid-fields', problems: [{ pointer: '/mode', code: 'choice' }] },
  })
})

test('takes all tours of a cart or none', async () => {
  const db = await testDb()
  const roomy = await aDeparture(db)
  const tight = await aDeparture(db, { capacity: 1 })
  const lines = [roomy, tight].map(({ id }) => ({ tourId: id, fare: 'double', quantity: 1 }))
  const travellers = lines.map(({ tourId }) => aTravellerDraft({ tourId }))
  const request = () => anOrderRequest(roomy.id, 1, { lines, draft: aCheckoutDraft({ travellers }) })

  const first = await placeOrder(db, request(), noon)
  const second = await placeOrder(db, request(), noon)

  expect(first.ok).toBe(true)
  expect(second).toMatchObject({ error: { code: 'refused-lines', lines: [{ code: 'tour-full', line: 1 }] } })
  expect(await seatsOf(db, roomy.departureId)).toMatchObject({ held: 1 })
})

test('shows an order only to whoever has its secret', async () => {
  const db = await testDb()
  const { publicId, accessToken, orderNo } = await anOrder(db)
  const other = await anOrder(db)

  expect(await findOrderByAccess(db, publicId, accessToken)).toMatchObject({ orderNo })
  expect(await findOrderByAccess(db, publicId, other.accessToken)).toBeUndefined()
  expect(await findOrderByAccess(db, publicId, '')).toBeUndefined()
})

test('keeps the rate of the day to the lira, whatever the rate becomes', async () => {
  const db = await testDb()
  const pair = { base: 'USD', quote: 'TRY', source: 'TCMB' } as const
  const morning = minutesLater(-60)
  await aRate(db, { ...pair, rate: { value: 412_345, scale: 4 }, validFrom: morning })
  const { orderId } = await anOrder(db)
  await aRate(db, { ...pair, rate: { value: 50, scale: 0 }, validFrom: morning })

  const kept = await own(db)
    .selectFrom('orders')
    .select(['rate_value', 'rate_scale', 'rate_source', 'rate_at'])
    .where('id', '=', orderId)
    .executeTakeFirst()

  expect(kept).toEqual({ rate_value: 412_345, rate_scale: 4, rate_source: 'TCMB', rate_at: morning })
})

test('has no rate where nobody entered one', async () => {
  const db = await testDb()
  const { orderId } = await anOrder(db)

  const kept = await own(db).selectFrom('orders').select('rate_value').where('id', '=', orderId).executeTakeFirst()

  expect(kept).toEqual({ rate_value: null })
})
