import { expect, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { createWriting } from '#modules/content/index.server.ts'
import { publishDue } from '#modules/content/publish-due.server.ts'
import type { WritingDraft, WritingKind } from '#modules/content/index.ts'
import { aPageDraft, aPostDraft } from '#modules/content/testing/a-draft.ts'
import { aSite } from '#tests/setup/test-site.ts'

const admin = aStaffMember()
const later = new Date('2099-03-09T15:00:00Z')
const scheduledElsewhere = { en: { state: 'scheduled', at: later }, ar: { state: 'draft' } } as const

async function aSiteWith(kind: WritingKind, draft: WritingDraft) {
  const site = await aSite()
  const { db } = site.database
  const created = await createWriting(db, admin, { kind, draft }, new Date())
  if (!created.ok) throw new Error(created.error.code)
  const publish = () => publishDue(db, later)
  return { ...site, db, publish }
}

test.each([
  [
    'page',
    aPageDraft({ publication: scheduledElsewhere }),
    '/page/about-us',
    '/tr/page/hakkimizda',
    '/page',
    'About us',
  ],
  ['post', aPostDraft({ publication: scheduledElsewhere }), '/blog/ihram', '/tr/blog/ihram', '/blog', 'Ihram'],
] as const)(
  'a %s published in Turkish alone is nowhere in English before its time, and everywhere from then on without a restart',
  async (kind, draft, path, turkish, list, title) => {
    const { see: ask, publish } = await aSiteWith(kind, draft)
    const asked = async () => ({
      status: (await ask(path)).status,
      isListed: (await ask(list)).text.includes(`href="${path}"`),
      isInSitemap: (await sitemapOf(ask)).includes(`http://kafile.test${path}<`),
      isAlternate: (await ask(turkish)).text.includes(`hrefLang="en" href="http://kafile.test${path}"`),
      isFound: (await ask(`/search?q=${encodeURIComponent(title)}`)).text.includes(`href="${path}"`),
    })
    // Twice: the second answers come from memory.
    await asked()
    const before = await asked()

    await publish()

    expect(before).toEqual({ status: 404, isListed: false, isInSitemap: false, isAlternate: false, isFound: false })
    expect(await asked()).toEqual({ status: 200, isListed: true, isInSitemap: true, isAlternate: true, isFound: true })
    expect((await ask(turkish)).status).toBe(200)
  },
)

test('menus leave out a page that their language does not have, on every page, until it is published', async () => {
  const { see: ask, publish } = await aSiteWith('page', aPageDraft({ publication: scheduledElsewhere }))
  const links = async (path: string) => (await ask(path)).text.includes('href="/page/about-us"')
  await ask('/tours')
  const before = await links('/tours')

  await publish()

  expect([before, await links('/tours')]).toEqual([false, true])
  expect((await ask('/tr/tours')).text).toContain('href="/tr/page/hakkimizda"')
})

async function sitemapOf(ask: (path: string) => Promise<{ text: string }>): Promise<string> {
  const index = (await ask('/sitemap.xml')).text
  const files = [...index.matchAll(/<loc>http:\/\/kafile\.test(\/[^<]+\.xml)<\/loc>/g)].map(([, file]) => file ?? '')
  return index + (await Promise.all(files.map(async (file) => (await ask(file)).text))).join('')
}
