import { expect, test } from 'vitest'
import { aDeparture, someAirports, type DepartureWish } from '#modules/catalog/testing/builders.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function aDesk(wish: DepartureWish = {}) {
  const db = await testDb()
  const app = await testApp({ db })
  const { id } = await aDeparture(db, { departsOn: '2030-02-12', ...wish })
  const { token } = await staffSignedIn(db, { staffRole: 'content' })
  const call = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const answer = await app.respond(
      new Request(`http://kafile.test/api/v1/admin${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    )
    const isJson = answer.headers.get('content-type')?.includes('json')
    const text = isJson ? '' : await answer.text()
    return {
      status: answer.status,
      tag: answer.headers.get('etag') ?? '',
      text,
      body: isJson ? ((await answer.json()) as Record<string, unknown>) : {},
    }
  }
  return { db, id, call, path: `/tours/${id}` }
}

test('a tour is read with its texts in three languages, its prices and its seats', async () => {
  const { call, path, id } = await aDesk({ seatsSold: 3 })

  const { status, tag, body } = await call('GET', path)

  expect([status, tag]).toEqual([200, '"1-1"'])
  expect(body).toMatchObject({
    id,
    departureDate: '2030-02-12',
    returnDate: '2030-02-21',
    availability: 'published',
    seats: { capacity: 20, held: 0, sold: 3 },
    translations: { en: { promise: 'A promise.' }, ar: {} },
    prices: expect.arrayContaining([{ room: 'double', amount: '2690.00', currency: 'USD' }]) as unknown,
  })
})

test('what was read can be written back as it is, and parts of it changed', async () => {
  const { call, path } = await aDesk()
  const { body, tag } = await call('GET', path)
  const { id: _id, title: _title, tour: _tour, availability: _state, seats: _seats, missing: _missing, ...whole } = body

  const same = await call('PUT', path, whole, { 'if-match': tag })
  const part = await call('PATCH', path, { translations: { ar: { name: 'عمرة رجب' } }, quota: 30 }, { 'if-match': tag })
  const stale = await call('PATCH', path, { quota: 31 }, { 'if-match': tag })
  const missing = await call('PATCH', path, { quota: 31 })

  expect([same.status, same.tag, part.status, part.tag]).toEqual([200, '"1-1"', 200, '"2-2"'])
  expect(part.body).toMatchObject({ quota: 30, translations: { ar: { name: 'عمرة رجب', promise: 'A promise.' } } })
  expect([stale.status, stale.body['code'], missing.status]).toEqual([412, 'edit_conflict', 428])
})

test.each([
  [{ groupSize: { min: 1, max: 15 } }, 422, 'group_size', '/groupSize'],
  [{ groupSize: { min: 2, max: 16 } }, 422, 'group_size', '/groupSize'],
  [{ returnDate: '2030-02-11' }, 422, 'date_order', '/returnDate'],
  [{ quota: 2 }, 422, 'quantity', '/quota'],
  [{ hotels: [{ hotel: 'nowhere', nights: 1, board: 'HB' }] }, 422, 'validation', '/hotels/0/hotel'],
  [
    { translations: { tr: { promise: '' }, en: { promise: '' }, ar: { promise: '' } } },
    422,
    'validation',
    '/translations/tr/promise',
  ],
  [{ prices: [{ room: 'child', amount: '10', currency: 'USD' }] }, 422, 'validation', '/prices'],
  [{ colour: 'red' }, 422, 'unknown_field', '/colour'],
])('%j is refused with %i %s at %s%s, and nothing is written', async (body, status, code, pointer) => {
  const { call, path } = await aDesk({ seatsSold: 3 })

  const refused = await call('PATCH', path, body, { 'if-match': '*' })

  const { errors } = refused.body as { errors: { pointer: string }[] }
  expect([refused.status, refused.body['code'], errors[0]?.pointer]).toEqual([status, code, pointer])
  expect((await call('GET', path)).tag).toBe('"1-1"')
})

test('a tour is created as a draft, copied, published and removed', async () => {
  const { call, path } = await aDesk()
  const { body: model } = await call('GET', path)
  const { translations, categories, hotels, prices } = model

  const created = await call('POST', '/tours', {
    translations,
    categories,
    hotels,
    prices,
    code: 'MOVENPICKUMRE',
    departureDate: '2030-03-12',
    returnDate: '2030-03-19',
    quota: 28,
  })
  const own = '/tours/12-03-2030-19-03-2030-MOVENPICKUMRE'
  const copied = await call('POST', `${own}/copies`, { departureDate: '2030-04-12', returnDate: '2030-04-19' })
  const again = await call('POST', `${own}/copies`, { departureDate: '2030-04-12' })
  const backwards = await call('POST', `${own}/copies`, { departureDate: '2030-04-13', returnDate: '2030-04-12' })
  const full = await call('PUT', `${own}/availability`, { availability: 'full' }, { 'if-match': created.tag })
  const published = await call('PUT', `${own}/availability`, { availability: 'published' }, { 'if-match': created.tag })
  const removed = await call('DELETE', own, undefined, { 'if-match': published.tag })

  expect([created.status, created.body['title'], created.body['availability']]).toEqual([
    201,
    '12-03-2030 19-03-2030 MOVENPICKUMRE',
    'draft',
  ])
  expect(copied.body).toMatchObject({
    id: '12-04-2030-19-04-2030-MOVENPICKUMRE',
    availability: 'draft',
    prices,
    quota: 28,
  })
  expect([again.body['code'], backwards.body['code'], full.body['code']]).toEqual([
    'link_taken',
    'date_order',
    'status_transition',
  ])
  expect([published.status, published.body['availability'], removed.status]).toEqual([200, 'published', 204])
})

test('a departure with travellers is not removed', async () => {
  const { call, path } = await aDesk({ seatsSold: 1 })

  const refused = await call('DELETE', path, undefined, { 'if-match': '*' })

  expect([refused.status, refused.body['code']]).toEqual([409, 'tour_has_orders'])
})

test('the list is filtered, and comes as a file', async () => {
  const { call, id } = await aDesk()

  const found = await call('GET', '/tours?status=published&from=2030-02-12&to=2030-02-12&q=tour')
  const none = await call('GET', '/tours?status=draft')
  const wrong = await call('GET', '/tours?status=burning')
  const file = await call('GET', '/tours.csv?locale=en')
  const sheet = await call('GET', '/tours.xlsx')

  expect(found.body).toMatchObject({ data: [{ id }], meta: { total: 1, range: { from: 1, to: 1 } } })
  expect([none.body['meta'], wrong.status]).toEqual([expect.objectContaining({ total: 0 }), 400])
  expect(file.text).toMatch(/Tour.+Code.+Sold[\s\S]+2030-02-12/)
  expect([sheet.status, sheet.text.startsWith('PK')]).toEqual([200, true])
})

test('hotels, categories and services are written with If-Match', async () => {
  const { call } = await aDesk()
  const { body } = await call('GET', '/categories')
  const [category] = body['data'] as Record<string, unknown>[]
  const { id: key, version: _version, ...draft } = category ?? {}
  const path = `/categories/${String(key)}`

  const blind = await call('PATCH', path, { sortOrder: 5 })
  const changed = await call('PATCH', path, { sortOrder: 5 }, { 'if-match': '"1"' })
  const stale = await call('PUT', path, draft, { 'if-match': '"1"' })
  const used = await call('DELETE', path, undefined, { 'if-match': '"2"' })
  const taken = await call('POST', '/categories', draft)
  const odd = await call('PATCH', path, { slug: { tr: 'A B', en: 'x', ar: 'x' } }, { 'if-match': '"2"' })

  expect([blind.status, changed.status, changed.tag, changed.body['sortOrder']]).toEqual([428, 200, '"2"', 5])
  expect([stale.status, used.body['code'], taken.body['code'], odd.status]).toEqual([412, 'in_use', 'link_taken', 422])
})

test('a program that does not know numbers of flights leaves those of the flights that it names', async () => {
  const { call, path } = await aDesk()
  const [there, back] = [
    { from: 'IST', to: 'JED' },
    { from: 'MED', to: 'IST' },
  ]
  const read = async (flights: object[]) =>
    (await call('PATCH', path, { flights }, { 'if-match': '*' })).body['flights']
  await read([
    { ...there, number: 'SV 262' },
    { ...back, number: 'SV 263' },
  ])

  expect(await read([there, { from: 'JED', to: 'MED' }, back])).toEqual([
    { ...there, number: 'SV 262' },
    { from: 'JED', to: 'MED', number: null },
    { ...back, number: 'SV 263' },
  ])
  expect(await read([{ ...there, number: null }])).toEqual([{ ...there, number: null }])
})

test('flights of a departure are written with their hours, and refused at their place', async () => {
  const { db, call, path } = await aDesk()
  await someAirports(db)
  const flight = {
    number: 'SV 262',
    from: 'IST',
    to: 'JED',
    departureDate: '2030-02-12',
    departureTime: '08:15',
    arrivalDate: '2030-02-12',
    arrivalTime: '11:50',
  }
  const wrong = { ...flight, arrivalTime: '08:00' }

  const refused = await call('PATCH', path, { flightTimes: [wrong] }, { 'if-match': '*' })
  const written = await call('PATCH', path, { flightTimes: [flight] }, { 'if-match': '*' })
  const others = await call('PATCH', path, { quota: 30 }, { 'if-match': '*' })

  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    422,
    expect.stringContaining('/flightTimes/0/arrivalTime'),
  ])
  expect([written.status, written.body['flightTimes']]).toEqual([200, [expect.objectContaining(flight)]])
  expect(others.body['flightTimes']).toEqual(written.body['flightTimes'])
})
