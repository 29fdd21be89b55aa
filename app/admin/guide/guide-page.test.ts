import { expect, test } from 'vitest'
import { demonstrationSetting } from '#modules/staff-desk/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function aDemonstration(): Promise<Db> {
  const db = await testDb()
  await writeSetting(db, demonstrationSetting, {
    startedAt: new Date().toISOString(),
    done: 760,
    of: 760,
    isFinished: true,
  })
  return db
}

test('whoever signs in to a demonstration for the first time is shown round, once', async () => {
  const db = await aDemonstration()
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)
  const isGuided = async (path: string) =>
    (await (await getPage(app, path, headers)).text()).includes('aria-label="Tour of the staff area"')

  expect([await isGuided('/admin/dashboard'), await isGuided('/admin/orders')]).toEqual([true, false])
  const ended = await postForm(app, '/admin/guide', {}, headers)

  expect(ended.headers.get('location')).toBe('/admin/dashboard')
  expect(await isGuided('/admin/dashboard')).toBe(false)
  expect(await isGuided('/admin/dashboard?guide=1')).toBe(true)
})

test('somebody else is still shown round', async () => {
  const db = await aDemonstration()
  const app = await testApp({ db })
  await postForm(app, '/admin/guide', {}, (await staffSignedIn(db)).headers)

  const { headers } = await staffSignedIn(db)

  expect(await (await getPage(app, '/admin/dashboard', headers)).text()).toContain('Step 1 of 8')
})

test('each step is an address of its own and leads on and back, in the language of the page', async () => {
  const db = await aDemonstration()
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)

  const html = await (await getPage(app, '/tr/admin/tour/departures?guide=4', headers)).text()

  expect(html).toContain('4. adım, toplam 8')
  expect(html).toContain('href="/tr/admin/payments?guide=5"')
  expect(html).toContain('href="/tr/admin/orders?guide=3"')
})

test('where nothing is demonstrated nobody is shown round unasked', async () => {
  const db = await testDb()
  const { headers } = await staffSignedIn(db)

  const html = await (await getPage(await testApp({ db }), '/admin/dashboard', headers)).text()

  expect(html.includes('aria-label="Tour of the staff area"')).toBe(false)
})
