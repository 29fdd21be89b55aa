import { expect, test } from 'vitest'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
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
    'signedIn=; Path=/; SameSite=Lax; Max-Age=0',
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

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 200],
  [{ 'sec-fetch-site': 'same-site' }, 200],
  [{ 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }, 200],
  [{ 'sec-fetch-site': 'same-origin' }, 401],
  [{ 'sec-fetch-site': 'none' }, 401],
] as [Record<string, string>, number][])(
  'who comes with %j is asked afterwards who they are and told %i',
  async (from, status) => {
    const db = await testDb()
    const { headers } = await signedIn(db)
    const app = await testApp({ db })

    const out = await getPage(app, '/auth/logout', { ...headers, ...from })

    expect(out.status).toBe(302)
    expect((await getPage(app, '/api/custom/me', headers)).status).toBe(status)
  },
)

test('a form ends the session too, one of another site does not', async () => {
  const db = await testDb()
  const { headers } = await signedIn(db)
  const app = await testApp({ db })

  const foreign = await postForm(app, '/auth/logout', {}, { ...headers, origin: 'https://evil.example' })
  const before = await getPage(app, '/api/custom/me', headers)
  const own = await postForm(app, '/auth/logout', {}, headers)

  expect([foreign.status, before.status, own.status]).toEqual([403, 200, 303])
  expect((await getPage(app, '/api/custom/me', headers)).status).toBe(401)
})
