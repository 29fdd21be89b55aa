import type { Page } from '@playwright/test'
import { paths } from '#app/addresses/paths.ts'
import { locales } from '#kernel/locale.ts'
import { expect, test } from './support/journey.ts'

test.use({ viewport: { width: 390, height: 844 } })

for (const locale of locales)
  test(`a phone shows a short footer in ${locale}, whose lists open by a key, and whole months`, async ({ page }) => {
    // Before any script file has come: the first paint is folded already.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(paths.tours(locale))
    const footer = page.locator('footer')
    expect((await footer.boundingBox())?.height).toBeLessThan(900)
    await expect(footer.locator('fold-list a').first()).toBeHidden()
    expect(await crampedMonths(page)).toEqual([])

    await page.unroute('**/assets/*.js')
    await page.reload()
    const lists = footer.locator('fold-list')
    const button = lists.first().getByRole('button')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(lists.first().getByRole('link').first()).toBeVisible()
    await expect(lists.last().getByRole('link').first()).toBeHidden()
    await button.press('Space')
    await expect(lists.first().getByRole('link').first()).toBeHidden()
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the lists of the footer are open, and no button does nothing', async ({ page }) => {
    await page.goto('/tr/faq')

    await expect(page.locator('footer fold-list a').first()).toBeVisible()
    await expect(page.locator('footer fold-list button').first()).toBeHidden()
  })
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the lists of the footer are open, and have no button', async ({ page }) => {
    await page.goto('/tr/faq')

    await expect(page.locator('footer fold-list a').first()).toBeVisible()
    await expect(page.locator('footer fold-list button').first()).toBeHidden()
  })
})

/** Months whose words reach into the padding of their cell. */
function crampedMonths(page: Page): Promise<string[]> {
  return page.locator('#months > *').evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const { width } = cell.getBoundingClientRect()
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell)
        const room = width - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
        const words = document.createRange()
        return [...cell.querySelectorAll(':scope > :not(.visually-hidden)')].some((line) => {
          words.selectNodeContents(line)
          return words.getBoundingClientRect().width > room
        })
      })
      .map((cell) => cell.textContent),
  )
}
