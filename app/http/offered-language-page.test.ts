import { expect, test } from 'vitest'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { aSite } from '#tests/setup/test-site.ts'

/** The site of an agency that has taken Arabic off. */
async function withoutArabic() {
  const site = await aSite()
  const { headers } = await staffSignedIn(site.database.db, { staffRole: 'owner' })
  await site.ask('/ar/faq')
  const { text } = await site.ask('/tr/admin/settings/general/languages', headers)
  const version = /name="version" value="([^"]+)"/.exec(text)?.[1] ?? ''
  const saved = await site.send(
    '/tr/admin/settings/general/languages',
    { version, 'siteLanguages.en': 'true' },
    headers,
  )
  return { site, headers, saved }
}

test.each([
  ['/ar', '/tr'],
  ['/ar/faq', '/tr/faq'],
  ['/ar/tours?kind=umrah', '/tr/tours?kind=umrah'],
])('%s leads to %s for now', async (path, to) => {
  const { site, saved } = await withoutArabic()

  const answer = await site.see(path)

  expect([saved.status, answer.status, answer.headers.location]).toEqual([302, 302, to])
})

test('pages, menus and the sitemap say nothing of the language', async () => {
  const { site } = await withoutArabic()

  const page = (await site.see('/tr/faq')).text
  const map = (await site.see('/sitemap.xml')).text

  expect(page).not.toMatch(/hreflang="ar"/i)
  expect(page).toMatch(/hreflang="en"/i)
  expect(map).not.toContain('http://kafile.test/ar')
  expect(map).toContain('http://kafile.test/tr/faq')
  expect(JSON.parse((await site.ask('/api/v1/site')).text).languages).toEqual(['tr', 'en'])
})

test('staff keep their language, and can put it on again', async () => {
  const { site, headers } = await withoutArabic()
  const page = await site.ask('/ar/admin/settings/general/languages', headers)
  const version = /name="version" value="([^"]+)"/.exec(page.text)?.[1] ?? ''

  await site.send(
    '/ar/admin/settings/general/languages',
    { version, 'siteLanguages.en': 'true', 'siteLanguages.ar': 'true' },
    headers,
  )

  expect([page.status, (await site.see('/ar/faq')).status]).toEqual([200, 200])
})
