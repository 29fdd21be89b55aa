import { expect, test } from './support/journey.ts'

test('the size of the text is chosen once and kept, without a jump on the next page', async ({ page }) => {
  await page.goto('/tr')
  const sizes = page.getByRole('group', { name: 'Yazı boyutu' }).first()
  await sizes.getByRole('button', { name: 'Çok büyük yazı' }).click()
  await expect(page.locator('html')).toHaveCSS('font-size', '20px')
  await expect(sizes.getByRole('button', { name: 'Çok büyük yazı' })).toHaveAttribute('aria-pressed', 'true')

  // The size must be there when the first words are, before any script file has come.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/tr/faq', { waitUntil: 'commit' })
  await page.locator('h1').waitFor()

  await expect(page.locator('html')).toHaveCSS('font-size', '20px')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no choice that does nothing', async ({ page }) => {
    await page.goto('/tr')

    await expect(page.locator('text-size').first()).toBeHidden()
  })
})

for (const scheme of ['reduce', 'no-preference'] as const) {
  test(`a reader who says ${scheme} of motion sees ${scheme === 'reduce' ? 'none' : 'some'}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: scheme })
    await page.goto('/tr')

    const duration = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--t-3'))
    expect(Number.parseFloat(duration) > 0).toBe(scheme === 'no-preference')
  })
}

test('on paper a page is its text', async ({ page }) => {
  await page.goto('/tr/iade-sozlesmesi')
  await page.emulateMedia({ media: 'print' })

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeHidden()
  await expect(page.locator('footer nav').first()).toBeHidden()
  await expect(page.getByText('© ')).toBeVisible()
})
