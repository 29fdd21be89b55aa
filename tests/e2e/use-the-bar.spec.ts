import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

test('the language menu keeps the page and its query, and remembers the choice', async ({ page, context }) => {
  await page.goto('/tr/tours?kind=umrah')
  const menu = page.locator('language-menu')

  await menu.locator('summary').click()
  await expect(menu.getByRole('listitem')).toHaveText(['Türkçe', 'English', 'العربية'])
  await menu.getByRole('link', { name: 'English' }).click()

  await expect(page).toHaveURL('/tours?kind=umrah')
  expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('en')
})

test('the language menu is walked by arrows and left by Escape or a click elsewhere', async ({ page }) => {
  await page.goto('/tr')
  const menu = page.locator('language-menu')
  const list = menu.getByRole('list')

  await menu.locator('summary').click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('link', { name: 'English' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(menu.locator('summary')).toBeFocused()

  await menu.locator('summary').click()
  await page.mouse.click(300, 500)
  await expect(list).toBeHidden()
})

test('the bar sticks after more than 50 px', async ({ page }) => {
  await page.goto('/tr')
  const bar = page.locator('sticky-nav')

  await scrollTo(page, 50)
  await expect(bar).toHaveCSS('position', 'relative')
  await scrollTo(page, 51)
  await expect(bar).toHaveCSS('position', 'sticky')
  await scrollTo(page, 0)
  await expect(bar).toHaveCSS('position', 'relative')
})

for (const { quantity, badge } of [
  { quantity: 1, badge: '1' },
  { quantity: 99, badge: '99' },
  { quantity: 100, badge: '99+' },
]) {
  test(`the cart icon says ${badge} for ${quantity} travellers`, async ({ page }) => {
    await page.addInitScript(
      (count) =>
        localStorage.setItem(
          'cart',
          JSON.stringify([{ id: '12-02-2027-22-02-2027-ANJUMUMRE~double', quantity: count }]),
        ),
      quantity,
    )
    await page.goto('/tr')

    const link = page.locator('cart-badge a')
    await expect(link).toHaveAttribute('title', 'Sepete Git')
    await expect(link).toHaveAccessibleName(new RegExp(`^Sepete git, ${quantity} ürün`))
    await expect(link.locator('span')).toHaveText(badge)
  })
}

test('an empty or broken cart shows no number', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cart', '{bad'))
  await page.goto('/tr')

  await expect(page.locator('cart-badge a span')).toBeHidden()
})

test('a toast is gone after three seconds, or at once when it is clicked', async ({ page }) => {
  await page.clock.install({ time: '2026-11-21T10:00:00' })
  await page.goto('/tr')
  await page.clock.pauseAt('2026-11-21T10:01:00')
  const toast = page.locator('toast-stack').getByRole('alert').getByRole('button')

  await dispatch(page, 'show-toast', { kind: 'error', text: 'Bağlantı kurulamadı' })
  await page.clock.runFor(2999)
  await expect(toast).toHaveText('Bağlantı kurulamadı')
  await page.clock.runFor(1)
  await expect(toast).toHaveCount(0)

  await dispatch(page, 'show-toast', { kind: 'error', text: 'Tekrar deneyin' })
  await toast.click()
  await expect(toast).toHaveCount(0)
})

test('a notice stays until it is closed, then is forgotten', async ({ page }) => {
  await page.clock.install({ time: '2026-11-21T10:00:00' })
  await page.goto('/tr')
  const before = page.locator('main a').first()
  await before.focus()

  await dispatch(page, 'show-notice', {
    kind: 'warning',
    title: 'Hata',
    text: 'Bilgileri kontrol edip tekrar deneyin.',
  })
  await page.clock.runFor(10_000)
  const notice = page.getByRole('dialog', { name: 'Hata' })
  await expect(notice).toContainText('Bilgileri kontrol edip tekrar deneyin.')

  await expect(notice.getByRole('button', { name: 'Kapat' })).toBeFocused()
  await notice.getByRole('button', { name: 'Kapat' }).click()
  await expect(page.locator('notification-modal dialog')).toBeHidden()
  await expect(before).toBeFocused()
  await expect(page.locator('notification-modal h2')).toBeEmpty()
})

test('a failed login opens a notice that stays readable after it is closed', async ({ page, email }) => {
  await page.goto('/tr/user/login')
  await page.locator('[name=identifier]').fill(email)
  await page.locator('[name=password]').fill('Yanlış-2031!')
  await page.locator('[name=password]').press('Enter')

  const notice = page.getByRole('dialog', { name: 'Hata' })
  await expect(notice).toContainText('Geçersiz e-posta veya şifre.')
  // Nothing behind the notice is reached by keys; closing it leads back to where the visitor was.
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab')
    const isBehind = await page.evaluate(() => document.activeElement?.closest('main, footer, header') !== null)
    expect(isBehind).toBe(false)
  }
  await notice.getByRole('button', { name: 'Kapat' }).click()
  await expect(notice).toBeHidden()
  await expect(page.getByRole('alert').first()).toContainText('Geçersiz e-posta veya şifre.')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('the menu holds the focus, says whether it is open and closes when a link is followed', async ({ page }) => {
    await page.goto('/tr')
    const toggle = page.locator('mobile-menu > button')
    const menu = page.getByRole('dialog', { name: 'Ana menü' })

    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(menu).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(toggle).toBeFocused()

    await toggle.click()
    await menu.locator('summary').click()
    await menu.getByRole('link', { name: 'Günlük turlar' }).click()
    await expect(page).toHaveURL('/tr/gunluk-turlar')
    await expect(menu).toBeHidden()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the language menu opens and the finder leads to the list', async ({ page }) => {
    await page.goto('/tr')

    await page.locator('language-menu summary').click()
    await expect(page.locator('language-menu').getByRole('list')).toBeVisible()

    await page.locator('select[name=kind]').selectOption('umrah')
    await page.getByRole('button', { name: 'Turları göster' }).click()
    await expect(page).toHaveURL(/\/tr\/tours\?kind=umrah/)
  })
})

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
}

async function dispatch(page: Page, name: string, detail: object): Promise<void> {
  await page.evaluate(([event, facts]) => document.dispatchEvent(new CustomEvent(event, { detail: facts })), [
    name,
    detail,
  ] as const)
}
