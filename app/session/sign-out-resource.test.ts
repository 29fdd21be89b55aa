import { expect, test } from 'vitest'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { signedIn } from '#tests/setup/signed-in.ts'

test('ends the session, clears the cookies and leads home', async () => {
  const db = await testDb()
  const { headers } = await signedIn(db)
  const app = await testApp({ db })

  const out = await getPage(app, '/auth/logout', { cookie: `${headers.cookie}; lang=ar` })
  const after = await getPage(app, '/api/custom/me', headers)

  expect([out.status, out.headers.get('location'), out.headers.get('cache-control')]).toEqual([302, '/ar', 'no-store'])
  expect(out.headers.getSetCookie()).toEqual([
    'token=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly',
    'user=; Path=/; SameSite=Lax; Max-Age=0',
  ])
  expect(after.status).toBe(401)
})

test.each([
  ['/tr/tours?month=2027-02', '/tr/tours?month=2027-02'],
  ['//evil.example', '/tr'],
  ['https://evil.example/', '/tr'],
])('asked to return to %s it leads to %s', async (returnTo, target) => {
  const answer = await getPage(await testApp(), `/auth/logout?returnTo=${encodeURIComponent(returnTo)}`, {
    cookie: 'lang=tr',
  })

  expect([answer.status, answer.headers.get('location')]).toEqual([302, target])
})
