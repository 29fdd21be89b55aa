import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { addToCart } from './support/book.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'

const cart = translator('en', 'cart')
const ui = translator('en', 'ui')

test('what was put into the cart is there after a reload, in every language', async ({ page, request }, { testId }) => {
  const tour = await aTourForSale(request, testId)
  await page.goto(tour.path('en'))
  await addToCart(page, 'en')
  await expect(page.locator('cart-badge:visible span').first()).toHaveText('2')

  await page.goto(paths.home('ar'))

  await expect(page.locator('cart-badge:visible span').first()).toHaveText('2')
  await page.goto(paths.cart('ar'))
  await expect(page.locator(`a[href="${tour.path('ar')}"]`).first()).toBeVisible()
})

for (const [name, stored] of Object.entries({
  'no JSON': '{"half',
  'another shape': '{"lines":[{"price":{}}]}',
  'hostile lines': '[{"id":"<img src=x onerror=alert(1)>","quantity":1e99,"price":"-5"},null,7]',
  'a number': '42',
})) {
  test(`a cart that holds ${name} is an empty cart`, async ({ page }) => {
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(error.message))
    await page.addInitScript((text) => localStorage.setItem('cart', text), stored)
    await page
      .context()
      .addCookies([{ name: 'cartLines', value: '~~..%7E-1', url: test.info().project.use.baseURL ?? '' }])

    await page.goto(paths.cart('en'))

    await expect(page.getByRole('heading', { name: cart('empty') })).toBeVisible()
    await expect(page.locator('cart-badge:visible span').first()).toBeHidden()
    expect(failures).toEqual([])
  })
}

test('a line can be taken out and taken back', async ({ page, request }, { testId }) => {
  const tour = await aTourForSale(request, testId)
  await page.goto(tour.path('en'))
  await addToCart(page, 'en')
  await page.goto(paths.cart('en'))

  await page.getByRole('button', { name: cart('remove') }).click()
  await expect(page.getByRole('heading', { name: cart('empty') })).toBeVisible()
  await page.getByRole('button', { name: cart('undo') }).click()

  await expect(page.locator('input[name=quantity]').first()).toHaveValue('2')
})

test('one more traveller changes the total that the server names', async ({ page, request }, { testId }) => {
  const tour = await aTourForSale(request, testId)
  await page.goto(tour.path('en'))
  await addToCart(page, 'en')
  await page.goto(paths.cart('en'))
  const total = page.locator('aside').getByText(cart('total'), { exact: true }).locator('xpath=../..')
  const before = await total.first().textContent()

  await page
    .getByRole('button', { name: ui('increase') })
    .first()
    .click()

  await expect(page.locator('input[name=quantity]').first()).toHaveValue('3')
  await expect(total.first()).not.toHaveText(before ?? '')
})
