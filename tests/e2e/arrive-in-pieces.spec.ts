import type { Locale } from '#kernel/locale.ts'
import { paths } from '#app/addresses/paths.ts'
import { test } from './support/journey.ts'
import { expectToStandStill } from './support/quiet.ts'
import { serveInPieces } from './support/site-in-pieces.ts'

/** Pages whose first screen has something at the far end of a line, or something of a height that grows. */
const pages: Record<string, (locale: Locale) => string> = {
  home: paths.home,
  'the list of departures': (locale) => paths.tours(locale),
  'a page to read': (locale) => paths.page(locale, 'about-us'),
  'the quiz': paths.quiz,
  'a missing page': (locale) => paths.page(locale, 'no-such-page'),
}

for (const [name, path] of Object.entries(pages)) {
  test(`nothing of ${name} moves while a bad line brings it piece by piece`, async ({ page }) => {
    const site = await serveInPieces()

    await expectToStandStill(page, [site.origin + path('ar')])

    site.close()
  })
}
