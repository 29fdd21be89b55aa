import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CLIENT, startSocialDouble, type Fault, type SocialDouble } from '#modules/accounts/testing/social-double.ts'
import { setActive } from '#modules/accounts/testing/builders.ts'
import { readEnvironment } from '#platform/env.server.ts'
import { codeOf, cookieOf, setUpApp } from '#tests/setup/second-factor.ts'
import { recordedLog } from '#tests/setup/recorded-log.ts'
import { PASSWORD, signedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

let double: SocialDouble
beforeAll(async () => {
  double = await startSocialDouble()
})
afterAll(() => double.close())
beforeEach(() => {
  double.fault = 'none'
})

let people = 0

function aPerson(email?: string) {
  people += 1
  const sub = `person-${people}`
  double.people.push({ sub, name: 'Zeynep Kaya', email: email ?? `${sub}@example.com` })
  return { sub, email: email ?? `${sub}@example.com` }
}

async function socialApp() {
  const db = await testDb()
  const { log, lines } = recordedLog()
  const env = readEnvironment({
    PUBLIC_URL: 'http://kafile.test',
    DATA_DIR: '/nonexistent',
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
    GOOGLE_URL: double.url,
    FACEBOOK_APP_ID: CLIENT.id,
    FACEBOOK_APP_SECRET: CLIENT.secret,
    FACEBOOK_URL: double.url,
    FACEBOOK_GRAPH_URL: double.url,
  })
  return { db, lines, app: await testApp({ db, log, env }) }
}

type App = Awaited<ReturnType<typeof socialApp>>['app']

/** Goes to the other site, chooses a person there and comes back. */
async function visit(app: App, sub: string | null, provider = 'google', returnTo = '/tr/tours') {
  const start = await getPage(app, `/auth/${provider}?returnTo=${encodeURIComponent(returnTo)}`)
  const back = new URL(await double.choose(start.headers.get('location') ?? '', sub))
  const cookie = cookieOf(start, 'signInStep')
  const returned = await getPage(app, back.pathname + back.search, { cookie })
  return {
    start,
    back,
    cookie,
    returned,
    target: returned.headers.get('location'),
    step: cookieOf(returned, 'signInStep'),
  }
}

/** Somebody who has opened an account by the other site before. */
async function aLinkedPerson(app: App, provider = 'google') {
  const person = aPerson()
  const { step } = await visit(app, person.sub, provider)
  await postForm(app, '/tr/user/login/social', { terms: 'on', privacy: 'on' }, { cookie: step })
  return person
}

test.each(['google', 'facebook', 'twitter', 'local', '__proto__'])(
  'without keys /auth/%s is no address',
  async (provider) => {
    const answer = await getPage(await testApp(), `/auth/${provider}`)

    expect([404, 405]).toContain(answer.status)
  },
)

test('the way to the other site carries state, nonce and PKCE, and none of the secrets', async () => {
  const { app } = await socialApp()

  const { start, cookie } = await visit(app, null)
  const invitation = new URL(start.headers.get('location') ?? '')

  expect(start.status).toBe(302)
  expect(Object.fromEntries(invitation.searchParams)).toMatchObject({
    client_id: CLIENT.id,
    redirect_uri: 'http://kafile.test/auth/google/callback',
    response_type: 'code',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{40,}$/),
    nonce: expect.stringMatching(/^[\w-]{40,}$/),
  })
  expect(invitation.href).not.toContain(cookie.replace('signInStep=', ''))
  expect(start.headers.getSetCookie()[0]).toMatch(/SameSite=Lax; Max-Age=600; HttpOnly$/)
})

test.each(['google', 'facebook'])(
  'somebody new at %s opens an account with what everybody agrees to',
  async (provider) => {
    const { app } = await socialApp()
    const { sub, email } = aPerson()
    const { target, step } = await visit(app, sub, provider)

    const page = await (await getPage(app, '/tr/user/login/social', { cookie: step })).text()
    const without = await postForm(app, '/tr/user/login/social', { marketing: 'on' }, { cookie: step })
    const opened = await postForm(app, '/tr/user/login/social', { terms: 'on', privacy: 'on' }, { cookie: step })
    const token = cookieOf(opened, 'token')
    const me = await getPage(app, '/auth/login/success', { cookie: token })

    expect(target).toBe('/tr/user/login/social')
    expect(page).toContain(email)
    expect(without.status).toBe(422)
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/tr/tours?redirected=1'])
    expect(await me.json()).toMatchObject({
      success: true,
      user: { email, name: 'Zeynep Kaya' },
      token: token.slice(6),
    })
    expect(me.headers.getSetCookie().map((each) => each.split('=')[0])).toEqual(['token', 'user', 'signedIn'])
  },
)

test.each(['google', 'facebook'])('who came by %s before comes in at once', async (provider) => {
  const { app } = await socialApp()
  const { sub } = await aLinkedPerson(app, provider)

  const { returned, target } = await visit(app, sub, provider, '/ar/user/profile')

  expect(target).toBe('/ar/user/profile?redirected=1')
  expect(cookieOf(returned, 'token')).not.toBe('')
})

test('an account that has the address is linked with its password only', async () => {
  const { app, db } = await socialApp()
  const { email } = await signedIn(db)
  const { sub } = aPerson(email)
  const first = await visit(app, sub)

  const page = await (await getPage(app, '/user/login/social', { cookie: first.step })).text()
  const wrong = await postForm(app, '/user/login/social', { password: 'other' }, { cookie: first.step })
  const asNew = await postForm(app, '/user/login/social', { terms: 'on', privacy: 'on' }, { cookie: first.step })
  const second = await visit(app, sub)
  const linked = await postForm(app, '/user/login/social', { password: PASSWORD }, { cookie: second.step })
  const third = await visit(app, sub)

  expect(page).toContain('Type its password once')
  expect([wrong.status, asNew.status, cookieOf(wrong, 'token'), cookieOf(asNew, 'token')]).toEqual([401, 409, '', ''])
  expect([linked.status, cookieOf(linked, 'token') !== '']).toEqual([302, true])
  expect(third.target).toBe('/tr/tours?redirected=1')
})

test('a second factor is asked for here too', async () => {
  const { app, db } = await socialApp()
  const { email, headers } = await signedIn(db)
  const { secret } = await setUpApp(app, headers)
  const { sub } = aPerson(email)
  const { step } = await visit(app, sub)

  const linked = await postForm(app, '/user/login/social', { password: PASSWORD }, { cookie: step })
  const next = linked.headers.get('location') ?? ''
  const entered = await postForm(app, next, { code: codeOf(secret, 1) }, { cookie: cookieOf(linked, 'signInStep') })

  expect([next, cookieOf(linked, 'token')]).toEqual([
    '/tr/user/login/second-factor?returnTo=%2Ftr%2Ftours%3Fredirected%3D1',
    '',
  ])
  expect(entered.headers.get('location')).toBe('/tr/tours?redirected=1')
})

test('a blocked account stays closed and is told so', async () => {
  const { app, db } = await socialApp()
  const { sub } = await aLinkedPerson(app)
  const { returned } = await visit(app, sub)
  const me = await (await getPage(app, '/auth/login/success', { cookie: cookieOf(returned, 'token') })).json()
  await setActive(db, me.user.id, false)

  const again = await visit(app, sub)
  const page = await (await getPage(app, again.target ?? '')).text()
  const after = await getPage(app, '/auth/login/success', { cookie: cookieOf(returned, 'token') })

  expect([again.target, cookieOf(again.returned, 'token')]).toEqual(['/tr/user/login?blocked=true', ''])
  expect(page).toContain('Hesabınız engellendi.')
  expect(await after.json()).toEqual({ success: false, user: null, token: null })
})

test.each<Fault>(['other-nonce', 'other-key', 'other-audience', 'token-down'])(
  'with %s nobody comes in: the page opens, the log has a line, and one call is told 502',
  async (fault) => {
    const { app, lines } = await socialApp()
    const { sub } = await aLinkedPerson(app)
    double.fault = fault

    const { target, returned, step } = await visit(app, sub)
    const told = await getPage(app, '/auth/login/success?locale=en', { cookie: step })
    const again = await getPage(app, '/auth/login/success', { cookie: step })

    expect([target, cookieOf(returned, 'token')]).toEqual(['/tr/tours?redirected=1', ''])
    expect(lines.filter(({ msg }) => msg === 'nobody could be signed in by another site')).toMatchObject([
      { level: 40, provider: 'google' },
    ])
    expect([told.status, (await told.json()).code]).toEqual([502, 'social_login_failed'])
    expect([again.status, await again.json()]).toEqual([200, { success: false, user: null, token: null }])
  },
)

test('who changes their mind there comes back as they left', async () => {
  const { app } = await socialApp()

  const { target, returned } = await visit(app, null)

  expect([target, cookieOf(returned, 'token')]).toEqual(['/tr/tours?redirected=1', ''])
})

test('an answer works once, in the browser that asked, with its own state', async () => {
  const { app } = await socialApp()
  const { sub } = await aLinkedPerson(app)
  const first = await visit(app, sub)
  const start = await getPage(app, '/auth/google?returnTo=/tr')
  const back = new URL(await double.choose(start.headers.get('location') ?? '', sub))
  const cookie = cookieOf(start, 'signInStep')
  const forged = new URL(back)
  forged.searchParams.set('state', 'x'.repeat(43))

  const answers = [
    await getPage(app, first.back.pathname + first.back.search, { cookie: first.cookie }),
    await getPage(app, back.pathname + back.search),
    await getPage(app, forged.pathname + forged.search, { cookie }),
  ]

  expect(answers.map((answer) => cookieOf(answer, 'token'))).toEqual(['', '', ''])
})

test('nobody is led to another site afterwards', async () => {
  const { app } = await socialApp()
  const { sub } = await aLinkedPerson(app)

  const { target } = await visit(app, sub, 'google', '//evil.example')

  expect(target).toBe('/tr?redirected=1')
})

test('the buttons stand on the sign-in page of those sites that are on', async () => {
  const { app } = await socialApp()

  const on = await (await getPage(app, '/tr/user/login')).text()
  const off = await (await getPage(await testApp(), '/tr/user/login')).text()

  expect(on).toContain('href="/auth/google?returnTo=%2Ftr%2Fuser%2Flogin"')
  expect(on).toContain('Facebook ile gir')
  expect(off).not.toContain('/auth/google')
})
