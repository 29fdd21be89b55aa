import { expect, test } from 'vitest'
import { codeOf, cookieOf, setUpApp } from '#tests/setup/second-factor.ts'
import { PASSWORD, signedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

/** Somebody with an authenticator app, on the public sign-in page with the right password. */
async function atSecondStep(
  path: string,
  fields: Record<string, string> = {},
  facts: Parameters<typeof signedIn>[1] = {},
) {
  const db = await testDb()
  const app = await testApp({ db })
  const { email, headers } = await signedIn(db, facts)
  const { secret, codes } = await setUpApp(app, headers)
  const first = await postForm(app, path, { identifier: email, password: PASSWORD, ...fields })
  const step = { cookie: cookieOf(first, 'signInStep') }
  return { app, email, secret, codes, first, step, next: first.headers.get('location') ?? '' }
}

test('the right password leads to the second step and opens nothing', async () => {
  const { first, next } = await atSecondStep('/tr/user/login', { returnTo: '/tr/odeme' })

  expect([first.status, next]).toEqual([302, '/tr/user/login/second-factor?returnTo=%2Ftr%2Fodeme'])
  expect(first.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['signInStep'])
  expect(first.headers.getSetCookie()[0]).toContain('HttpOnly')
})

test('the code of the app completes it and leads on', async () => {
  const { app, secret, step, next } = await atSecondStep('/tr/user/login', { returnTo: '/tr/odeme' })
  const page = await getPage(app, next, step)

  const entered = await postForm(app, next, { code: codeOf(secret, 1) }, step)

  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect([entered.status, entered.headers.get('location')]).toEqual([302, '/tr/odeme'])
  expect(entered.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
    'token',
    'user',
    'signedIn',
    'device',
    'signInStep',
  ])
})

test('a recovery code completes it too', async () => {
  const { app, codes, step, next } = await atSecondStep('/user/login')

  const entered = await postForm(app, next, { code: codes[0] ?? '' }, step)

  expect([entered.status, entered.headers.get('location')]).toEqual([302, '/user/profile'])
})

test.each(['', '/tr', '/ar'])('it leads agents to %s/agent/dashboard', async (prefix) => {
  const { app, codes, step, next } = await atSecondStep(`${prefix}/user/login`, {}, { isAgent: true })

  const entered = await postForm(app, next, { code: codes[0] ?? '' }, step)

  expect(entered.headers.get('location')).toBe(`${prefix}/agent/dashboard`)
})

test.each([{ code: '000000' }, { code: '' }, {}, { passkey: '{"id":"x"}' }, { passkey: 'no json' }])(
  '%j is refused and the step stays',
  async (fields) => {
    const { app, step, next } = await atSecondStep('/user/login')

    const refused = await postForm(app, next, fields as Record<string, string>, step)

    expect(refused.status).toBe(401)
    expect(await refused.text()).toContain('That did not fit. Please try again with a new code.')
    expect(refused.headers.getSetCookie()).toEqual([])
  },
)

test('without a step that has begun the page leads to the first one', async () => {
  const answer = await getPage(await testApp(), '/tr/user/login/second-factor?returnTo=/tr/odeme')

  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/tr/user/login?returnTo=%2Ftr%2Fodeme'])
})

test('the fifth wrong code leads back to the first step', async () => {
  const { app, step, next } = await atSecondStep('/user/login')
  for (let tries = 0; tries < 5; tries += 1) await postForm(app, next, { code: '000000' }, step)

  const page = await getPage(app, next, step)

  expect([page.status, page.headers.get('location')]).toEqual([302, '/user/login'])
})

test('whoever has a passkey goes to the second step at once, and only a passkey completes it', async () => {
  const db = await testDb()
  const app = await testApp({ db })

  const first = await postForm(app, '/tr/user/login', { way: 'passkey', returnTo: '/tr/odeme' })
  const next = first.headers.get('location') ?? ''
  const step = { cookie: cookieOf(first, 'signInStep') }
  const page = await (await getPage(app, next, step)).text()
  const byCode = await postForm(app, next, { code: '123456' }, step)

  expect(next).toBe('/tr/user/login/second-factor?returnTo=%2Ftr%2Fodeme')
  expect(page).toMatch(/<passkey-form data-act="show" data-options="\{&quot;rpId&quot;:&quot;kafile.test&quot;/)
  // Pressed before the script is there it would send no passkey, which is refused.
  expect(page.match(/<passkey-form.*?<\/passkey-form>/s)?.[0]).toContain('<button disabled=""')
  expect(page).not.toContain('name="code"')
  expect(byCode.status).toBe(401)
})
