import { test } from './support/journey.ts'
import { documents } from './support/pages.ts'
import { expectToStandStill } from './support/quiet.ts'

for (const { where, locale, width } of [
  { where: 'on the desk', locale: 'tr', width: 1280 },
  { where: 'on a phone in Arabic', locale: 'ar', width: 390 },
] as const) {
  test(`nothing moves on a page that is opened ${where}, but for a face that arrives late`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    await expectToStandStill(
      page,
      documents.map(({ path }) => path(locale)),
    )
  })
}
