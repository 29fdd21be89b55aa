import type { Page } from '@playwright/test'
import { directionOf, locales } from '#kernel/locale.ts'
import { expectNoBarrier, expectNoSideways } from './support/barriers.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'
import { documents } from './support/pages.ts'
import { listenTo } from './support/quiet.ts'

for (const locale of locales) {
  test.describe(`reading in ${locale}`, () => {
    for (const { name, path } of documents) {
      test(`${name} is readable by everybody and runs the other way round in Arabic`, async ({ page }) => {
        const expectQuiet = await listenTo(page)
        await page.goto(path(locale))

        await expectQuiet()
        await expect(page.locator('html')).toHaveAttribute('dir', directionOf(locale))
        await expectNoBarrier(page)
        await expectNoSideways(page)
      })
    }

    test('a tour is readable by everybody', async ({ page, request }, { testId }) => {
      const expectQuiet = await listenTo(page)
      await page.goto((await aTourForSale(request, testId)).path(locale))

      await expectQuiet()
      await expectNoBarrier(page)
      await expectNoSideways(page)
    })
  })
}

for (const { name, path } of documents) {
  test(`${name} brings no framework into the browser`, async ({ page }) => {
    const scripts = scriptsOf(page)

    await page.goto(path('tr'), { waitUntil: 'load' })

    expect(await frameworkIn(page, scripts)).toEqual([])
  })
}

test('the framework is recognised where it is', async ({ page }) => {
  const scripts = scriptsOf(page)

  await page.goto('/tr/admin/login', { waitUntil: 'load' })

  expect(await frameworkIn(page, scripts)).not.toEqual([])
})

function scriptsOf(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && urls.push(request.url()))
  return urls
}

/** React names itself in its code; a page without it has no script that does. */
async function frameworkIn(page: Page, urls: string[]): Promise<string[]> {
  const answers = await Promise.all(
    urls.map(async (url) => ({ url, code: await (await page.request.get(url)).text() })),
  )
  return answers
    .filter(({ code }) => /react\.(element|transitional\.element|fragment)|__reactRouter/.test(code))
    .map(({ url }) => url)
}
