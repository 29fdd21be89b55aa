import { expect, test } from 'vitest'
import { aUser } from '#modules/accounts/testing/builders.ts'
import { signedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const fields = {
  fullName: 'Ayşe Yılmaz',
  email: 'ayse@example.com',
  mobile: '0532 123 45 67',
  password: 'Aa1!aaaa',
  confirmPassword: 'Aa1!aaaa',
  terms: 'on',
  privacy: 'on',
}

test.each([
  ['/user/register', 'en', 'ltr', 'Create an account', '50 USD'],
  ['/tr/user/register', 'tr', 'ltr', 'Hesap aç', '50 USD'],
  ['/ar/user/register', 'ar', 'rtl', 'إنشاء حساب', '50 دولارًا'],
])('%s asks in its language, names the discount and ticks nothing', async (path, lang, dir, title, discount) => {
  const answer = await getPage(await testApp(), path)
  const html = await answer.text()

  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(html).toContain(`<html lang="${lang}" dir="${dir}">`)
  for (const words of [title, discount, '<meta name="robots" content="noindex"/>']) expect(html).toContain(words)
  for (const name of ['fullName', 'email', 'mobile', 'password', 'confirmPassword', 'terms', 'privacy', 'marketing'])
    expect(html).toMatch(new RegExp(`<input[^>]* name="${name}"`))
  expect(html).not.toMatch(/<input[^>]* checked/)
})

test('an account is opened, its owner is signed in and told about the mail', async () => {
  const db = await testDb()
  const app = await testApp({ db })

  const answer = await postForm(app, '/tr/user/register', fields)
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const profile = await getPage(app, answer.headers.get('location') ?? '', { cookie })

  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/tr/user/profile?welcome=1'])
  expect(await profile.text()).toContain('E-posta adresinize bir onay bağlantısı gönderdik')
})

test.each([
  ['/tr/odeme', '/tr/odeme'],
  ['//evil.example', '/tr/user/profile?welcome=1'],
])('who came from %s is led to %s', async (returnTo, target) => {
  const answer = await postForm(await testApp(), '/tr/user/register', { ...fields, returnTo })

  expect(answer.headers.get('location')).toBe(target)
})

test.each([
  [{ password: 'aa1!aaaa', confirmPassword: 'aa1!aaaa' }, 'At least one uppercase letter'],
  [{ confirmPassword: 'Aa1!aaab' }, 'Passwords must be same.'],
  [{ email: 'a@b' }, 'Please enter a valid email address'],
  [{ mobile: '123' }, 'Please enter a valid phone number'],
  [{ fullName: '' }, 'Please fill in all required fields'],
  [{ terms: '' }, 'Please accept the required agreements'],
])('%j comes back with its words and without the passwords', async (change, sentence) => {
  const answer = await postForm(await testApp(), '/user/register', { ...fields, ...change })
  const html = await answer.text()

  expect(answer.status).toBe(422)
  expect(html).toContain(sentence)
  expect(html).toMatch(/name="privacy"[^>]* checked=""/)
  expect(html).not.toContain('Aa1!aaaa')
  expect(answer.headers.getSetCookie()).toEqual([])
})

test('an address that has an account is said to be taken', async () => {
  const db = await testDb()
  const { email } = await aUser(db)

  const answer = await postForm(await testApp({ db }), '/tr/user/register', { ...fields, email })

  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('Bu e-posta adresi zaten kayıtlı')
})

test('people who are signed in are led on', async () => {
  const db = await testDb()

  const answer = await getPage(await testApp({ db }), '/ar/user/register', (await signedIn(db)).headers)

  expect(answer.headers.get('location')).toBe('/ar/user/profile')
})

test('a program that fills in what nobody sees opens nothing', async () => {
  const db = await testDb()
  const app = await testApp({ db })

  await postForm(app, '/user/register', { ...fields, website: 'x' })

  expect((await postForm(app, '/user/login', { identifier: fields.email, password: fields.password })).status).toBe(401)
})

test('the login page leads here and to a forgotten password', async () => {
  const html = await (await getPage(await testApp(), '/tr/user/login?returnTo=/tr/odeme')).text()

  expect(html).toContain('href="/tr/user/register?returnTo=%2Ftr%2Fodeme"')
  expect(html).toContain('href="/tr/user/forgot"')
})
