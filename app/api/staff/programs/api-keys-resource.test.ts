import { expect, test } from 'vitest'
import { setActive } from '#modules/accounts/testing/builders.ts'
import { createApiKey } from '#modules/api-keys/index.server.ts'
import type { ApiScope } from '#modules/api-keys/index.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const KEYS = '/api/v1/admin/api-keys'

async function aKey(
  db: Db,
  { email, userId }: { email: string; userId: string },
  scopes: ApiScope[],
  expiresAt?: Date,
) {
  const now = expiresAt ? new Date(expiresAt.getTime() - 1000) : new Date()
  const owner = aStaffMember({ id: userId })
  const made = await createApiKey(db, owner, { name: 'Partner', scopes, email, expiresAt: expiresAt ?? null }, now)
  if (!made.ok) throw new Error(made.error.code)
  return { id: made.value.apiKey.id, headers: { authorization: `Bearer ${made.value.secret}` } }
}

test('a key is shown once, opens what its scopes say, and is seen to be used', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers, email, token } = await staffSignedIn(db)
  const bearer = { authorization: `Bearer ${token}` }

  const made = await postJson(app, KEYS, { name: 'Partner', scopes: ['orders:read'], email }, bearer)
  const { key, id, hint, state } = await made.json()
  const asKey = { authorization: `Bearer ${key}` }
  const orders = await getPage(app, '/api/v1/admin/orders', asKey)
  const payments = await getPage(app, '/api/v1/admin/payments', asKey)
  const list = await (await getPage(app, KEYS, headers)).text()

  expect([made.status, state, key.startsWith(hint)]).toEqual([201, 'active', true])
  expect([orders.status, payments.status, (await payments.json()).code]).toEqual([200, 403, 'forbidden'])
  expect(list).not.toContain(key)
  expect(JSON.parse(list).data).toMatchObject([{ id, name: 'Partner', lastUsedAt: expect.any(String) }])
})

test.each([
  ['GET', KEYS],
  ['GET', '/rest/custom/users'],
  ['GET', '/api/custom/me'],
])('no key opens %s %s', async (method, path) => {
  const db = await testDb()
  const { headers } = await aKey(db, await staffSignedIn(db), ['orders:read', 'orders:write', 'dashboard:read'])

  const answer = await (await testApp({ db })).respond(new Request(`http://kafile.test${path}`, { method, headers }))

  expect([401, 403]).toContain(answer.status)
})

test('reading is no writing', async () => {
  const db = await testDb()
  const { headers } = await aKey(db, await staffSignedIn(db), ['payments:read'])

  const answer = await postJson(await testApp({ db }), '/api/v1/admin/transactions', {}, headers)

  expect([answer.status, (await answer.json()).code]).toEqual([403, 'forbidden'])
})

test('a key does no more than its account may, now', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const writer = await staffSignedIn(db, { staffRole: 'content' })
  const { headers } = await aKey(db, writer, ['orders:read', 'content:read'])
  const ask = async (path: string) => (await getPage(app, path, headers)).status

  const before = [await ask('/api/v1/admin/orders'), await ask('/api/v1/admin/reviews')]
  await setActive(db, writer.userId, false)
  const blocked = await getPage(app, '/api/v1/admin/reviews', headers)

  expect(before).toEqual([403, 200])
  expect([blocked.status, (await blocked.json()).code]).toEqual([403, 'account_blocked'])
})

test('revoked and expired keys are nobody', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const owner = await staffSignedIn(db)
  const old = await aKey(db, owner, ['orders:read'], new Date(Date.now() - 1000))
  const key = await aKey(db, owner, ['orders:read'])
  const revoke = (id: string) =>
    app.respond(
      new Request(`http://kafile.test${KEYS}/${id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${owner.token}` },
      }),
    )

  const revoked = [(await revoke(key.id)).status, (await revoke(key.id)).status, (await revoke('none')).status]
  const statuses = await Promise.all(
    [old, key].map(async ({ headers }) => (await getPage(app, '/api/v1/admin/orders', headers)).status),
  )

  expect(revoked).toEqual([204, 204, 404])
  expect(statuses).toEqual([401, 401])
})

test('a key that calls too often waits', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers } = await aKey(db, await staffSignedIn(db), ['dashboard:read'])
  const ask = () => getPage(app, '/api/v1/admin/payments', headers)

  for (let call = 0; call < 120; call++) await ask()
  const late = await ask()

  expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true])
})

test.each([
  [{ name: '' }, '/name'],
  [{ scopes: [] }, '/scopes'],
  [{ scopes: ['users:read'] }, '/scopes/0'],
  [{ email: 'nobody@example.com' }, '/email'],
  [{ expiresAt: '2020-01-01T00:00:00Z' }, '/expiresAt'],
])('refuses %j', async (change, pointer) => {
  const db = await testDb()
  const { email, token } = await staffSignedIn(db)
  const body = { name: 'Partner', scopes: ['orders:read'], email, ...change }

  const answer = await postJson(await testApp({ db }), KEYS, body, { authorization: `Bearer ${token}` })

  expect([answer.status, (await answer.json()).errors[0].pointer]).toEqual([422, pointer])
})

test('members have nothing that a key opens', async () => {
  const db = await testDb()
  const { token } = await staffSignedIn(db)
  const { email } = await signedIn(db)
  const body = { name: 'Partner', scopes: ['orders:read'], email }

  const answer = await postJson(await testApp({ db }), KEYS, body, { authorization: `Bearer ${token}` })

  expect([answer.status, (await answer.json()).code]).toEqual([422, 'email'])
})
