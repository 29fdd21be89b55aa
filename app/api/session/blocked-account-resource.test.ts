import { expect, test } from 'vitest'
import { signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

type Facts = Parameters<typeof signedIn>[1]

/** Somebody whom an owner blocks, or lets in again, by the call for it. */
async function someBlocked(facts: Facts = {}) {
  const db = await testDb()
  const app = await testApp({ db })
  const owner = await staffSignedIn(db)
  const person = await signedIn(db, facts)
  const set = async (status: boolean) => {
    const path = `http://kafile.test/api/v1/admin/users/${person.userId}`
    const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json', 'if-match': '*' }
    const answer = await app.respond(new Request(path, { method: 'PATCH', headers, body: JSON.stringify({ status }) }))
    if (!answer.ok) throw new Error(await answer.text())
  }
  await set(false)
  return { app, person, bearer: { authorization: `Bearer ${person.token}` }, letIn: () => set(true) }
}

test('whom staff block is told so by the call that asks who they are, without a token', async () => {
  const { app, person, bearer } = await someBlocked()

  const byBearer = await getPage(app, '/api/custom/me', bearer)
  const byCookie = await getPage(app, '/api/custom/me', person.headers)

  expect([byBearer.status, byCookie.status]).toEqual([200, 200])
  expect(await byBearer.json()).toMatchObject({ user: { id: person.userId, status: false }, token: null })
  expect(byCookie.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'))).not.toHaveLength(0)
})

test.each([
  ['/api/v1/orders', {}],
  ['/api/v1/users/me', {}],
  ['/api/v1/agent/dashboard', { isAgent: true }],
  ['/api/v1/admin/dashboard', { staffRole: 'finance' }],
  ['/rest/custom/users', { staffRole: 'owner' }],
] as const)('%s is answered account_blocked', async (path, facts) => {
  const { app, bearer } = await someBlocked(facts)

  const answer = await getPage(app, path, bearer)

  expect([answer.status, (await answer.json()).code]).toEqual([403, 'account_blocked'])
})

test.each([
  ['/tr/user/profile', '/tr/user/login?blocked=true', 'Hesabınız engellendi', {}],
  ['/user/security', '/user/login?blocked=true', 'Your account has been blocked', {}],
  ['/ar/agent/dashboard', '/ar/user/login?blocked=true', 'تم حظر حسابك', { isAgent: true }],
  ['/tr/admin/dashboard', '/tr/admin/login?blocked=true', 'Hesabınız engellendi', { staffRole: 'content' }],
] as const)('%s leads to the door that says why', async (path, door, words, facts) => {
  const { app, person } = await someBlocked(facts)

  const answer = await getPage(app, path, person.headers)
  const page = await (await getPage(app, door)).text()
  const direct = await (await getPage(app, door.replace('?blocked=true', ''), person.headers)).text()

  expect([answer.status, answer.headers.get('location')]).toEqual([302, door])
  expect([page.includes(words), direct.includes(words)]).toEqual([true, true])
})

test('nothing can be changed with the session, and letting in again does not bring it back', async () => {
  const { app, person, bearer, letIn } = await someBlocked()

  const form = await postForm(app, '/user/details', { fullName: 'Neu' }, person.headers)
  const call = await postJson(app, '/api/v1/users/me/password', {}, bearer)
  await letIn()
  const later = await getPage(app, '/api/custom/me', bearer)

  expect([form.headers.get('location'), call.status, later.status]).toEqual(['/user/login?blocked=true', 403, 401])
})
