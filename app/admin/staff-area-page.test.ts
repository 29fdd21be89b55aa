import { expect, test } from 'vitest'
import { translator } from '#app/messages/translator.ts'
import { setActive } from '#modules/accounts/testing/builders.ts'
import { signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const paths = ['/admin', '/admin/dashboard', '/admin/orders', '/admin/orders/some-order', '/admin/nowhere']

test.each(paths)('%s sends a stranger to the staff door and tells nothing', async (path) => {
  const answer = await getPage(await testApp(), path, { cookie: 'user=7' })

  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    `/admin/login?returnTo=${encodeURIComponent(path)}`,
  ])
  expect(await answer.text()).toBe('')
})

test('the door is that of the language, and remembers the query', async () => {
  const answer = await getPage(await testApp(), '/ar/admin/orders?state=paid')

  expect(answer.headers.get('location')).toBe(
    `/ar/admin/login?returnTo=${encodeURIComponent('/ar/admin/orders?state=paid')}`,
  )
})

test.each(paths)('%s is refused to members and agents', async (path) => {
  const db = await testDb()
  const app = await testApp({ db })

  const member = await getPage(app, path, (await signedIn(db)).headers)
  const agent = await getPage(app, path, (await signedIn(db, { isAgent: true })).headers)

  expect([member.status, agent.status]).toEqual([403, 403])
})

test('staff pages are kept by no cache and listed nowhere', async () => {
  const db = await testDb()

  const answer = await getPage(await testApp({ db }), '/admin/dashboard', (await staffSignedIn(db)).headers)

  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>')
})

test('the bare address leads to the overview, an unknown one is missing', async () => {
  const db = await testDb()
  const { headers } = await staffSignedIn(db)
  const app = await testApp({ db })

  const bare = await getPage(app, '/tr/admin', headers)
  const unknown = await getPage(app, '/admin/nowhere', headers)

  expect([bare.status, bare.headers.get('location')]).toEqual([302, '/tr/admin/dashboard'])
  expect(unknown.status).toBe(404)
  expect(await unknown.text()).toContain(translator('en', 'errors')('not-found-title'))
})

test('somebody who was blocked meanwhile is led to the door and told so', async () => {
  const db = await testDb()
  const { userId, headers } = await staffSignedIn(db)
  await setActive(db, userId, false)

  const answer = await getPage(await testApp({ db }), '/admin/dashboard', headers)

  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/admin/login?blocked=true'])
  expect(answer.headers.getSetCookie()).toContain('user=; Path=/; SameSite=Lax; Max-Age=0')
})

test('who writes for the site sees departures but no orders', async () => {
  const db = await testDb()
  const { headers } = await staffSignedIn(db, { staffRole: 'content' })
  const app = await testApp({ db })

  const overview = await getPage(app, '/admin/dashboard', headers)
  const orders = await getPage(app, '/admin/orders', headers)

  const html = await overview.text()
  expect([overview.status, html.includes('Next journeys'), html.includes('/admin/orders')]).toEqual([200, true, false])
  expect(orders.status).toBe(403)
})

test('colours that were chosen are kept and shown', async () => {
  const db = await testDb()
  const { headers } = await staffSignedIn(db)
  const app = await testApp({ db })

  const chosen = await postForm(app, '/admin/theme', { theme: 'dark', returnTo: '/admin/orders?page=2' }, headers)
  const page = await getPage(app, '/admin/orders', { cookie: `${headers.cookie}; staffTheme=dark` })

  expect([chosen.status, chosen.headers.get('location')]).toEqual([302, '/admin/orders?page=2'])
  expect(chosen.headers.getSetCookie()).toEqual(['staffTheme=dark; Path=/; SameSite=Lax; Max-Age=31536000; HttpOnly'])
  expect(await page.text()).toContain('data-area="staff" data-theme="dark"')
})

test('another site cannot choose them', async () => {
  const db = await testDb()
  const { headers } = await staffSignedIn(db)

  const answer = await postForm(
    await testApp({ db }),
    '/admin/theme',
    { theme: 'dark' },
    { ...headers, origin: 'https://evil.example' },
  )

  expect(answer.status).toBe(403)
})

test('folds the groups of areas but for the one that is read and those that were opened', async () => {
  const db = await testDb()
  const { headers } = await staffSignedIn(db)
  const app = await testApp({ db })
  const openOn = async (path: string, kept = '') => {
    const cookie = `${headers.cookie}; staffGroups=${kept}`
    const html = await (await getPage(app, path, { ...headers, cookie })).text()
    const groups = /<nav[^>]*aria-label="Areas"[^]*?<\/nav>/.exec(html)?.[0] ?? ''
    return [...groups.matchAll(/<details[^>]* open=""[^>]*><summary[^>]*><span>([^<]*)</g)].map(([, name]) => name)
  }

  expect(await openOn('/admin/dashboard')).toEqual([])
  expect(await openOn('/admin/orders')).toEqual(['Sales'])
  expect(await openOn('/admin/orders', 'money.settings')).toEqual(['Sales', 'Money', 'Settings'])
})
