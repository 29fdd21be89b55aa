import { expect, test } from 'vitest'
import { aUser } from '#modules/accounts/testing/builders.ts'
import { getPage, postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const english = { 'accept-language': 'en' }
const body = {
  fullName: 'Ayşe Yılmaz',
  email: 'ayse@example.com',
  mobile: '0532 123 45 67',
  password: 'Aa1!aaaa',
  confirmPassword: 'Aa1!aaaa',
  consents: { terms: true, privacy: true, personalData: true },
  marketing: false,
}

test('opens an account and signs its owner in', async () => {
  const app = await testApp()

  const answer = await postJson(app, '/api/v1/users', body, english)
  const { token, user } = await answer.json()
  const me = await getPage(app, '/api/custom/me', { authorization: `Bearer ${token}` })

  expect(answer.status).toBe(201)
  expect(user).toMatchObject({ name: 'Ayşe Yılmaz', email: 'ayse@example.com', mobile: '905321234567', language: 'en' })
  expect(answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
    'token',
    'user',
    'signedIn',
    'device',
  ])
  expect((await me.json()).user.id).toBe(user.id)
})

test.each([
  [{ password: 'Aa1!aaa', confirmPassword: 'Aa1!aaa' }, 'password_rules', '/password', 'At least 8 characters'],
  [
    { password: 'aa1!aaaa', confirmPassword: 'aa1!aaaa' },
    'password_rules',
    '/password',
    'At least one uppercase letter',
  ],
  [{ confirmPassword: 'Aa1!aaab' }, 'password_same', '/confirmPassword', 'Passwords must be same.'],
  [{ email: 'a@@b.com' }, 'email', '/email', 'Please enter a valid email address'],
  [{ mobile: 'abcdefghij' }, 'phone', '/mobile', 'Please enter a valid phone number'],
  [{ email: '' }, 'validation', '/email', 'Please fill in all required fields'],
  [
    { consents: { terms: false, privacy: true } },
    'agreements',
    '/consents/terms',
    'Please accept the required agreements',
  ],
])('refuses %j as %s', async (change, code, pointer, message) => {
  const answer = await postJson(await testApp(), '/api/v1/users', { ...body, ...change }, english)

  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ code, detail: message, errors: [{ pointer, message }] })
})

test.each([
  ['en', 'This email address is already registered'],
  ['tr', 'Bu e-posta adresi zaten kayıtlı'],
  ['ar', 'هذا البريد الإلكتروني مسجّل لدينا من قبل'],
])('an address that has an account is said to be taken in %s', async (locale, sentence) => {
  const db = await testDb()
  const { email } = await aUser(db)

  const answer = await postJson(await testApp({ db }), `/api/v1/users?locale=${locale}`, { ...body, email })

  expect([answer.status, (await answer.json()).detail]).toEqual([409, sentence])
})

test('an address that has an account is refused', async () => {
  const db = await testDb()
  const { email } = await aUser(db)

  const answer = await postJson(await testApp({ db }), '/api/v1/users', { ...body, email }, english)

  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ code: 'email_taken' })
})

test.each([
  [{ ...body, isAdmin: true }, 422, 'unknown_field'],
  [{ ...body, email: 7 }, 400, 'malformed'],
  [undefined, 400, 'malformed'],
])('refuses %j with %i %s', async (sent, status, code) => {
  const answer = await postJson(await testApp(), '/api/v1/users', sent, english)

  expect([answer.status, (await answer.json()).code]).toEqual([status, code])
})

test('what nobody sees and a program filled in is taken and dropped', async () => {
  const answer = await postJson(await testApp(), '/api/v1/users', { ...body, website: 'x' }, english)

  expect([answer.status, answer.headers.getSetCookie()]).toEqual([202, []])
})

test('eleven forms of one address in a minute are one too many', async () => {
  const app = await testApp()
  const send = () => postJson(app, '/api/v1/users', { ...body, email: '' }, english)
  for (let count = 0; count < 10; count += 1) await send()

  const refused = await send()

  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
})
