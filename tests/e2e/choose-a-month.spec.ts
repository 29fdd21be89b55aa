import { paths } from '#app/addresses/paths.ts'
import { expect, test } from './support/journey.ts'

for (const locale of ['tr', 'ar'] as const)
  test(`the first month with departures stands where the strip of months begins, in ${locale}`, async ({ page }) => {
    await page.goto(paths.tours(locale))
    await expect(page.locator('[data-tour-filters][data-live]')).toBeAttached()

    const away = await page.locator('#months').evaluate((strip) => {
      const [outer, inner] = [strip, strip.querySelector('a')].map((part) => part?.getBoundingClientRect())
      if (!outer || !inner) return undefined
      return getComputedStyle(strip).direction === 'rtl' ? outer.right - inner.right : inner.left - outer.left
    })
    // The border of the strip lies between them.
    expect(away).toBeCloseTo(1, 0)
  })
