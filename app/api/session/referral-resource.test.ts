import { expect, test } from 'vitest'
import { signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const json = { 'content-type': 'application/json', 'accept-language': 'en' }

async function put(app: Awaited<ReturnType<typeof testApp>>, userId: string, body: unknown, token?: string) {
  const answer = await app.respond(
    new Request(`http://kafile.test/api/uye/${userId}`, {
      method: 'PUT',
      body: JSON.stringify(body),
      headers: { ...json, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    }),
  )
  return { status: answer.status, body: await answer.json() }
}

test('a code is kept once: again is fine, another is refused', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const { userId, token } = await signedIn(db)

  const first = await put(app, userId, { U_Referral: 'ABC' }, token)
  const again = await put(app, userId, { U_Referral: 'ABC' }, token)
  const other = await put(app, userId, { U_Referral: 'XYZ' }, token)

  expect([first, again]).toEqual([
    { status: 200, body: { id: userId, U_Referral: 'ABC' } },
    { status: 200, body: { id: userId, U_Referral: 'ABC' } },
  ])
  expect([other.status, other.body.code]).toEqual([409, 'referral_set'])
})

test('of two codes at once one stays', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const { userId, token } = await signedIn(db)

  const both = await Promise.all(['A', 'B'].map((code) => put(app, userId, { U_Referral: code }, token)))

  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('staff who look after users say it for others, nobody else does', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const { userId } = await signedIn(db)
  const owner = await staffSignedIn(db)
  const writer = await staffSignedIn(db, { staffRole: 'content' })
  const stranger = await signedIn(db)
  const as = (token?: string) => put(app, userId, { U_Referral: 'ABC' }, token)

  const answers = [await as(), await as(stranger.token), await as(writer.token), await as(owner.token)]

  expect(answers.map(({ status }) => status)).toEqual([401, 404, 404, 200])
})

test.each(['no-user', '00000000-0000-4000-8000-000000000000'])('there is no user %s', async (id) => {
  const db = await testDb()
  const { token } = await staffSignedIn(db)

  expect((await put(await testApp({ db }), id, { U_Referral: 'ABC' }, token)).status).toBe(404)
})

test.each([
  [{ U_Referral: '' }, 'validation', '/U_Referral'],
  [{ U_Referral: 'A B' }, 'validation', '/U_Referral'],
  [{ U_Referral: 'a'.repeat(65) }, 'validation', '/U_Referral'],
  [{ U_Referral: 7 }, 'validation', '/U_Referral'],
  [{}, 'validation', '/U_Referral'],
  [{ U_Referral: 'ABC', U_Admin: 'on' }, 'unknown_field', '/U_Admin'],
])('refuses %j with %s', async (body, code, pointer) => {
  const db = await testDb()
  const { userId, token } = await signedIn(db)

  const answer = await put(await testApp({ db }), userId, body, token)

  expect(answer).toMatchObject({ status: 422, body: { code, errors: [{ pointer, code }] } })
})

test('a cookie alone changes nothing unless the call comes from a page of ours', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const { userId, headers } = await signedIn(db)
  const ask = async (more: Record<string, string>) =>
    (
      await app.respond(
        new Request(`http://kafile.test/api/uye/${userId}`, {
          method: 'PUT',
          body: '{"U_Referral":"ABC"}',
          headers: { ...json, ...headers, ...more },
        }),
      )
    ).status

  expect([
    await ask({}),
    await ask({ origin: 'https://evil.example' }),
    await ask({ origin: 'http://kafile.test' }),
  ]).toEqual([403, 403, 200])
})
