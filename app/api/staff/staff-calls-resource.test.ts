import { expect, test } from 'vitest'
import { setActive } from '#modules/accounts/testing/builders.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const english = { cookie: 'lang=en' }
const calls = [
  '/rest/custom/users',
  '/api/v1/admin/dashboard',
  '/api/v1/admin/orders',
  '/api/v1/admin/orders.csv',
  '/api/v1/admin/orders/some-order',
  '/api/v1/admin/bank-statements',
  '/api/v1/admin/bank-statements/lines',
]

test.each(calls)('%s answers staff only', async (path) => {
  const db = await testDb()
  const app = await testApp({ db })
  const ask = async (headers: Record<string, string>) => (await getPage(app, path, headers)).status

  const stranger = await getPage(app, path)
  const member = await ask((await signedIn(db)).headers)
  const agent = await ask((await signedIn(db, { isAgent: true })).headers)
  const owner = await ask((await staffSignedIn(db)).headers)

  expect([stranger.status, stranger.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  expect([member, agent, owner]).toEqual([403, 403, path.endsWith('some-order') ? 404 : 200])
})

test('who writes for the site asks for no orders and no users', async () => {
  const db = await testDb()
  const { headers } = await staffSignedIn(db, { staffRole: 'content' })
  const app = await testApp({ db })

  const statuses = await Promise.all(calls.map(async (path) => (await getPage(app, path, headers)).status))

  expect(statuses).toEqual(calls.map(() => 403))
})

test('a blocked account is told so', async () => {
  const db = await testDb()
  const { userId, token } = await staffSignedIn(db)
  await setActive(db, userId, false)

  const answer = await getPage(await testApp({ db }), '/api/v1/admin/orders', {
    ...english,
    authorization: `Bearer ${token}`,
  })

  expect([answer.status, (await answer.json()).code]).toEqual([403, 'account_blocked'])
})

test('orders come a page at a time, with the way to the next', async () => {
  const db = await testDb()
  const departure = await aDeparture(db)
  for (const day of [1, 2, 3])
    await anOrder(db, { departure, orderNo: `no-${day}`, placedAt: new Date(`2027-01-0${day}T12:00:00Z`) })
  const { token } = await staffSignedIn(db)

  const answer = await getPage(await testApp({ db }), '/api/v1/admin/orders?pageSize=2&state=awaiting_payment', {
    ...english,
    authorization: `Bearer ${token}`,
  })
  const body = await answer.json()

  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('link')).toBe(
    '<http://kafile.test/api/v1/admin/orders?pageSize=2&state=awaiting_payment&page=2>; rel="next"',
  )
  expect(body.meta).toEqual({ page: 1, pageSize: 2, total: 3, pageCount: 2, range: { from: 1, to: 2 } })
  expect(body.data[0]).toMatchObject({
    orderNo: 'no-3',
    state: 'awaiting_payment',
    customer: { name: 'Ayşe Yılmaz' },
    journeys: [{ name: 'Ramadan Umrah', departsOn: '2027-02-12' }],
    total: { amount: '2190.00', currency: 'USD' },
    paid: { amount: '0.00', currency: 'USD' },
  })
})

test('an empty page says so', async () => {
  const db = await testDb()

  const answer = await getPage(await testApp({ db }), '/api/v1/admin/orders?page=4', (await staffSignedIn(db)).headers)

  expect(await answer.json()).toEqual({
    data: [],
    meta: { page: 4, pageSize: 20, total: 0, pageCount: 0, range: { from: 0, to: 0 } },
  })
})

test.each(['state=lost', 'from=2027-02-30', 'from=2027-02-02&to=2027-02-01', 'page=0', 'pageSize=101'])(
  'the filter %s is refused',
  async (query) => {
    const db = await testDb()

    const answer = await getPage(
      await testApp({ db }),
      `/api/v1/admin/orders?${query}`,
      (await staffSignedIn(db)).headers,
    )

    expect([answer.status, (await answer.json()).code]).toEqual([400, 'filter_invalid'])
  },
)

test('one order comes whole, without the key other parts know it by', async () => {
  const db = await testDb()
  const { id, orderId } = await anOrder(db)

  const answer = await getPage(await testApp({ db }), `/api/v1/admin/orders/${id}`, {
    ...english,
    ...(await staffSignedIn(db)).headers,
  })
  const text = await answer.text()

  expect(JSON.parse(text)).toMatchObject({
    id,
    journeys: [{ travellers: [{ passportNo: 'U12345678', amount: { amount: '2190.00' } }] }],
  })
  expect(text).not.toContain(orderId)
})

test('orders come as a file for spreadsheets', async () => {
  const db = await testDb()
  await anOrder(db, { orderNo: '2027-000001', firstName: '=cmd()' })

  const answer = await getPage(
    await testApp({ db }),
    '/api/v1/admin/orders.csv?locale=tr',
    (await staffSignedIn(db)).headers,
  )
  const [head, row] = (await answer.text()).split('\r\n')

  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="orders-\d{4}-\d{2}-\d{2}\.csv"$/)
  expect(head).toContain('"Sipariş","Tarih","Durum"')
  expect(row).toBe(
    `"2027-000001","2027-01-10","Ödeme bekliyor","'=cmd() Yılmaz","ayse@example.com","'+905321234567","Ramazan umresi","2027-02-12","1","USD","2190","0","2190",""`,
  )
})

test('accounts come in the nesting older callers know, without passwords', async () => {
  const db = await testDb()
  const { email, headers } = await staffSignedIn(db)

  const answer = await getPage(await testApp({ db }), '/rest/custom/users', headers)
  const text = await answer.text()

  expect(JSON.parse(text)).toMatchObject({
    data: {
      data: [{ email, status: true, U_Admin: 'on', U_Photo: '/image/user.png' }],
      meta: { page: 1, pageSize: 1000, total: 1 },
    },
  })
  expect(text).not.toMatch(/argon2/)
})
