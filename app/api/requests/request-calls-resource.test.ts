import { expect, test } from 'vitest'
import { aDeparture, type DepartureWish } from '#modules/catalog/testing/builders.ts'
import { importReviews } from '#modules/content/index.server.ts'
import { aTravellerReview } from '#modules/content/testing/a-traveller-review.ts'
import { own as ownContent } from '#modules/content/data/tables.server.ts'
import { own } from '#modules/engagement/data/tables.server.ts'
import { openField } from '#platform/field-cipher/field-cipher.server.ts'
import { getPage, postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const english = { 'accept-language': 'en' }
const question = { name: 'Ayşe Yılmaz', phone: '0532 123 45 67', message: 'Otel Harem’e ne kadar uzak?' }
const passenger = {
  name: 'Ayşe',
  surname: 'Yılmaz',
  gender: 'female',
  birthDate: '1980-02-01',
  tckn: '10000000146',
  passportNo: '',
  passportExpiry: '',
}
const request = {
  contact: { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '0532 123 45 67' },
  roomType: 'double',
  babies: 0,
  children: 1,
  note: '',
  passengers: [passenger],
  consent: true,
}
const review = { name: 'Ayşe Y.', email: 'ayse@example.com', rating: 5, text: 'Rehberimiz çok sabırlıydı.' }

async function setUp(wish: DepartureWish = {}) {
  const db = await testDb()
  const { id } = await aDeparture(db, { departsOn: '2031-02-12', ...wish })
  const app = await testApp({ db })
  const post = (call: string, body: object, headers = english) => postJson(app, `/api/v1/${call}`, body, headers)
  return { db, app, id, post }
}

test('takes a question about a tour', async () => {
  const { db, id, post } = await setUp()

  const answer = await post('information-requests', { ...question, tourId: id, locale: 'tr' })
  const row = await own(db).selectFrom('information_requests').selectAll().executeTakeFirstOrThrow()

  expect(answer.status).toBe(202)
  expect(await answer.json()).toEqual({ id: row.public_id, message: 'Sorunuz bize ulaştı' })
  expect(row).toMatchObject({ topic: 'tour', topic_key: id, language: 'tr', email: null, consent_version: null })
})

test('takes a question about no tour, and keeps which words were ticked', async () => {
  const { db, post } = await setUp()

  const answer = await post('information-requests', { ...question, consent: true })

  expect(answer.status).toBe(202)
  expect(await own(db).selectFrom('information_requests').selectAll().executeTakeFirst()).toMatchObject({
    topic: 'general',
    consent_version: '2026-11',
  })
})

test.each([
  [{ phone: '123' }, 422, 'phone', '/phone', 'Please enter a valid phone number'],
  [{ email: 'a@b' }, 422, 'email', '/email', 'Please enter a valid email address'],
  [{ name: '' }, 422, 'validation', '/name', 'Please fill in all required fields'],
  [{ message: 'a'.repeat(2001) }, 422, 'validation', '/message', 'Write at most 2000 characters'],
  [{ consent: false }, 422, 'agreements', '/consent', 'Please accept the required agreements'],
  [{ phone: '123', message: '' }, 422, 'validation', '/phone', 'Please enter a valid phone number'],
  [{ tourId: '01-01-2031-08-01-2031-NOWHERE' }, 404, 'tour_not_found', undefined, undefined],
  [{ price: 1 }, 422, 'unknown_field', '/price', 'This field is not known.'],
])('refuses a question, case %#', async (change, status, code, pointer, message) => {
  const { post } = await setUp()

  const answer = await post('information-requests', { ...question, ...change })
  const problem = await answer.json()

  expect([answer.status, problem.code]).toEqual([status, code])
  expect(problem.errors?.[0]?.pointer).toBe(pointer)
  expect(problem.errors?.[0]?.message).toBe(message)
})

test('takes a request for places and keeps its papers apart', async () => {
  const { db, id, post } = await setUp()

  const answer = await post('reservation-requests', { ...request, tourId: id })
  const row = await own(db).selectFrom('reservation_requests').selectAll().executeTakeFirstOrThrow()

  expect(answer.status).toBe(202)
  expect(await answer.json()).toEqual({ id: row.public_id, message: 'We have your reservation request' })
  expect(row).toMatchObject({ tour_id: id, children: 1, consent_version: '2026-11', state: 'new' })
  const kept = await own(db)
    .selectFrom('requested_papers')
    .select(['id', 'tckn', 'tckn_sealed'])
    .executeTakeFirstOrThrow()
  const column = { table: 'requested_papers', column: 'tckn_sealed', rowColumn: 'id' }
  expect(kept.tckn).toBeNull()
  expect(openField(db, column, kept.id, kept.tckn_sealed ?? '')).toBe('10000000146')
})

const expired = { ...passenger, passportNo: 'U12345678', passportExpiry: '2031-08-20' }

test.each([
  [
    { passengers: [{ ...passenger, tckn: '10000000145' }] },
    'tckn',
    '/passengers/0/tckn',
    'Invalid Turkish identity number',
  ],
  [
    { passengers: [expired] },
    'passport_expiry',
    '/passengers/0/passportExpiry',
    'Passport must be valid for at least 6 months after the return date (21 August 2031)',
  ],
  [
    { passengers: Array.from({ length: 16 }, () => passenger) },
    'group_size',
    '/passengers',
    'Group size must be between 2 and 15',
  ],
  [
    { passengers: [{ ...passenger, surname: '' }] },
    'validation',
    '/passengers/0/surname',
    'Please fill in all required fields',
  ],
  [
    { passengers: [{ ...passenger, birthDate: '1980-02-30' }] },
    'validation',
    '/passengers/0/birthDate',
    'Enter a valid date of birth',
  ],
  [{ passengers: [] }, 'validation', '/passengers', 'Please fill in all required fields'],
  [{ babies: 10 }, 'validation', '/babies', 'Enter a whole number from 0 to 9'],
  [{ children: 1.5 }, 'validation', '/children', 'Enter a whole number from 0 to 9'],
  [{ roomType: 'palace' }, 'validation', '/roomType', 'Choose one from the list'],
  [{ consent: false }, 'agreements', '/consent', 'Please accept the required agreements'],
])('refuses a request for places, case %#', async (change, code, pointer, message) => {
  const { db, id, post } = await setUp()

  const answer = await post('reservation-requests', { ...request, tourId: id, ...change })

  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ code, errors: [{ pointer, message }] })
  expect(await own(db).selectFrom('reservation_requests').select('id').execute()).toEqual([])
})

test.each([
  ['full', { capacity: 4, seatsSold: 4 }, 'tour_full', 'the 10-day tour is full'],
  ['nearly full', { capacity: 1 }, 'tour_full', 'Only 1 place is left.'],
  ['closed', { status: 'closed' } as const, 'tour_closed', 'This tour is closed for sale'],
])('answers a request for a departure that is %s with 409', async (_, wish, code, detail) => {
  const { id, post } = await setUp(wish)

  const answer = await post('reservation-requests', { ...request, tourId: id })

  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ code, detail })
})

test('answers a request for a departure that nobody has opened with 404', async () => {
  const { post } = await setUp()

  const answer = await post('reservation-requests', { ...request, tourId: '01-01-2031-08-01-2031-NOWHERE' })

  expect([answer.status, (await answer.json()).code]).toEqual([404, 'tour_not_found'])
})

test('a review by a call waits for approval', async () => {
  const { db, app, id, post } = await setUp()

  const answer = await post('reviews', { ...review, tourId: id })
  const row = await ownContent(db).selectFrom('reviews').selectAll().executeTakeFirstOrThrow()

  expect(answer.status).toBe(202)
  expect(await answer.json()).toEqual({
    id: row.public_id,
    message: 'Thank you. Your review will be shown after approval.',
  })
  expect(row).toMatchObject({ status: 'pending', language: 'en', tour_code: id.slice(22) })
  expect(await (await getPage(app, '/api/v1/reviews')).json()).toEqual({
    data: [],
    meta: { nextCursor: null, total: 0, average: null, travellers: null },
  })
})

test.each([
  [{ rating: 0 }, 422, 'rating', 'Give a rating from 1 to 5'],
  [{ rating: 6 }, 422, 'rating', 'Give a rating from 1 to 5'],
  [{ rating: 4.5 }, 422, 'rating', 'Give a rating from 1 to 5'],
  [{ email: 'a@b' }, 422, 'email', 'Please enter a valid email address'],
  [{ text: 'Good' }, 422, 'validation', 'Write at least 10 characters'],
  [{ tourId: 'nonsense' }, 404, 'tour_not_found', undefined],
  [{ tourId: '01-01-2031-08-01-2031-NOWHERE' }, 404, 'tour_not_found', undefined],
])('refuses a review with %j', async (change, status, code, message) => {
  const { post } = await setUp()

  const answer = await post('reviews', { ...review, ...change })
  const problem = await answer.json()

  expect([answer.status, problem.code]).toEqual([status, code])
  expect(problem.errors?.[0]?.message).toBe(message)
})

async function aFeed() {
  const { db, app, id } = await setUp()
  const approved = {
    id: 'r1',
    demo: false,
    language: 'tr',
    rating: 5,
    scores: { guide: 5, hotel: 4, organisation: 5, value: 4 },
    date: '2026-11-02',
    city: 'Bursa',
    tourKind: 'umrah',
    name: 'Hatice K.',
    text: 'Sandalye otelin kapısında hazırdı.',
    reply: null,
    status: 'approved',
    verified: true,
  }
  await importReviews(db, {
    reviews: [
      approved,
      { ...approved, id: 'r2', rating: 4, date: '2026-11-03', language: 'ar', tour: id.slice(22) },
      { ...approved, id: 'r3', rating: 4, date: '2026-11-04' },
      { ...approved, id: 'r4', status: 'rejected' },
    ],
  })
  return { id, get: async (query: string) => getPage(app, `/api/v1/reviews${query}`, english) }
}

test('hands out approved reviews page by page, with their number and average', async () => {
  const { get } = await aFeed()

  const first = await get('?limit=2')
  const body = await first.json()
  const second = await (await get(`?limit=2&cursor=${body.meta.nextCursor}`)).json()

  expect(body.data.map((each: { id: string }) => each.id)).toEqual(['r3', 'r2'])
  expect(body.meta).toEqual({ total: 3, average: 4.3, travellers: null, nextCursor: expect.any(String) })
  expect(first.headers.get('link')).toBe(
    `<http://kafile.test/api/v1/reviews?limit=2&cursor=${body.meta.nextCursor}>; rel="next"`,
  )
  expect(second).toEqual({
    data: [
      {
        id: 'r1',
        language: 'tr',
        rating: 5,
        name: 'Hatice K.',
        city: 'Bursa',
        date: '2026-11-02',
        text: 'Sandalye otelin kapısında hazırdı.',
        reply: null,
        verified: false,
        travelledIn: null,
        answers: null,
      },
    ],
    meta: { nextCursor: null, total: 3, average: 4.3, travellers: null },
  })
})

test('tells of those who travelled with us the month, the answers and what they gave together', async () => {
  const { db, app } = await setUp()
  for (const bus of ['yes', 'yes', 'no'] as const) await aTravellerReview(db, { rating: 4, answers: { bus } })

  const body = await (await getPage(app, '/api/v1/reviews')).json()

  expect(body.meta.travellers).toEqual({
    count: 3,
    average: 4,
    marks: [0, 0, 0, 3, 0],
    kept: [{ fact: 'bus', percent: 67, count: 3 }],
  })
  expect(body.data[0]).toMatchObject({ verified: true, travelledIn: '2026-10', answers: { bus: expect.any(String) } })
})

test('filters reviews by rating and by the tour of a departure', async () => {
  const { get, id } = await aFeed()

  expect((await (await get('?rating=4')).json()).meta).toMatchObject({ total: 2, average: 4 })
  expect((await (await get(`?tourId=${id}`)).json()).data).toMatchObject([{ id: 'r2' }])
})

test('answers who has the reviews already with 304', async () => {
  const { get } = await aFeed()
  const tag = (await get('')).headers.get('etag') ?? ''
  const { app } = await setUp()

  expect(tag).toMatch(/^"/)
  expect((await getPage(app, '/api/v1/reviews', { ...english, 'if-none-match': '*' })).status).toBe(304)
})

test.each([
  ['?cursor=nonsense', 'cursor_invalid'],
  ['?cursor=MjAyNi0xMS0wMiBvZi1hbm90aGVyLWZlZWQ', 'cursor_invalid'],
  ['?rating=6', 'filter_invalid'],
  ['?limit=0', 'filter_invalid'],
  ['?limit=101', 'filter_invalid'],
  ['?tourId=nonsense', 'filter_invalid'],
])('refuses %s with 400', async (query, code) => {
  const { get } = await aFeed()

  const answer = await get(query)

  expect([answer.status, (await answer.json()).code]).toEqual([400, code])
})

test('an empty request for places is told every field it needs', async () => {
  const { post } = await setUp()

  const answer = await post('reservation-requests', {})
  const { code, errors } = await answer.json()

  expect([answer.status, code]).toEqual([422, 'validation'])
  expect(errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '/tourId',
    '/contact/name',
    '/contact/email',
    '/contact/phone',
  ])
})
