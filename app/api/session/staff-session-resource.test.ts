import { expect, test } from 'vitest'
import { aUser } from '#modules/accounts/testing/builders.ts'
import { getPage, postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { PASSWORD, staffSignedIn } from '#tests/setup/signed-in.ts'

test('signs staff in', async () => {
  const db = await testDb()
  const { email } = await aUser(db, { staffRole: 'owner', password: PASSWORD })

  const answer = await postJson(await testApp({ db }), '/api/v1/admin/session', { email, password: PASSWORD })

  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ user: { email, U_Admin: 'on' } })
  expect(answer.headers.getSetCookie()).toHaveLength(4)
})

test('does not know members', async () => {
  const db = await testDb()
  const { email } = await aUser(db, { password: PASSWORD })

  const answer = await postJson(await testApp({ db }), '/api/v1/admin/session?locale=en', { email, password: PASSWORD })

  expect([answer.status, (await answer.json()).message]).toEqual([401, 'Invalid email or password.'])
})

test('ends the session of the call', async () => {
  const db = await testDb()
  const { token, headers } = await staffSignedIn(db)
  const app = await testApp({ db })

  const ended = await app.respond(
    new Request('http://kafile.test/api/v1/admin/session', {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    }),
  )

  expect(ended.status).toBe(204)
  expect((await getPage(app, '/api/custom/me', headers)).status).toBe(401)
})
