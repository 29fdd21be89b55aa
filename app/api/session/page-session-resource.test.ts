import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aUser } from '#modules/accounts/testing/builders.ts'
import { readEnvironment } from '#platform/env.server.ts'
import { cookieOf } from '#tests/setup/second-factor.ts'
import { PASSWORD, signedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const fromPage = { 'sec-fetch-site': 'same-origin' }

test.each([
  [fromPage, false],
  [{}, true],
] as [Record<string, string>, boolean][])(
  'a call with %j gets its token in JSON: %s; cookies it always gets',
  async (from, isTold) => {
    const db = await testDb()
    const app = await testApp({ db })
    const { email } = await aUser(db, { password: PASSWORD })

    const entered = await postJson(app, '/auth/local', { identifier: email, password: PASSWORD }, from)
    const headers = { cookie: cookieOf(entered, 'token'), ...from }
    const told = [
      (await entered.json()).token,
      (await (await getPage(app, '/api/custom/me', headers)).json()).token,
      (await (await getPage(app, '/auth/login/success', headers)).json()).token,
    ]
    const { rows } = await sql<{ is_program: boolean }>`select is_program from sessions`.execute(db)

    expect(told.map((token) => token !== null)).toEqual([isTold, isTold, isTold])
    expect(cookieOf(entered, 'token')).not.toBe('token=')
    expect(rows).toEqual([{ is_program: isTold }])
  },
)

test('signing in again ends the session that the browser had', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const { email, headers } = await signedIn(db)

  await postJson(
    app,
    '/auth/local',
    { identifier: email, password: PASSWORD },
    { ...headers, ...fromPage, origin: 'http://kafile.test' },
  )

  expect((await getPage(app, '/api/custom/me', headers)).status).toBe(401)
})

test('who has a token without the hint beside it gets the hint back, whose token has ended loses every mark', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const { token, userId } = await signedIn(db)

  const live = await getPage(app, '/auth/login/success', { cookie: `token=${token}; signedIn=1` })
  const ended = await getPage(app, '/auth/login/success', { cookie: 'signedIn=1' })

  expect(live.headers.getSetCookie().some((cookie) => cookie.startsWith(`user=${userId};`))).toBe(true)
  expect(ended.headers.getSetCookie()).toContain('signedIn=; Path=/; SameSite=Lax; Max-Age=0')
})

const HTTPS = 'https://kafile.test'

async function overHttps() {
  const db = await testDb()
  const env = readEnvironment({ PUBLIC_URL: HTTPS, DATA_DIR: '/nonexistent', DATABASE_URL: 'postgres://x/x' })
  return { db, app: await testApp({ db, env }) }
}

/** The cookies of an answer by their names, without their values. */
function rulesOf(answer: Response): Record<string, string> {
  return Object.fromEntries(
    answer.headers.getSetCookie().map((cookie) => {
      const [pair = '', ...rules] = cookie.split('; ')
      return [pair.split('=')[0] ?? '', rules.filter((rule) => !rule.startsWith('Max-Age=')).join('; ')]
    }),
  )
}

const readable = 'Path=/; SameSite=Lax; Secure'
const hidden = `${readable}; HttpOnly`

test.each([
  ['a member', {}, '/user/login', 'identifier'],
  ['a member of staff', { staffRole: 'owner' }, '/admin/login', 'email'],
] as const)(
  'on https %s is given cookies of this host alone, and the session of before ends',
  async (_, facts, path, name) => {
    const { db, app } = await overHttps()
    const { email, token } = await signedIn(db, facts)
    const from = { ...fromPage, origin: HTTPS, cookie: `token=${token}` }

    const entered = await postForm(app, path, { [name]: email, password: PASSWORD }, from)
    const before = await getPage(app, '/api/custom/me', { cookie: `token=${token}` })
    const left = await postForm(app, '/auth/logout', {}, { ...from, cookie: cookieOf(entered, 'token') })

    expect(rulesOf(entered)).toEqual({ token: hidden, user: readable, signedIn: readable, '__Host-device': hidden })
    expect(before.status).toBe(401)
    expect(rulesOf(left)).toEqual({ token: hidden, user: readable, signedIn: readable })
  },
)

test('on https the cookies that only we know belong to this host alone, and work', async () => {
  const { db, app } = await overHttps()
  const { email } = await aUser(db, { password: PASSWORD })

  const begun = await postForm(app, '/user/login', { way: 'passkey' }, { origin: 'https://kafile.test' })
  const entered = await postForm(
    app,
    '/user/login',
    { identifier: email, password: PASSWORD },
    { origin: 'https://kafile.test' },
  )
  const next = await getPage(app, '/user/login/second-factor', { cookie: cookieOf(begun, '__Host-signInStep') })
  const unknown = await getPage(app, '/user/login/second-factor', {
    cookie: cookieOf(begun, '__Host-signInStep').replace('__Host-', ''),
  })

  const names = (answer: Response) => answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])
  expect([names(begun), names(entered)]).toEqual([
    ['__Host-signInStep'],
    ['token', 'user', 'signedIn', '__Host-device'],
  ])
  for (const cookie of [...begun.headers.getSetCookie(), ...entered.headers.getSetCookie()])
    expect(cookie).toMatch(/; Path=\/; .*Secure/)
  expect([next.status, unknown.status]).toEqual([200, 302])
})
