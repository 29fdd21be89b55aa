import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'
import { fillOrderByKeyboard, tabTo, typeInto } from './support/keyboard.ts'

test('a visitor with a keyboard alone books and pays', async ({ page, request, email }, { testId }) => {
  const tour = await aTourForSale(request, testId)
  const field = (name: string) => page.locator(`[name="${name}"]`)
  await page.goto(tour.path('tr'))

  await tabTo(page, page.locator('booking-box').getByRole('button', { name: translator('tr', 'tour')('add-to-cart') }))
  await page.keyboard.press('Enter')
  await page.goto(paths.cart('tr'))
  await tabTo(page, page.locator(`a[href^="${paths.checkout('tr')}"]:visible`).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === paths.checkout('tr'))

  await fillOrderByKeyboard(page, email)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname.startsWith(paths.payment('tr', '')))

  await typeInto(page, field('number'), '4242424242424242')
  await typeInto(page, field('cardName'), 'AYSE YILMAZ')
  await typeInto(page, field('expiry'), '1230')
  await typeInto(page, field('cvc'), '123')
  await page.keyboard.press('Enter')
  await typeInto(page, field('code'), '123456')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/success$/)
})

test('the first key leads past the menus', async ({ page }) => {
  await page.goto(paths.tours('tr'))

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(page.locator('#content')).toBeFocused()
})

test('the language menu opens, moves and closes by keys, and the choice stays on the page', async ({ page }) => {
  await page.goto(paths.tours('en'))
  const menu = page.locator('language-menu:visible').first()
  await tabTo(page, menu.locator('summary'))

  await page.keyboard.press('Enter')
  await expect(menu.locator('[data-language=ar]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu.locator('[data-language=ar]')).toBeHidden()
  await page.keyboard.press('Enter')
  await tabTo(page, menu.locator('[data-language=ar]'))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL((url) => url.pathname === paths.tours('ar'))
})
