import { expect, test } from 'vitest'
import { codeOf, cookieOf, setUpApp } from '#tests/setup/second-factor.ts'
import { PASSWORD, staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const STEP = '/admin/login/second-factor'

/** A member of staff with an authenticator app, past the first step of the staff door. */
async function atSecondStep(door: string, fields: Record<string, string> = {}) {
  const db = await testDb()
  const app = await testApp({ db })
  const { email, headers } = await staffSignedIn(db)
  const { secret, codes } = await setUpApp(app, headers)
  const first = await postForm(app, door, { email, password: PASSWORD, ...fields })
  return { app, secret, codes, first, step: { cookie: cookieOf(first, 'signInStep') } }
}

test('the right password leads to the second step of the staff door and opens nothing', async () => {
  const { first } = await atSecondStep('/tr/admin/login', { returnTo: '/tr/admin/orders' })

  expect([first.status, first.headers.get('location')]).toEqual([302, `/tr${STEP}?returnTo=%2Ftr%2Fadmin%2Forders`])
  expect(first.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['signInStep'])
})

test.each([
  ['', 'Second step'],
  ['/tr', 'İkinci adım'],
  ['/ar', 'الخطوة الثانية'],
])(
  '%s/admin/login/second-factor looks as the door does, in its language, and is listed nowhere',
  async (prefix, title) => {
    const { app, step } = await atSecondStep(`${prefix}/admin/login`)

    const door = await (await getPage(app, `${prefix}/admin/login`)).text()
    const page = await getPage(app, `${prefix}${STEP}`, step)
    const html = await page.text()

    const frame = /<div class="([^"]*door[^"]*)"/
    expect(frame.exec(html)?.[1]).toBe(frame.exec(door)?.[1])
    expect(html).toContain(title)
    expect(html).toContain(`href="${prefix}/admin/login"`)
    expect([page.status, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
      200,
      'private, no-store',
      'noindex, nofollow',
    ])
  },
)

test('staff come through their own door to the overview', async () => {
  const { app, secret, step } = await atSecondStep('/ar/admin/login')

  const entered = await postForm(app, `/ar${STEP}`, { code: codeOf(secret, 1) }, step)

  expect([entered.status, entered.headers.get('location')]).toEqual([302, '/ar/admin/dashboard'])
})

test('a recovery code leads on to where they wanted to go', async () => {
  const { app, codes, step, first } = await atSecondStep('/admin/login', { returnTo: '/admin/orders' })

  const entered = await postForm(app, first.headers.get('location') ?? '', { code: codes[0] ?? '' }, step)

  expect([entered.status, entered.headers.get('location')]).toEqual([302, '/admin/orders'])
})

test('a wrong code is refused behind the same door, and the step stays', async () => {
  const { app, step } = await atSecondStep('/admin/login')

  const refused = await postForm(app, STEP, { code: '000000' }, step)

  expect([refused.status, refused.headers.getSetCookie()]).toEqual([401, []])
  expect(await refused.text()).toContain('That did not fit. Please try again with a new code.')
})

test('without a step that has begun the page leads to the door', async () => {
  const answer = await getPage(await testApp(), `/tr${STEP}?returnTo=/tr/admin/orders`)

  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    '/tr/admin/login?returnTo=%2Ftr%2Fadmin%2Forders',
  ])
})
