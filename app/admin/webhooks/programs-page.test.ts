import { expect, test } from 'vitest'
import { emitEvent } from '#modules/webhooks/index.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const KEYS = '/admin/apiKeys'
const HOOKS = '/admin/webhooks'

async function asStaff(staffRole: 'owner' | 'operations' = 'owner') {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers, email } = await staffSignedIn(db, { staffRole })
  const post = (path: string, fields: [string, string][]) =>
    app.respond(
      new Request(`http://kafile.test${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { ...headers, origin: 'http://kafile.test' },
      }),
    )
  return { db, app, headers, email, post }
}

test.each([
  ['/tr', 'API anahtarları', 'Bildirim adresleri'],
  ['', 'API keys', 'Webhooks'],
  ['/ar', 'مفاتيح الواجهة البرمجية', 'عناوين الإشعارات'],
])('%s/admin has pages for keys and listeners in its language', async (prefix, keys, hooks) => {
  const { app, headers } = await asStaff()

  const pages = await Promise.all([KEYS, HOOKS].map((path) => getPage(app, `${prefix}${path}`, headers)))

  expect(pages.map(({ status }) => status)).toEqual([200, 200])
  expect([await pages[0]?.text(), await pages[1]?.text()]).toEqual([
    expect.stringContaining(keys),
    expect.stringContaining(hooks),
  ])
})

test.each([KEYS, HOOKS])('%s is for owners alone', async (path) => {
  const { app, headers } = await asStaff('operations')

  expect((await getPage(app, path, headers)).status).toBe(403)
})

test('a key is shown in the answer to the form and never again, and can be revoked', async () => {
  const { app, headers, email, post } = await asStaff()

  const made = await post(KEYS, [
    ['name', 'Partner'],
    ['email', email],
    ['scope', 'orders:read'],
  ])
  const [key = ''] = /kaf_[\w-]{43}/.exec(await made.text()) ?? []
  const later = await (await getPage(app, KEYS, headers)).text()
  const asKey = { authorization: `Bearer ${key}` }
  const before = await getPage(app, '/api/v1/admin/orders', asKey)
  const [, id = ''] = /value="([\w-]{36})"/.exec(later) ?? []
  const revoked = await post(KEYS, [
    ['intent', 'revoke'],
    ['id', id],
  ])
  const after = await getPage(app, '/api/v1/admin/orders', asKey)

  expect([made.status, before.status, revoked.status, after.status]).toEqual([201, 200, 302, 401])
  expect(later).not.toContain(key)
})

test('a key without a name or a scope is not made, and what was typed stays', async () => {
  const { email, post } = await asStaff()

  const answer = await post(KEYS, [
    ['name', 'Partner'],
    ['email', email],
  ])

  expect([answer.status, (await answer.text()).includes(email)]).toEqual([400, true])
})

test('a listener is added, its deliveries are shown and sent again, and it is removed', async () => {
  const { db, app, headers, post } = await asStaff()

  const made = await post(HOOKS, [
    ['url', 'https://partner.example/hook'],
    ['event', 'order.placed'],
  ])
  await emitEvent(db, { type: 'order.placed', data: {} }, new Date())
  const list = await (await getPage(app, HOOKS, headers)).text()
  const [, id = ''] = /\/admin\/webhooks\/([\w-]{36})/.exec(list) ?? []
  const log = await getPage(app, `${HOOKS}/${id}`, headers)
  const unknown = await post(`${HOOKS}/${id}`, [['delivery', 'none']])
  const removed = await post(HOOKS, [
    ['intent', 'remove'],
    ['id', id],
  ])

  expect([made.status, (await made.text()).includes('whsec_'), list.includes('whsec_')]).toEqual([201, true, false])
  expect([log.status, (await log.text()).includes('order.placed'), unknown.status, removed.status]).toEqual([
    200,
    true,
    404,
    302,
  ])
  expect((await getPage(app, `${HOOKS}/${id}`, headers)).status).toBe(404)
})
