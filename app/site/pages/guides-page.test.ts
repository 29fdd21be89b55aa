import { expect, test } from 'vitest'
import { readContentDeck } from '#db/seed/read-content-deck.ts'
import { locales } from '#kernel/locale.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { importContent } from '#modules/content/index.server.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { siteLinks } from '#app/addresses/site-links.ts'

test.each(locales)('the four guides can be read in %s and are linked from the foot of every page', async (locale) => {
  const db = await testDb()
  await importContent(db, readContentDeck(plainDate('2026-11-21'), []))
  const app = await testApp({ db })
  const { umrahGuide, hajjGuide, visaGuide, packing, faq } = siteLinks(locale)
  const guides = [umrahGuide, hajjGuide, visaGuide, packing]

  const foot = await (await getPage(app, faq)).text()
  const statuses = await Promise.all(guides.map(async (path) => (await getPage(app, path)).status))

  expect(guides.filter((path) => !foot.includes(`href="${path}"`))).toEqual([])
  expect(statuses).toEqual([200, 200, 200, 200])
})
