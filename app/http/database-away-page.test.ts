import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { newToken } from '#kernel/ids.ts'
import { getPage, postForm, postJson, testApp } from '#tests/setup/test-app.ts'

const signedIn = { cookie: `token=${newToken(32)}` }
const aCart = { items: [{ id: 'a', quantity: 1, options: { roomType: 'double' } }] }
const aSignIn = { identifier: 'ayse@example.com', password: 'a password' }

test.each([
  '/tr/tours',
  '/tr/sepet',
  '/tr/odeme/0123456789abcdef',
  '/tr/user/profile',
  '/tr/admin/orders',
  '/tr/agent/offers',
  '/nothing-of-this-name',
])('without its database the page %s is unavailable for now, and says so calmly', async (path) => {
  const page = await getPage(await anAppWithoutDatabase(), path, signedIn)

  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await page.text()).toMatch(/We cannot answer right now|Şu anda cevap veremiyoruz/)
})

test.each([
  ['/tr/admin/login', { email: 'ayse@example.com', password: 'a password' }],
  ['/tr/user/login', aSignIn],
])('a form sent to %s is unavailable for now', async (path, fields) => {
  const page = await postForm(await anAppWithoutDatabase(), path, fields)

  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
})

test.each(['/api/v1/tours', '/api/v1/admin/orders', '/api/v1/agent/offers'])(
  'the call %s is unavailable for now, as a problem',
  async (path) => {
    const answer = await getPage(await anAppWithoutDatabase(), path, signedIn)

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({ status: 503, code: 'unavailable' })
  },
)

test.each([
  ['/api/v1/cart/quote', aCart],
  ['/auth/local', aSignIn],
  ['/api/v1/payments/webhook/sandbox', {}],
])('what is sent to %s is unavailable for now, as a problem', async (path, body) => {
  const answer = await postJson(await anAppWithoutDatabase(), path, body)

  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.json()).toMatchObject({ status: 503, code: 'unavailable' })
})

test('a program that only a new start helps says so to who watches it', async () => {
  const app = await testApp({ standing: () => 'lost' })

  const watched = await getPage(app, '/healthz')

  expect([watched.status, await watched.json()]).toEqual([503, { status: 'lost' }])
})

test('a program that is about to end is alive, but not ready for more', async () => {
  const app = await testApp({ standing: () => 'leaving' })

  expect((await getPage(app, '/healthz')).status).toBe(200)
  expect((await getPage(app, '/readyz')).status).toBe(503)
})

async function anAppWithoutDatabase() {
  const nowhere = new Pool({ connectionString: 'postgres://127.0.0.1:1/nowhere' })
  onTestFinished(() => nowhere.end())
  return testApp({ db: new Kysely<object>({ dialect: new PostgresDialect({ pool: nowhere }) }) })
}
