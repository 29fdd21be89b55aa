import { expect, test } from 'vitest'
import { aUser } from '#modules/accounts/testing/builders.ts'
import { PASSWORD, signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

test.each([
  ['/admin/login', 'en', 'ltr', 'This area is for authorised personnel only.'],
  ['/tr/admin/login', 'tr', 'ltr', 'Bu alan yalnızca yetkili personel içindir.'],
  ['/ar/admin/login', 'ar', 'rtl', 'هذا القسم مخصّص للموظفين المخوّلين فقط.'],
])('%s is the staff door, in its language, for nobody else to find or keep', async (path, lang, dir, notice) => {
  const answer = await getPage(await testApp(), path)
  const html = await answer.text()

  expect(answer.status).toBe(200)
  expect(html).toContain(`<html lang="${lang}" dir="${dir}">`)
  expect(html).toContain(notice)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
})

test('the English prefix leads to the address without it', async () => {
  const answer = await getPage(await testApp(), '/en/admin/login')

  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/admin/login'])
})

test('lets staff in and leads to the overview of the language', async () => {
  const db = await testDb()
  const { email } = await aUser(db, { staffRole: 'owner', password: PASSWORD })

  const answer = await postForm(await testApp({ db }), '/ar/admin/login', { email, password: PASSWORD })

  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/ar/admin/dashboard'])
  expect(answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
    'token',
    'user',
    'signedIn',
    'device',
  ])
  // The door does not have the texts of what lies behind it.
  expect(answer.headers.get('x-remix-reload-document')).toBe('true')
})

test.each([
  ['/admin/orders?state=paid', '/admin/orders?state=paid'],
  ['//evil.example', '/admin/dashboard'],
])('asked to go to %s it leads to %s', async (returnTo, target) => {
  const db = await testDb()
  const { email } = await aUser(db, { staffRole: 'owner', password: PASSWORD })

  const answer = await postForm(await testApp({ db }), '/admin/login', { email, password: PASSWORD, returnTo })

  expect(answer.headers.get('location')).toBe(target)
})

test.each([
  ['wrong password', { password: 'other' }, 401, 'Invalid email or password.'],
  ['no password', { password: '' }, 422, 'Email and password are required'],
  ['a password beyond any', { password: 'x'.repeat(2000) }, 400, 'Login failed. Please check your email and password.'],
])('%s: %s', async (_case, change, status, message) => {
  const db = await testDb()
  const { email } = await aUser(db, { staffRole: 'owner', password: PASSWORD })

  const answer = await postForm(await testApp({ db }), '/admin/login', { email, ...change })
  const html = await answer.text()

  expect(answer.status).toBe(status)
  expect(html).toContain(message)
  expect(html).toMatch(/<div tabindex="-1" autofocus="" class="[^"]+"><div class="[^"]+" role="alert">/i)
})

test('keeps the address that was typed, never the password', async () => {
  const answer = await postForm(await testApp(), '/admin/login', {
    email: 'fatma@example.com',
    password: 'secret-word',
  })
  const html = await answer.text()

  expect(html).toContain('value="fatma@example.com"')
  expect(html).not.toContain('secret-word')
})

test('a member with the right password is not known here', async () => {
  const db = await testDb()
  const { email } = await aUser(db, { password: PASSWORD })

  const answer = await postForm(await testApp({ db }), '/admin/login', { email, password: PASSWORD })

  expect(answer.status).toBe(401)
})

test('a blocked admin learns so with the right password only', async () => {
  const db = await testDb()
  const { email } = await aUser(db, { staffRole: 'owner', password: PASSWORD, isActive: false })
  const app = await testApp({ db })

  const right = await postForm(app, '/admin/login', { email, password: PASSWORD })
  const wrong = await postForm(app, '/admin/login', { email, password: 'other' })

  expect([right.status, (await right.text()).includes('Your account has been blocked. Contact support.')]).toEqual([
    403,
    true,
  ])
  expect([wrong.status, (await wrong.text()).includes('Invalid email or password.')]).toEqual([401, true])
})

test('the eleventh try is told to wait', async () => {
  const app = await testApp()
  for (let tries = 0; tries < 10; tries += 1)
    await postForm(app, '/admin/login', { email: 'a@example.com', password: 'x' })

  const answer = await postForm(app, '/tr/admin/login', { email: 'a@example.com', password: 'x' })

  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await answer.text()).toContain('Çok fazla deneme yapıldı. Lütfen daha sonra tekrar deneyin.')
})

test('staff who are signed in already are led on, members are not', async () => {
  const db = await testDb()
  const app = await testApp({ db })

  const staff = await getPage(app, '/tr/admin/login', (await staffSignedIn(db)).headers)
  const member = await getPage(app, '/tr/admin/login', (await signedIn(db)).headers)

  expect([staff.status, staff.headers.get('location')]).toEqual([302, '/tr/admin/dashboard'])
  expect(member.status).toBe(200)
})
