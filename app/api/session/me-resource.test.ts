import { expect, test } from 'vitest'
import { setActive } from '#modules/accounts/testing/builders.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'

const gone = [
  'token=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly',
  'user=; Path=/; SameSite=Lax; Max-Age=0',
  'signedIn=; Path=/; SameSite=Lax; Max-Age=0',
]

test('tells who is signed in, by cookie or by bearer', async () => {
  const db = await testDb()
  const { userId, email, token, headers } = await signedIn(db)
  const app = await testApp({ db })

  const byCookie = await (await getPage(app, '/api/custom/me', headers)).json()
  const byBearer = await (await getPage(app, '/api/custom/me', { authorization: `Bearer ${token}` })).json()

  expect(byCookie).toMatchObject({
    user: { id: userId, email, status: true, U_Admin: '', U_Photo: '/image/user.png' },
    token,
  })
  expect(byBearer).toEqual(byCookie)
})

test('marks staff as the older calls do', async () => {
  const db = await testDb()
  const { headers } = await staffSignedIn(db)

  const { user } = await (await getPage(await testApp({ db }), '/api/custom/me', headers)).json()

  expect(user.U_Admin).toBe('on')
})

test('without a good token nobody is signed in, and the cookies go', async () => {
  const app = await testApp()

  const without = await getPage(app, '/api/custom/me')
  const bad = await getPage(app, '/api/custom/me', { cookie: 'token=made-up; user=7' })

  expect([without.status, bad.status]).toEqual([401, 401])
  expect(bad.headers.get('www-authenticate')).toBe('Bearer')
  expect(bad.headers.getSetCookie()).toEqual(gone)
  expect(await bad.json()).toMatchObject({ code: 'unauthenticated' })
})

test('a blocked account is told so, without a token, and loses its cookies', async () => {
  const db = await testDb()
  const { userId, headers } = await signedIn(db)
  await setActive(db, userId, false)

  const answer = await getPage(await testApp({ db }), '/api/custom/me', headers)

  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ user: { id: userId, status: false }, token: null })
  expect(answer.headers.getSetCookie()).toEqual(gone)
})

test.each([
  [{}, 'ar'],
  [{ 'accept-language': 'en' }, 'ar'],
  [{ cookie: 'lang=en' }, 'en'],
])('with %j a call speaks to an Arabic account in %s', async (headers, language) => {
  const db = await testDb()
  const { token } = await signedIn(db, { language: 'ar' })

  const answer = await getPage(await testApp({ db }), '/api/v1/faq', { ...headers, authorization: `Bearer ${token}` })

  expect(answer.headers.get('content-language')).toBe(language)
})
