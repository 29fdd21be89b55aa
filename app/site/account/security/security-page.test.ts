import { expect, test } from 'vitest'
import { createOwner } from '#modules/accounts/index.server.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { cookieOf, setUpApp } from '#tests/setup/second-factor.ts'
import { PASSWORD, signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

test.each([
  ['/user/security', 'Authenticator app'],
  ['/tr/user/security', 'Doğrulama uygulaması'],
  ['/ar/user/security', 'تطبيق المصادقة'],
])('%s shows a member how one may sign in', async (path, words) => {
  const db = await testDb()
  const { headers } = await signedIn(db)

  const answer = await getPage(await testApp({ db }), path, headers)

  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain(words)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('an app is set up without any script: square, key, code, ten recovery codes that are seen once', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers } = await signedIn(db)

  const { status, secret, codes } = await setUpApp(app, headers)
  const later = await (await getPage(app, '/user/security', headers)).text()

  expect([status, secret.length, codes.length]).toEqual([200, 32, 10])
  expect(later).toContain('On. Every sign-in asks for the code of the app.')
  expect(later).toContain('You have 10 codes.')
  expect(codes.filter((code) => later.includes(code))).toEqual([])
  expect(later).not.toContain(secret)
})

test('a wrong first code turns nothing on and keeps the square', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers } = await signedIn(db)
  await postForm(app, '/user/security', { intent: 'begin-totp' }, headers)

  const refused = await postForm(app, '/user/security?setup=totp', { intent: 'confirm-totp', code: '000000' }, headers)
  const html = await refused.text()

  expect(refused.status).toBe(401)
  expect(html).toContain('The code is wrong or was used before.')
  expect(html).toContain('<svg')
})

test('turning the app off leads back and says so', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers } = await signedIn(db)
  await setUpApp(app, headers)

  const removed = await postForm(app, '/tr/user/security', { intent: 'remove-totp' }, headers)

  expect([removed.status, removed.headers.get('location')]).toEqual([303, '/tr/user/security?done=totp-off'])
})

test('strangers sign in first', async () => {
  const answer = await getPage(await testApp(), '/tr/user/security')

  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    '/tr/user/login?returnTo=%2Ftr%2Fuser%2Fsecurity',
  ])
})

test.each([{ intent: 'unknown' }, {}, { intent: 'remove-passkey', passkeyId: 'nobody’s' }])(
  'a form that asks for %j changes nothing',
  async (fields) => {
    const db = await testDb()
    const { headers } = await signedIn(db)

    const answer = await postForm(await testApp({ db }), '/user/security', fields as Record<string, string>, headers)

    expect([302, 303]).toContain(answer.status)
  },
)

test('a new owner is led to set a second factor up, and on to the overview afterwards', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  await createOwner(db, { fullName: 'Zeynep Aydın', email: 'owner@example.com', password: PASSWORD })
  const entered = await postForm(app, '/tr/admin/login', { email: 'owner@example.com', password: PASSWORD })
  const headers = { cookie: cookieOf(entered, 'token') }

  const door = await getPage(app, '/tr/admin/dashboard', headers)
  const page = await (await getPage(app, door.headers.get('location') ?? '', headers)).text()
  const { codes, html } = await setUpApp(app, headers)

  expect([door.status, door.headers.get('location')]).toEqual([302, '/tr/user/security?required=true'])
  expect(page).toContain('Devam etmeden önce')
  expect(codes).toHaveLength(10)
  expect(html).toContain('href="/admin/dashboard"')
  expect((await getPage(app, '/tr/admin/dashboard', headers)).status).toBe(200)
})

test('an owner with a second factor asks it of all staff, who are led to set it up before anything else', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const owner = await staffSignedIn(db)
  const colleague = await staffSignedIn(db, { staffRole: 'finance' })
  const early = await postForm(app, '/user/security', { intent: 'staff-duty', isRequired: 'on' }, owner.headers)
  await setUpApp(app, owner.headers)

  const asked = await postForm(app, '/user/security', { intent: 'staff-duty', isRequired: 'on' }, owner.headers)
  const area = await getPage(app, '/tr/admin/dashboard', colleague.headers)
  const call = await getPage(app, '/api/v1/admin/dashboard', colleague.headers)
  const page = await getPage(app, '/tr/user/security?required=true', colleague.headers)

  expect([early.status, asked.status]).toEqual([403, 303])
  const { entries } = await listAuditEntries(db, { action: 'settings', page: 1, pageSize: 10 })
  expect(entries).toMatchObject([
    { actor: { id: owner.userId }, before: { isDemanded: false }, after: { isDemanded: true } },
  ])
  expect([area.status, area.headers.get('location')]).toEqual([302, '/tr/user/security?required=true'])
  expect(call.status).toBe(403)
  expect(await page.text()).toContain('Devam etmeden önce ikinci bir doğrulama yöntemi kurmanız gerekiyor.')

  await setUpApp(app, colleague.headers)
  expect((await getPage(app, '/tr/admin/dashboard', colleague.headers)).status).toBe(200)
})

test('finance asks nothing of all staff', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db, { staffRole: 'finance' })
  await setUpApp(app, headers)

  const answer = await postForm(app, '/user/security', { intent: 'staff-duty', isRequired: 'on' }, headers)

  expect(answer.status).toBe(403)
})
