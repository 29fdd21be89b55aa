import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { directionOf, locales, type Locale } from '#kernel/locale.ts'
import { bringChecker, expectLegible, expectNoBarrier, expectNoSideways } from './support/barriers.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expectToFit } from './support/fit.ts'
import { expect, test as journey } from './support/journey.ts'
import { documents } from './support/pages.ts'
import { listenTo } from './support/quiet.ts'
import { expectEasyToTap } from './support/tap.ts'

/**
 * What keeps a person out hardly differs between two languages of one page: the checker, which takes most of the time,
 * reads each page once in either direction of writing, one of them on the desk and the other on the phone.
 */
const CHECKED_IN = { desktop: 'tr', phone: 'ar' } as const

const DESK = { width: 1280, height: 800 }

/**
 * Who only reads goes from page to page in one window: to open a browser's memory anew costs more than most pages. Each
 * page is a tab of its own.
 */
const test = journey.extend<object, { reader: BrowserContext }>({
  reader: [
    async ({ browser }, provide, { project: { use } }) => {
      const reader = await browser.newContext({ ...use, ...use.contextOptions } as BrowserContextOptions)
      await bringChecker(reader)
      // The window stays open between two pages.
      await reader.newPage()
      await provide(reader)
      await reader.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ reader }, provide) => {
    const page = await reader.newPage()
    await provide(page)
    await page.close()
  },
})

for (const { name, path } of documents) {
  test(`${name} is readable by everybody and runs the other way round in Arabic`, async ({ page }, { project }) => {
    const checked = CHECKED_IN[project.name as keyof typeof CHECKED_IN]
    const isPhone = project.name === 'phone'
    const scripts = scriptsOf(page)
    const expectQuiet = await listenTo(page)
    // Each page is opened once in each language; a window that was made wider is a desk.
    for (const locale of isPhone ? inTurns(checked) : [checked]) {
      await page.goto(path(locale))

      await expectQuiet()
      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(locale))
      await expectNoSideways(page)
      if (locale === checked) await expectNoBarrier(page)
      if (locale === checked) await expectLegible(page)
      if (!isPhone) continue
      await expectToFit(page, path(locale))
      if (locale === checked) await expectEasyToTap(page, path(locale))
      await page.setViewportSize(DESK)
      await expectNoSideways(page)
    }
    expect(await frameworkIn(page, scripts), 'a document brings no framework into the browser').toEqual([])
  })
}

test('a tour is readable by everybody', async ({ page, request }, { testId, project }) => {
  const tour = await aTourForSale(request, testId)
  const expectQuiet = await listenTo(page)
  for (const locale of inTurns(CHECKED_IN[project.name as keyof typeof CHECKED_IN])) {
    await page.goto(tour.path(locale))

    await expectQuiet()
    await expectNoSideways(page)
    await expectNoBarrier(page)
  }
})

test('the framework is recognised where it is', async ({ page }) => {
  const scripts = scriptsOf(page)

  await page.goto('/tr/admin/login', { waitUntil: 'load' })

  expect(await frameworkIn(page, scripts)).not.toEqual([])
})

/** All languages; the one that is checked last, so that its page is still open for the checker. */
function inTurns(checked: Locale): Locale[] {
  return [...locales.filter((locale) => locale !== checked), checked]
}

function scriptsOf(page: Page): Set<string> {
  const urls = new Set<string>()
  page.on('request', (request) => request.resourceType() === 'script' && urls.add(request.url()))
  return urls
}

/** React names itself in its code; a page without it has no script that does. */
async function frameworkIn(page: Page, urls: ReadonlySet<string>): Promise<string[]> {
  const answers = await Promise.all(
    [...urls].map(async (url) => ({ url, code: await (await page.request.get(url)).text() })),
  )
  return answers
    .filter(({ code }) => /react\.(element|transitional\.element|fragment)|__reactRouter/.test(code))
    .map(({ url }) => url)
}
