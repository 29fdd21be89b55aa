import { expect, test } from 'vitest'
import { listOrders } from '#modules/booking/index.server.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { findStaffRequest } from '#modules/engagement/index.server.ts'
import { aStoredQuestion, aStoredReservation } from '#modules/engagement/testing/stored-requests.ts'
import { addDays, dayInIstanbul, plainDate } from '#kernel/plain-date.ts'
import { aSaleDesk, contact, oneTraveller, terms } from '#tests/setup/sale-desk.ts'

test.each([
  ['', 'Order by phone'],
  ['/tr', 'Telefonla sipariş'],
  ['/ar', 'حجز عبر الهاتف'],
])(
  '%s/admin/orders/new asks for the number first, and has the next journey and its travellers',
  async (prefix, title) => {
    const { db, get } = await aSaleDesk()
    const { id } = await aDeparture(db)

    const html = await get(`${prefix}/admin/orders/new`)
    for (const part of [title, 'name="phone"', `value="${id}"`]) expect(html).toContain(part)
    expect(await get(`${prefix}/admin/orders/new?tourId=${id}&count=2`)).toContain('travellers.1.firstName')
  },
)

test('a question becomes an order with a payment, and is done', async () => {
  const { db, admin, get, send, latest } = await aSaleDesk()
  const { id: tourId } = await aDeparture(db)
  const information = await aStoredQuestion(db, { tourId, name: 'Zehra Ak' })
  expect(await get(`/admin/orders/new?information=${information}`)).toContain('value="Zehra"')

  const fields = { key: 'form-12345', tourId, information, ...oneTraveller, ...contact, ...terms }
  const answer = await send('/admin/orders/new', fields)

  const order = await latest()
  expect(answer.headers.get('location')).toBe(`/admin/orders/${order?.id}/message?placed=1`)
  expect(order).toMatchObject({ state: 'awaiting_payment', contact: { email: 'zehra@example.com' } })
  expect(order?.parts).toHaveLength(1)
  expect(await findStaffRequest(db, admin, { kind: 'information', id: information })).toMatchObject({
    state: 'done',
    orderId: order?.orderId,
  })
})

test('a request for places brings its travellers with their papers', async () => {
  const { db, get } = await aSaleDesk()
  const { id: tourId } = await aDeparture(db)
  const id = await aStoredReservation(db, { tourId })

  const html = await get(`/admin/orders/new?reservation=${id}`)

  for (const text of ['value="14/03/1961"', 'value="10000000146"', 'zehra@example.com']) expect(html).toContain(text)
})

test.each([
  [1, ['1'], 'Single room'],
  [2, ['1', '1'], 'Double room'],
  [3, ['1', '1', '1'], 'Triple room'],
  [5, ['1', '1', '2', '2', '2'], 'Double room'],
])('%i people begin with the rooms they fill', async (count, rooms, first) => {
  const { db, get } = await aSaleDesk()
  const { id: tourId } = await aDeparture(db, {
    fares: [
      { fare: 'single', amountMinor: 300_000 },
      { fare: 'double', amountMinor: 200_000 },
      { fare: 'triple', amountMinor: 180_000 },
    ],
  })

  const html = await get(`/admin/orders/new?tourId=${tourId}&count=${count}`)

  const chosen = [...html.matchAll(/name="travellers\.\d+\.room".*?<option value="(\d+)" selected/gs)]
  expect(chosen.map(([, room]) => room)).toEqual(rooms)
  expect(html).toContain(first)
})

test('the same form sent twice makes one order', async () => {
  const { db, admin, send } = await aSaleDesk()
  const { id: tourId } = await aDeparture(db)
  const fields = { key: 'form-12345', tourId, ...oneTraveller, ...contact, ...terms }

  await send('/admin/orders/new', fields)
  await send('/admin/orders/new', fields)

  expect((await listOrders(db, admin, { page: 1, pageSize: 5 })).total).toBe(1)
})

test('what is wrong is said beside its field and nothing typed is lost', async () => {
  const { db, send } = await aSaleDesk()
  const { id: tourId } = await aDeparture(db)
  const fields = { tourId, ...oneTraveller, ...contact, ...terms, 'travellers.0.tckn': '123' }

  const answer = await send(`/admin/orders/new?tourId=${tourId}&count=1`, fields)

  const html = await answer.text()
  expect(answer.status).toBe(422)
  for (const text of ['Invalid Turkish identity number<', 'value="123"', 'value="Konya"']) expect(html).toContain(text)
})

test('without the agreement of the customer nothing is ordered', async () => {
  const { db, admin, send } = await aSaleDesk()
  const { id: tourId } = await aDeparture(db)

  const answer = await send('/admin/orders/new', { tourId, ...oneTraveller, ...contact, ...terms, hasAgreed: '' })

  expect(answer.status).toBe(400)
  expect((await listOrders(db, admin, { page: 1, pageSize: 5 })).total).toBe(0)
})

test('staff replace a traveller, and whoever saves second sees both versions', async () => {
  const { db, get, send, latest } = await aSaleDesk()
  const { id: tourId } = await aDeparture(db)
  await send('/admin/orders/new', { key: 'form-12345', tourId, ...oneTraveller, ...contact, ...terms })
  const order = await latest()
  const path = `/admin/orders/${order?.id}/change`
  expect(await get(path)).toContain('name="travellers.0.id"')
  const fields = {
    intent: 'change',
    version: '1',
    ...oneTraveller,
    ...contact,
    'travellers.0.id': order?.journeys[0]?.travellers[0]?.id ?? '',
    'travellers.0.firstName': 'Hatice',
  }

  const first = await send(path, fields)
  const second = await send(path, { ...fields, 'travellers.0.firstName': 'Mehmet' })

  expect([first.status, second.status]).toEqual([302, 412])
  expect((await latest())?.journeys[0]?.travellers[0]?.firstName).toBe('Hatice')
  const html = await second.text()
  for (const text of ['value="Mehmet"', 'Hatice', 'name="version" value="2"']) expect(html).toContain(text)
})

test('an order moves after its difference was shown', async () => {
  const { db, get, send, latest } = await aSaleDesk()
  const { id: tourId } = await aDeparture(db)
  const other = await aDeparture(db, { departsOn: plainDate('2027-03-12') })
  await send('/admin/orders/new', { key: 'form-12345', tourId, ...oneTraveller, ...contact, ...terms })
  const path = `/admin/orders/${(await latest())?.id}/change`
  expect(await get(`${path}?to=${other.id}`)).toContain('Difference')

  const bare = await send(path, { intent: 'move', version: '1', tourId: other.id, reason: '' })
  const moved = await send(path, { intent: 'move', version: '1', tourId: other.id, reason: 'İzni değişti' })

  expect([bare.status, moved.status]).toEqual([400, 302])
  expect((await latest())?.journeys[0]?.tourId).toBe(other.id)
  expect(await get(moved.headers.get('location') ?? '')).toContain('The order has moved to the new departure')
})

test('staff change the price with a reason, and what is no price is refused', async () => {
  const { db, get, send, latest } = await aSaleDesk()
  const { id: tourId } = await aDeparture(db)
  await send('/admin/orders/new', { key: 'form-12345', tourId, ...oneTraveller, ...contact, ...terms })
  const { id } = (await latest()) ?? { id: '' }
  const path = `/admin/orders/${id}/change`
  const ask = (total: string, reason: string) => send(path, { intent: 'price', version: '1', total, reason })

  const bare = await ask('2.500,00', '')
  const wrong = await ask('viel', 'Geç haber')
  const back = await wrong.text()
  const changed = await ask('2.500,00', 'Geç haber')
  const stale = await ask('2.400,00', 'Yine')

  expect([bare.status, wrong.status, changed.status, stale.status]).toEqual([400, 400, 302, 412])
  expect(back).toContain('value="viel"')
  expect((await latest())?.amounts.total.minor).toBe(250_000)
  expect(await get(`/admin/orders/${id}`)).toContain('Geç haber')
})

test.each([
  ['tr', '2.690,00', '2.499,50'],
  ['en', '2,690.00', '2,499.50'],
  ['ar', '2,690.00', '٢٤٩٩٫٥٠'],
] as const)(
  'in %s the price stands in its field as it is typed there, and is read back',
  async (locale, shown, typed) => {
    const { db, send, get } = await aSaleDesk()
    const { id: tourId } = await aDeparture(db)
    const placed = await send('/admin/orders/new', { tourId, ...oneTraveller, ...contact, ...terms })
    const address = (placed.headers.get('location') ?? '').replace(/\/message.*/, '')
    const change = `${locale === 'en' ? '' : `/${locale}`}${address}/change`

    const html = await get(change)
    const same = await send(change, { intent: 'price', version: '1', total: shown, reason: 'x' })
    const changed = await send(change, { intent: 'price', version: '1', total: typed, reason: 'x' })

    expect(html).toMatch(new RegExp(`name="total" value="${shown}"|value="${shown}" name="total"`))
    expect([same.status, changed.status]).toEqual([409, 302])
    expect(await get(`${address}/change`)).toContain('value="2,499.50"')
  },
)

test('a group of eighteen is taken from a list of names, ordered at once, and its last traveller is changed', async () => {
  const { db, get, send, latest } = await aSaleDesk()
  const { id: tourId } = await aDeparture(db, { capacity: 20 })
  const form = `/admin/orders/new?tourId=${tourId}&count=18`
  const list = Array.from({ length: 18 }, (_none, at) => `Zehra Nur Ak${'abcdefghijklmnopqr'.charAt(at)}`)
  const common = { tourId, count: '18', key: 'group-18', ...contact, ...terms }

  const listed = await send(form, { ...common, intent: 'names', names: list.join('\r\n') })
  const html = await listed.text()
  const placed = await send(form, { ...common, ...fieldsOfGroup(list) })
  const order = await latest()
  const [last] = order?.journeys[0]?.travellers.slice(-1) ?? []
  const changed = await send(`/admin/orders/${order?.id}/change`, {
    ...contact,
    ...fieldsOfGroup([...list.slice(0, 17), 'Meryem Kaya']),
    ...Object.fromEntries(order?.journeys[0]?.travellers.map(({ id }, at) => [`travellers.${at}.id`, id]) ?? []),
    intent: 'change',
    version: '1',
    count: '18',
  })

  expect(listed.status).toBe(200)
  expect(html).toMatch(/name="travellers.17.lastName"[^>]*value="Akr"|value="Akr"[^>]*name="travellers.17.lastName"/)
  expect(placed.status).toBe(302)
  expect([order?.journeys[0]?.seats, last?.lastName]).toEqual([18, 'Akr'])
  expect(changed.status).toBe(302)
  expect((await latest())?.journeys[0]?.travellers.at(-1)).toMatchObject({ firstName: 'Meryem', lastName: 'Kaya' })
  expect(await get(form)).toContain('does not have that many seats')
})

test('a call takes an order once for its key and changes it in its version', async () => {
  const { db, app, staff } = await aSaleDesk()
  const { id: tourId } = await aDeparture(db)
  const ask = (method: string, path: string, body: object, more: Record<string, string>) =>
    app.respond(
      new Request(`http://kafile.test/api/v1/admin/${path}`, {
        method,
        headers: { authorization: `Bearer ${staff.token}`, 'content-type': 'application/json', ...more },
        body: JSON.stringify(body),
      }),
      { address: '192.0.2.1', isOnThisMachine: false },
    )
  const order = {
    tourId,
    passengers: [{ name: 'Zehra', surname: 'Ak', roomType: 'double' }],
    contact: { firstName: 'Zehra', lastName: 'Ak', email: 'zehra@example.com', phone: '05321234567', city: 'Konya' },
    agreed: true,
  }

  const bare = await ask('POST', 'orders', order, {})
  const first = await ask('POST', 'orders', order, { 'idempotency-key': 'phone-1234' })
  const again = await ask('POST', 'orders', order, { 'idempotency-key': 'phone-1234' })
  const { id } = (await first.json()) as { id: string }
  const changed = await ask('PATCH', `orders/${id}`, { note: 'Yan yana' }, { 'if-match': '"1"' })
  const stale = await ask('PATCH', `orders/${id}`, { note: 'Başka' }, { 'if-match': '"1"' })
  const state = await ask('PATCH', `orders/${id}`, { state: 'paid' }, { 'if-match': '"2"' })

  expect([bare.status, first.status, again.status]).toEqual([400, 201, 201])
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  expect([changed.status, stale.status, state.status]).toEqual([200, 412, 409])

  const mixed = await ask('PATCH', `orders/${id}`, { state: 'cancelled', note: 'x' }, { 'if-match': '"2"' })
  const old = await ask('PATCH', `orders/${id}`, { state: 'cancelled' }, { 'if-match': '"1"' })
  const cancelled = await ask(
    'PATCH',
    `orders/${id}`,
    { state: 'cancelled', reason: 'Vazgeçti' },
    { 'if-match': '"2"' },
  )
  expect([mixed.status, old.status, cancelled.status]).toEqual([409, 412, 200])
  expect(await cancelled.json()).toMatchObject({ state: 'cancelled' })
})

/** Everybody in a double room, by their names. */
function fieldsOfGroup(names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name, at) => {
      const words = name.split(' ')
      return [
        [`travellers.${at}.fare`, 'double'],
        [`travellers.${at}.firstName`, words.slice(0, -1).join(' ')],
        [`travellers.${at}.lastName`, words.at(-1) ?? ''],
      ]
    }),
  )
}

test('a deposit that the departure is too near for is not dropped without a word', async () => {
  const { db, get, send, latest } = await aSaleDesk()
  const { id: tourId } = await aDeparture(db, { departsOn: addDays(dayInIstanbul(new Date()), 12) })
  const fields = { key: 'form-near-1', tourId, ...oneTraveller, ...contact, ...terms, pay: 'deposit' }

  const answer = await send('/admin/orders/new', fields)

  expect((await latest())?.parts).toHaveLength(1)
  expect(answer.headers.get('location')).toContain('?deposit=none')
  expect(await get(answer.headers.get('location') ?? '')).toContain('the departure is too close for one')
})
