import { expect, test } from 'vitest'
import { aUser } from '#modules/accounts/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { listHrefs } from './staff-lists.ts'

test('a column is left out of the own list, and stays in that of others', async () => {
  const { db, app } = await aDesk()
  await anOrder(db)
  const other = await staffSignedIn(db)

  const chosen = await app.post('/admin/lists/orders/columns', 'of=total&returnTo=%2Fadmin%2Forders')
  const own = await (await app.get('/admin/orders')).text()
  const others = await (await getPage(app.app, '/admin/orders', other.headers)).text()

  expect([chosen.status, chosen.headers.get('location')]).toEqual([302, '/admin/orders'])
  expect([own.includes('sort=-total'), others.includes('sort=-total')]).toEqual([false, true])
})

test('filters are kept under a name for everybody, and the view leads back to them', async () => {
  const { db, app } = await aDesk()
  const other = await staffSignedIn(db)

  const saved = await app.post(
    '/admin/lists/orders/views',
    'name=Paid%20ones&query=%3Fstate%3Dpaid%26page%3D2&shared=on',
  )
  const others = await (await getPage(app.app, '/admin/orders', other.headers)).text()

  expect(saved.headers.get('location')).toBe('/admin/orders?state=paid&saved=view-saved')
  expect(others).toContain('Paid ones')
  expect(others).toContain('href="/admin/orders?state=paid"')
})

test('a view without a name is refused in words', async () => {
  const { app } = await aDesk()

  const refused = await app.post('/admin/lists/orders/views', 'name=+&query=state%3Dpaid')
  const html = await (await app.get(refused.headers.get('location') ?? '')).text()

  expect(html).toContain('Give it a name of at most 60 characters.')
})

test.each(Object.keys(listHrefs))(
  'the list %s is taken home as both kinds of file, which is in the audit log',
  async (list) => {
    const { db, app } = await aDesk()

    const csv = await app.get(`/admin/lists/${list}/csv`)
    const xlsx = await app.get(`/admin/lists/${list}/xlsx`)
    const { entries } = await listAuditEntries(db, { page: 1, pageSize: 2 })

    expect([csv.status, xlsx.status]).toEqual([200, 200])
    expect((await csv.text()).split('\r\n')[0]).toMatch(/^.?"/)
    expect(new Uint8Array(await xlsx.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]))
    expect(entries.map(({ action, subject }) => [action, subject.id])).toEqual([
      ['list.exported', list],
      ['list.exported', list],
    ])
  },
)

test('the file of the audit log tells acts and what they were done to in words', async () => {
  const { app } = await aDesk()
  await app.get('/tr/admin/lists/bank-lines/csv')

  const csv = await (await app.get('/tr/admin/lists/audit/csv')).text()

  expect(csv).toContain('"Liste dosya olarak indirildi","Liste Banka ekstreleri"')
  expect(csv).not.toContain('list.exported')
})

test('a file holds what the list is filtered by', async () => {
  const { db, app } = await aDesk()
  await anOrder(db, { orderNo: 'K-1', state: 'paid' })
  await anOrder(db, { orderNo: 'K-2', state: 'expired' })

  const csv = await (await app.get('/admin/lists/orders/csv?state=paid')).text()

  expect([csv.includes('"K-1"'), csv.includes('"K-2"')]).toEqual([true, false])
})

test('lists of other areas are closed, and those that do not exist are missing', async () => {
  const { db, app } = await aDesk()
  const writer = await staffSignedIn(db, { staffRole: 'content' })

  const closed = await getPage(app.app, '/admin/lists/orders/csv', writer.headers)
  const unknown = await app.get('/admin/lists/secrets/csv')
  const format = await app.get('/admin/lists/orders/pdf')

  expect([closed.status, unknown.status, format.status]).toEqual([403, 404, 404])
})

test('one search leads to people, orders and areas, and finds a passport only when it is typed whole', async () => {
  const { db, app } = await aDesk()
  const { orderNo } = await anOrder(db, { travellers: ['Zühre'] })
  await aUser(db, { fullName: 'Zühre Aydın' })

  const byName = await (await app.get('/admin/search?q=zuhre')).text()
  const byPassport = await (await app.get('/admin/search?q=U12345678')).text()
  const byPart = await (await app.get('/admin/search?q=U1234567')).text()
  const area = await (await app.get('/admin/search?q=payment+links')).text()

  expect([byName.includes(orderNo), byName.includes('Zühre Aydın')]).toEqual([true, true])
  expect([byPassport.includes(orderNo), byPart.includes(orderNo)]).toEqual([true, false])
  expect(area).toContain('href="/admin/paymentLinks"')
})

test('whoever writes for the site finds no people', async () => {
  const { db, app } = await aDesk()
  await anOrder(db, { travellers: ['Zühre'] })
  const writer = await staffSignedIn(db, { staffRole: 'content' })

  const html = await (await getPage(app.app, '/admin/search?q=zuhre', writer.headers)).text()

  expect(html).not.toContain('Zühre')
})

async function aDesk() {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)
  return {
    db,
    app: {
      app,
      get: (path: string) => getPage(app, path, headers),
      post: (path: string, body: string) => postForm(app, path, Object.fromEntries(new URLSearchParams(body)), headers),
    },
  }
}
