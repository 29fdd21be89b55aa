import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

const ROLES = [
  '--bg',
  '--surface-sunk',
  '--text',
  '--text-2',
  '--text-3',
  '--accent-text',
  '--border',
  '--border-control',
  '--focus',
] as const

type Look = Record<(typeof ROLES)[number], number[]> & { focusPx: number }

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

for (const [where, colorScheme] of [
  ['/tr/faq', 'light'],
  ['/tr/admin/login', 'light'],
  ['/tr/admin/login', 'dark'],
] as const) {
  test(`a reader who asks for more contrast gets it: ${where}, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(where)
    const usual = await readLook(page)
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    const strong = await readLook(page)

    for (const text of ['--text', '--text-2', '--text-3', '--accent-text'] as const) {
      expect(contrast(strong[text], strong['--bg']), text).toBeGreaterThanOrEqual(7)
      expect(contrast(strong[text], strong['--surface-sunk']), text).toBeGreaterThanOrEqual(7)
    }
    for (const line of ['--border', '--border-control', '--focus'] as const) {
      expect(contrast(strong[line], strong['--bg']), line).toBeGreaterThanOrEqual(3)
      expect(contrast(strong[line], strong['--bg']), line).toBeGreaterThan(contrast(usual[line], usual['--bg']))
    }
    expect(strong.focusPx).toBeGreaterThan(usual.focusPx)
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

/** The colours that the roles have on a page, as red, green and blue, and the width of its focus. */
async function readLook(page: Page): Promise<Look> {
  await page.keyboard.press('Tab')
  return page.evaluate((roles) => {
    const probe = document.body.appendChild(document.createElement('span'))
    const colours = roles.map((role) => {
      probe.style.color = `var(${role})`
      return [role, getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? []]
    })
    probe.remove()
    const focused = document.activeElement ?? document.body
    const focusPx = Number.parseFloat(getComputedStyle(focused).outlineWidth)
    return { ...Object.fromEntries(colours), focusPx }
  }, ROLES)
}

/** The contrast ratio of WCAG 2: from 1 to 21. */
function contrast(one: number[], other: number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
