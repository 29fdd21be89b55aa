import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { PASSWORD, signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

test('a member takes everything along as a file, and nothing that opens the account', async () => {
  const db = await testDb()
  const { userId, email, token, headers } = await signedIn(db)
  await anOrder(db, { userId, orderNo: '2027-000001' })
  await anOrder(db, { orderNo: '2027-000002' })

  const answer = await getPage(await testApp({ db }), '/api/v1/users/me/export', headers)
  const text = await answer.text()

  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-.*\.json"$/)
  for (const fact of [email, '2027-000001', 'Ayşe Yılmaz']) expect(text).toContain(fact)
  for (const secret of ['2027-000002', token, 'argon2', 'package-tour-contract']) expect(text).not.toContain(secret)
})

test('an account is closed with the password, and the browser is signed out', async () => {
  const db = await testDb()
  const { email, headers } = await signedIn(db)
  const app = await testApp({ db })

  const closed = await postForm(app, '/tr/user/data', { current: PASSWORD, sure: 'on' }, headers)
  const said = await getPage(app, closed.headers.get('location') ?? '')
  const again = await postJson(app, '/auth/local', { identifier: email, password: PASSWORD })
  const profile = await getPage(app, '/tr/user/profile', headers)

  expect([closed.status, closed.headers.get('location')]).toEqual([303, '/tr/user/deleted'])
  expect(closed.headers.getSetCookie()[0]).toContain('Max-Age=0')
  expect(await said.text()).toContain('Hesabınız silindi.')
  expect([again.status, profile.status]).toEqual([401, 302])
})

test.each([
  [{ current: 'x', sure: 'on' }, 403, 'Current password is wrong'],
  [{ current: PASSWORD }, 422, 'Tick the box before you delete'],
])('%j closes nothing and is answered %i', async (fields, status, words) => {
  const db = await testDb()
  const { headers } = await signedIn(db)
  const app = await testApp({ db })

  const refused = await postForm(app, '/user/data', fields, headers)

  expect(refused.status).toBe(status)
  expect(await refused.text()).toContain(words)
  expect((await getPage(app, '/user/profile', headers)).status).toBe(200)
})

test('the last owner stays', async () => {
  const db = await testDb()
  const { headers } = await staffSignedIn(db)

  const refused = await postForm(await testApp({ db }), '/user/data', { current: PASSWORD, sure: 'on' }, headers)

  expect(refused.status).toBe(409)
})

test('the call closes the account too', async () => {
  const db = await testDb()
  const { token } = await signedIn(db)
  const app = await testApp({ db })
  const close = (password: string) =>
    app.respond(
      new Request('http://kafile.test/api/v1/users/me', {
        method: 'DELETE',
        body: JSON.stringify({ password }),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      }),
    )

  const answers = [await close('x'), await close(PASSWORD), await close(PASSWORD)]

  expect(answers.map(({ status }) => status)).toEqual([403, 202, 401])
})

test.each([
  ['/user/data', 'My data'],
  ['/tr/user/data', 'Verilerim'],
  ['/ar/user/data', 'بياناتي المحفوظة'],
])('%s says in its language what goes and what stays', async (path, title) => {
  const db = await testDb()

  const html = await (await getPage(await testApp({ db }), path, (await signedIn(db)).headers)).text()

  expect(html).toContain(title)
  expect(html).toContain('href="/api/v1/users/me/export"')
})

test.each([
  ['/user/data/read', 'What we keep about you', 'Package tour contract'],
  ['/tr/user/data/read', 'Hakkınızda tuttuklarımız', 'Paket tur sözleşmesi'],
  ['/ar/user/data/read', 'ما نحفظه عنك', 'عقد الرحلة الشاملة'],
])('%s shows everything to read, to its owner only, and the log knows', async (path, title, contract) => {
  const db = await testDb()
  const { userId, email, token, headers } = await signedIn(db)
  await anOrder(db, { userId, orderNo: '2027-000001' })
  await anOrder(db, { orderNo: '2027-000002' })
  await sql`update orders set documents = jsonb_set(documents, '{0,id}', '"package-tour-contract"')`.execute(db)
  const app = await testApp({ db })

  const page = await getPage(app, path, headers)
  const html = await page.text()
  const stranger = await getPage(app, path)

  for (const fact of [title, contract, email, '2027-000001', '10000000146', 'U12345678']) expect(html).toContain(fact)
  for (const secret of ['2027-000002', token, 'argon2', 'package-tour-contract']) expect(html).not.toContain(secret)
  expect([page.headers.get('cache-control'), stranger.status]).toEqual(['private, no-store', 302])
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 5 })
  expect(entries).toMatchObject([{ action: 'personal-data.export', actor: { id: userId } }])
})
