import { expect, test } from 'vitest'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

test.each([
  ['default', '/faq', true],
  ['wide', '/contact', true],
  ['default', '/nope', true],
  ['error', '/error', false],
  ['error', '/tr/error', false],
  ['empty', '/admin/login', false],
])('the %s layout of %s has the bar and the footer: %s', async (_, path, hasChrome) => {
  const html = await (await getPage(await testApp(), path)).text()

  expect([html.includes('<sticky-nav'), /<form [^>]*action="\/newsletter"/.test(html), html.includes('<main')]).toEqual(
    [hasChrome, hasChrome, true],
  )
})

test('the print layout of the lists of a day has no navigation, and rules of its own for paper', async () => {
  const db = await testDb()
  const { headers } = await staffSignedIn(db)

  const page = await getPage(await testApp({ db }), '/admin/tour/print-12-02-2030', headers)
  const html = await page.text()

  expect(page.status).toBe(200)
  expect(html).not.toMatch(/<sticky-nav|action="\/newsletter"/)
  expect(html).toContain('data-print')
})
