import { expect, test } from 'vitest'
import { codeOf, setUpApp } from '#tests/setup/second-factor.ts'
import { PASSWORD, signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function refusedSignIn(path: string, nameOfUser: string, facts: 'member' | 'staff') {
  const db = await testDb()
  const app = await testApp({ db })
  const { email, headers } = facts === 'staff' ? await staffSignedIn(db) : await signedIn(db)
  const { secret } = await setUpApp(app, headers)
  const refusal = await postJson(app, `${path}?locale=en`, { [nameOfUser]: email, password: PASSWORD })
  const body: Record<string, string> = await refusal.json()
  return { app, email, secret, status: refusal.status, body, cookies: refusal.headers.getSetCookie() }
}

test.each([
  ['/auth/local', 'identifier', 'member'],
  ['/api/v1/admin/session', 'email', 'staff'],
] as const)('%s names the second factor and gives no token; the code completes it', async (path, nameOfUser, facts) => {
  const { app, email, secret, status, body, cookies } = await refusedSignIn(path, nameOfUser, facts)
  const completed = await postJson(app, '/auth/second-factor', {
    challenge: body['challenge'],
    code: codeOf(secret, 1),
  })

  expect([status, body['code'], body['token'], cookies]).toEqual([401, 'second_factor_required', undefined, []])
  expect(body['message']).toBe('This account asks for a second factor. Please use the sign-in page.')
  expect(completed.status).toBe(200)
  expect(await completed.json()).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/), user: { email } })
})

test.each([
  [{ challenge: 'unknown', code: '123456' }, 410, 'challenge_expired'],
  [{}, 410, 'challenge_expired'],
  [{ challenge: 5 }, 400, 'malformed'],
  [{ challenge: 'x', password: 'y' }, 422, 'unknown_field'],
])('%j is answered with %i %s', async (body, status, code) => {
  const answer = await postJson(await testApp(), '/auth/second-factor', body)

  expect([answer.status, (await answer.json()).code]).toEqual([status, code])
})

test('a wrong code is refused in the language of the caller', async () => {
  const { app, body } = await refusedSignIn('/auth/local', 'identifier', 'member')

  const answer = await postJson(app, '/auth/second-factor?locale=tr', { challenge: body['challenge'], code: '000000' })

  expect([answer.status, (await answer.json()).message]).toEqual([
    401,
    'Doğrulanamadı. Yeni bir kodla yeniden deneyin.',
  ])
})
