import { expect, test } from 'vitest'
import { startCardPayment } from '#modules/payments/index.server.ts'
import { aCardPayment, aGateway } from '#modules/payments/testing/builders.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const path = '/api/v1/admin/payment-links'
const NEEDS_3DS = '4000 0000 0000 3220'
const body = {
  title: 'Ramazan umresi, kalan ödeme',
  price: { amount: '1160.00', currency: 'USD' },
  customer: { name: 'Hatice Karaca', email: 'hatice@example.com', phone: '+90 532 000 00 00' },
  expiresAt: null,
  locale: 'tr',
  note: '',
}

async function aDesk(staffRole: 'finance' | 'owner' = 'finance') {
  const db = await testDb()
  const { token, email } = await staffSignedIn(db, { staffRole })
  const headers = { authorization: `Bearer ${token}`, cookie: 'lang=en' }
  const app = await testApp({ db })
  const create = (change: object = {}, key: string = crypto.randomUUID()) =>
    postJson(app, path, { ...body, ...change }, { ...headers, 'idempotency-key': key })
  const get = (rest = '') => getPage(app, `${path}${rest}`, headers)
  const send = (method: string, id: string, json?: object, ifMatch?: string, rest = '') =>
    app.respond(
      new Request(`http://kafile.test${path}/${id}${rest}`, {
        method,
        ...(json && { body: JSON.stringify(json) }),
        headers: {
          ...headers,
          ...(json && { 'content-type': 'application/json' }),
          ...(ifMatch && { 'if-match': ifMatch }),
        },
      }),
    )
  const aLink = async () => (await create()).json()
  return { app, db, headers, email, create, get, send, aLink }
}

const facts = async (answer: Response) => [answer.status, (await answer.json()).code]

test('a link is created once for its key and is in the list with its address', async () => {
  const { create, get } = await aDesk()

  const first = await create({}, 'key-00000001')
  const again = await create({}, 'key-00000001')

  const link = await first.json()
  expect([first.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 201, 'true'])
  expect(link).toMatchObject({
    id: expect.stringMatching(/^pl_/),
    url: expect.stringMatching(new RegExp(`^http.*/tr/payment/${link.token}$`)),
    title: body.title,
    price: body.price,
    status: 'pending',
    customer: { name: 'Hatice Karaca', email: 'hatice@example.com' },
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}/),
    paidAt: null,
    expiresAt: null,
  })
  expect(await (await get()).json()).toEqual({
    data: [link],
    meta: { page: 1, pageSize: 20, total: 1, pageCount: 1, range: { from: 1, to: 1 } },
  })
})

test.each([
  [{ allowsInstallments: true }, true],
  [{ allowsInstallments: false }, false],
  [{}, false],
])('a link made with %j can be paid in installments: %s', async (change, isOffered) => {
  const { app, create } = await aDesk()

  const { token } = await (await create(change)).json()

  const payment = await (await getPage(app, `/api/v1/payments/${token}`)).json()
  expect(payment.methods.includes('installments')).toBe(isOffered)
  expect(payment.installments.map(({ count }: { count: number }) => count)).toEqual(isOffered ? [1, 2, 3, 6, 12] : [1])
})

test.each([
  [{ price: { amount: '0.00', currency: 'USD' } }, 'validation', '/price/amount'],
  [{ price: { amount: '-1', currency: 'USD' } }, 'validation', '/price/amount'],
  [{ title: ' ' }, 'validation', '/title'],
  [{ customer: { name: 'A', email: 'none', phone: '' } }, 'validation', '/customer/email'],
  [{ expiresAt: '2020-01-01T00:00:00Z' }, 'validation', '/expiresAt'],
])('%j is refused at its field', async (change, code, pointer) => {
  const { create, get } = await aDesk()

  const answer = await create(change)

  expect([answer.status, await answer.json()]).toMatchObject([422, { code, errors: [{ pointer }] }])
  expect((await (await get()).json()).meta.total).toBe(0)
})

test('a field nobody knows and a missing key are refused', async () => {
  const { create } = await aDesk()

  expect(await facts(await create({ state: 'completed' }))).toEqual([422, 'unknown_field'])
  expect(await facts(await create({}, ''))).toEqual([400, 'idempotency_key_required'])
})

test('the list is searched and filtered; values out of their domain are refused', async () => {
  const { get, aLink } = await aDesk()
  await aLink()
  const totals = await Promise.all(
    ['?q=ramazan&status=pending', '?status=cancelled', '?q=hac', '?to=2020-01-01'].map(
      async (query) => (await (await get(query)).json()).meta.total,
    ),
  )

  expect(totals).toEqual([1, 0, 0, 0])
  expect(await facts(await get('?status=expired'))).toEqual([400, 'filter_invalid'])
})

test('a change names the version it is about', async () => {
  const { get, send, aLink } = await aDesk()
  const { id } = await aLink()
  const tag = (await get(`/${id}`)).headers.get('etag') ?? ''

  const blind = await send('PATCH', id, { title: 'X' })
  const changed = await send('PATCH', id, { title: 'X', price: { amount: '10.00', currency: 'EUR' } }, tag)
  const late = await send('PATCH', id, { title: 'Y' }, tag)

  expect(await facts(blind)).toEqual([428, 'precondition_required'])
  expect([changed.status, changed.headers.get('etag')]).toEqual([200, '"2"'])
  expect(await changed.json()).toMatchObject({
    title: 'X',
    price: { amount: '10.00', currency: 'EUR' },
    history: [
      {
        kind: 'changed',
        changes: [
          { field: 'price', before: body.price, after: { amount: '10.00', currency: 'EUR' } },
          { field: 'title', before: body.title, after: 'X' },
        ],
      },
      { kind: 'created', changes: [] },
    ],
  })
  expect(await facts(late)).toEqual([412, 'edit_conflict'])
})

test('states follow their table', async () => {
  const { get, send, aLink } = await aDesk()
  const { id } = await aLink()

  expect(await facts(await send('PATCH', id, { status: 'expired' }, '"1"'))).toEqual([422, 'validation'])
  expect(await facts(await send('PATCH', id, { status: 'completed' }, '"1"'))).toEqual([422, 'validation'])
  expect((await send('PATCH', id, { status: 'cancelled' }, '"1"')).status).toBe(200)
  expect(await facts(await send('PATCH', id, { status: 'completed', note: 'x' }, '"2"'))).toEqual([
    409,
    'status_transition',
  ])
  expect((await send('PATCH', id, { status: 'pending' }, '"2"')).status).toBe(200)
  const done = await send('PATCH', id, { status: 'completed', note: 'dekont' }, '"3"')
  const paidAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}/)
  expect(await done.json()).toMatchObject({ status: 'completed', paidAt })
  expect((await (await get()).json()).data).toMatchObject([{ id, status: 'completed', paidAt }])
  const tag = done.headers.get('etag') ?? ''
  expect(await facts(await send('PATCH', id, { status: 'cancelled' }, tag))).toEqual([409, 'status_transition'])
  expect(await facts(await send('PATCH', id, { price: { amount: '1.00', currency: 'USD' } }, tag))).toEqual([
    409,
    'price_locked',
  ])
  expect(await facts(await send('DELETE', id, undefined, tag))).toEqual([409, 'link_completed'])
})

test('a payment date stands in the list and at the link itself once it is paid, and not before', async () => {
  const { get, send, aLink } = await aDesk()
  const { id } = await aLink()
  const paidAt = async () => {
    const [listed, one] = [await (await get()).json(), await (await get(`/${id}`)).json()]
    return [listed.data[0].paidAt, one.paidAt]
  }
  const unpaid = await paidAt()

  const before = Date.now()
  await send('PATCH', id, { status: 'completed', note: 'dekont' }, '"1"')
  const after = Date.now()

  const paid = await paidAt()
  expect(unpaid).toEqual([null, null])
  expect(paid[0]).toBe(paid[1])
  expect(Date.parse(paid[0])).toBeGreaterThanOrEqual(before)
  expect(Date.parse(paid[0])).toBeLessThanOrEqual(after)
})

test('the audit log says from which state a link was cancelled, and tells its price as calls do', async () => {
  const { app, headers, send, aLink } = await aDesk('owner')
  const { id } = await aLink()

  await send('PATCH', id, { status: 'cancelled' }, '"1"')

  const log = await getPage(app, '/api/v1/admin/audit?action=payment-link.cancelled', headers)
  expect((await log.json()).data).toMatchObject([
    {
      subject: { kind: 'payment-link', id },
      before: { status: 'pending' },
      after: { status: 'cancelled', price: body.price },
    },
  ])
})

test('nothing about the money changes while the customer is paying', async () => {
  const { db, send, aLink } = await aDesk()
  const { id, token } = await aLink()
  await startCardPayment(aGateway(db), aCardPayment(token, { number: NEEDS_3DS }), new Date())

  const price = { amount: '1.00', currency: 'USD' }
  expect(await facts(await send('PATCH', id, { price }, '"1"'))).toEqual([409, 'price_locked'])
  expect(await facts(await send('PATCH', id, { status: 'cancelled' }, '"1"'))).toEqual([409, 'status_transition'])
  expect(await facts(await send('DELETE', id, undefined, '"1"'))).toEqual([409, 'status_transition'])
})

test('a link is removed in the version that was read', async () => {
  const { get, send, aLink } = await aDesk()
  const { id } = await aLink()

  expect(await facts(await send('DELETE', id))).toEqual([428, 'precondition_required'])
  expect(await facts(await send('DELETE', id, undefined, '"nonsense"'))).toEqual([412, 'edit_conflict'])
  const removed = await send('DELETE', id, undefined, '"1"')

  expect([removed.status, await removed.text()]).toEqual([204, ''])
  expect(await facts(await get(`/${id}`))).toEqual([404, 'not_found'])
  expect(await facts(await send('DELETE', id, undefined, '"1"'))).toEqual([404, 'not_found'])
})

test('a link is sent by e-mail, not by pigeon, and not when nobody can pay it', async () => {
  const { get, send, aLink } = await aDesk()
  const { id } = await aLink()

  const sent = await send('POST', id, { channel: 'email' }, undefined, '/send')
  const pigeon = await send('POST', id, { channel: 'pigeon' }, undefined, '/send')
  await send('PATCH', id, { status: 'cancelled' }, '"1"')
  const late = await send('POST', id, { channel: 'email' }, undefined, '/send')

  expect(sent.status).toBe(202)
  expect(await facts(pigeon)).toEqual([422, 'validation'])
  expect(await facts(late)).toEqual([409, 'status_transition'])
  expect((await (await get(`/${id}`)).json()).history.map(({ kind }: { kind: string }) => kind)).toEqual([
    'cancelled',
    'sent',
    'created',
  ])
})
