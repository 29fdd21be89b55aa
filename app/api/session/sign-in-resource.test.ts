import { expect, test } from 'vitest'
import { aUser } from '#modules/accounts/testing/builders.ts'
import { getPage, postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { readEnvironment } from '#platform/env.server.ts'

const password = 'Parola123!'
const english = { 'accept-language': 'en' }

test('the right password answers token and user, and sets both cookies', async () => {
  const db = await testDb()
  const { userId, email } = await aUser(db, { mobile: '+905321234567', password })

  const answer = await postJson(await testApp({ db }), '/auth/local', { identifier: email, password }, english)

  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const body = await answer.json()
  expect(body).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    message: 'Signed in',
    user: {
      id: userId,
      name: 'Ayşe Yılmaz',
      email,
      mobile: '905321234567',
      language: 'tr',
      status: true,
      U_Photo: '/image/user.png',
      U_Admin: '',
      U_Agent: '',
      U_Referral: '',
      U_Dial: '',
    },
  })
  expect(answer.headers.getSetCookie()).toEqual([
    `token=${body.token}; Path=/; SameSite=Lax; Max-Age=604800; HttpOnly`,
    `user=${userId}; Path=/; SameSite=Lax; Max-Age=604800`,
    'signedIn=1; Path=/; SameSite=Lax; Max-Age=604800',
    expect.stringMatching(/^device=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=31536000; HttpOnly$/),
  ])
})

test('cookies travel encrypted where the site does', async () => {
  const db = await testDb()
  const { email } = await aUser(db, { password })
  const env = readEnvironment({ PUBLIC_URL: 'https://kafile.test', DATA_DIR: '/nonexistent' })

  const answer = await postJson(await testApp({ db, env }), '/auth/local', { identifier: email, password })

  expect(answer.headers.getSetCookie().every((cookie) => cookie.includes('; Secure'))).toBe(true)
})

test('a browser that is remembered keeps its cookies for thirty days', async () => {
  const db = await testDb()
  const { email } = await aUser(db, { password })

  const answer = await postJson(await testApp({ db }), '/auth/local', { identifier: email, password, remember: true })

  const session = answer.headers.getSetCookie().filter((cookie) => !cookie.startsWith('device='))
  expect(session.map((cookie) => cookie.includes('Max-Age=2592000'))).toEqual([true, true, true])
})

test.each([
  [{ identifier: 'nobody@example.com', password }, 401, 'credentials', 'Invalid email or password.'],
  [{ identifier: 'nobody@example.com', password: '' }, 422, 'validation', 'Email and password are required'],
  [{ password }, 422, 'validation', 'Email and password are required'],
  [
    { identifier: 'a@example.com', password, isAdmin: true },
    422,
    'unknown_field',
    'Login failed. Please check your email and password.',
  ],
  [{ identifier: 7, password }, 400, 'malformed', 'Login failed. Please check your email and password.'],
  ['text', 400, 'malformed', 'Login failed. Please check your email and password.'],
])('%j is refused', async (body, status, code, message) => {
  const answer = await postJson(await testApp(), '/auth/local', body, english)

  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(await answer.json()).toMatchObject({ type: `/problems/${code}`, code, status, message, detail: message })
  expect(answer.headers.getSetCookie()).toEqual([])
})

test('a blocked account learns so with its right password only', async () => {
  const db = await testDb()
  const { email } = await aUser(db, { password, isActive: false })
  const app = await testApp({ db })

  const right = await postJson(app, '/auth/local', { identifier: email, password }, english)
  const wrong = await postJson(app, '/auth/local', { identifier: email, password: 'other' }, english)

  expect([right.status, (await right.json()).message]).toEqual([403, 'Your account has been blocked. Contact support.'])
  expect([wrong.status, (await wrong.json()).message]).toEqual([401, 'Invalid email or password.'])
})

test('the eleventh try within a quarter of an hour is told to wait', async () => {
  const app = await testApp()
  const body = { identifier: 'nobody@example.com', password }
  for (let tries = 0; tries < 10; tries += 1) await postJson(app, '/auth/local', body)

  const answer = await postJson(app, '/auth/local', body, english)

  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(800)
  expect(await answer.json()).toMatchObject({
    code: 'rate_limited',
    message: 'Too many attempts. Please try again later.',
  })
})

test('without a language it answers in Turkish, with one in that', async () => {
  const app = await testApp()
  const body = { identifier: 'nobody@example.com', password }

  const turkish = await postJson(app, '/auth/local', body)
  const arabic = await postJson(app, '/auth/local?locale=ar', body)

  expect((await turkish.json()).message).toBe('Geçersiz e-posta veya şifre.')
  expect((await arabic.json()).message).toBe('البريد الإلكتروني أو كلمة المرور غير صحيحة.')
  expect(arabic.headers.get('content-language')).toBe('ar')
})

test('another site cannot sign a visitor in', async () => {
  const answer = await postJson(
    await testApp(),
    '/auth/local',
    { identifier: 'a@example.com', password },
    { origin: 'https://evil.example' },
  )

  expect([answer.status, (await answer.json()).code]).toEqual([403, 'origin_refused'])
})

test('only posts sign in', async () => {
  expect((await getPage(await testApp(), '/auth/local')).status).toBe(405)
})
