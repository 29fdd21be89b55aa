import { expect, test } from 'vitest'
import { aUser } from '#modules/accounts/testing/builders.ts'
import { PASSWORD, signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

test.each([
  ['/user/login', 'en', 'ltr', 'Welcome back'],
  ['/tr/user/login', 'tr', 'ltr', 'Yeniden hoş geldiniz'],
  ['/ar/user/login', 'ar', 'rtl', 'أهلًا بعودتك'],
])('%s greets in its language and stays out of search engines', async (path, lang, dir, greeting) => {
  const answer = await getPage(await testApp(), path)
  const html = await answer.text()

  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(html).toContain(`<html lang="${lang}" dir="${dir}">`)
  expect(html).toContain(greeting)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('lets a member in by e-mail or mobile and leads to the profile', async () => {
  const db = await testDb()
  const { email } = await aUser(db, { mobile: '+905321234567', password: PASSWORD })
  const app = await testApp({ db })

  const byEmail = await postForm(app, '/tr/user/login', { identifier: email, password: PASSWORD })
  const byMobile = await postForm(app, '/tr/user/login', { identifier: '0532 123 45 67', password: PASSWORD })

  expect([byEmail.status, byEmail.headers.get('location')]).toEqual([302, '/tr/user/profile'])
  expect(byMobile.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
    'token',
    'user',
    'signedIn',
    'device',
  ])
})

test.each(
  ['', '/tr', '/ar'].flatMap((prefix) => [
    { prefix, who: 'staff', facts: { staffRole: 'owner' as const }, panel: '/admin/dashboard' },
    { prefix, who: 'agents', facts: { isAgent: true }, panel: '/agent/dashboard' },
    {
      prefix,
      who: 'staff who sell, too,',
      facts: { staffRole: 'owner' as const, isAgent: true },
      panel: '/admin/dashboard',
    },
  ]),
)('$prefix/user/login leads $who to $panel, also those who are in already', async ({ prefix, facts, panel }) => {
  const db = await testDb()
  const app = await testApp({ db })
  const { email, headers } = await signedIn(db, facts)

  const answer = await postForm(app, `${prefix}/user/login`, { identifier: email, password: PASSWORD })
  const again = await getPage(app, `${prefix}/user/login`, headers)
  const fromElsewhere = await getPage(app, `${prefix}/user/login?redirected=1`, headers)

  const told = [answer, again, fromElsewhere].map((each) => each.headers.get('location'))
  expect(told).toEqual([`${prefix}${panel}`, `${prefix}${panel}`, `${prefix}${panel}?redirected=1`])
})

test.each([
  ['/odeme', '/odeme'],
  ['https://evil.example/', '/user/profile'],
])('asked to go to %s it leads to %s', async (returnTo, target) => {
  const db = await testDb()
  const { email } = await aUser(db, { password: PASSWORD })

  const answer = await postForm(await testApp({ db }), '/user/login', {
    identifier: email,
    password: PASSWORD,
    returnTo,
  })

  expect(answer.headers.get('location')).toBe(target)
})

test('who asks to be remembered is, for thirty days', async () => {
  const db = await testDb()
  const { email } = await aUser(db, { password: PASSWORD })

  const answer = await postForm(await testApp({ db }), '/user/login', {
    identifier: email,
    password: PASSWORD,
    remember: 'on',
  })

  const session = answer.headers.getSetCookie().filter((cookie) => !cookie.startsWith('device='))
  expect(session.map((cookie) => cookie.includes('Max-Age=2592000'))).toEqual([true, true, true])
})

test.each([
  [{ identifier: 'nobody@example.com', password: 'x' }, 401, 'Geçersiz e-posta veya şifre.'],
  [{ identifier: '', password: 'x' }, 422, 'E-posta ve şifre gereklidir'],
  [{ identifier: 'x'.repeat(300), password: 'x' }, 400, 'Giriş başarısız. Lütfen e-posta ve şifrenizi kontrol edin.'],
])('%j is answered with one sentence under the title of the notice', async (fields, status, sentence) => {
  const answer = await postForm(await testApp(), '/tr/user/login', fields)
  const html = await answer.text()

  expect(answer.status).toBe(status)
  expect(html).toContain('>Hata</b>')
  expect(html).toContain(sentence)
})

test('a blocked account is told so and not let in', async () => {
  const db = await testDb()
  const { email } = await aUser(db, { password: PASSWORD, isActive: false })

  const answer = await postForm(await testApp({ db }), '/user/login', { identifier: email, password: PASSWORD })

  expect(answer.status).toBe(403)
  expect(await answer.text()).toContain('Your account has been blocked. Contact support.')
  expect(answer.headers.getSetCookie()).toEqual([])
})

test('people who are signed in are led on', async () => {
  const db = await testDb()
  const app = await testApp({ db })

  const member = await getPage(app, '/ar/user/login', (await signedIn(db)).headers)
  const staff = await getPage(app, '/ar/user/login?returnTo=/ar/odeme', (await staffSignedIn(db)).headers)

  expect([member.headers.get('location'), staff.headers.get('location')]).toEqual(['/ar/user/profile', '/ar/odeme'])
})
