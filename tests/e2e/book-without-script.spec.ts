import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { addToCart, findTour, fillOrder, sendOrder } from './support/book.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'

test.use({ javaScriptEnabled: false })

test('a visitor without script comes from the home page to the payment page', async ({ page, request, email }, {
  testId,
}) => {
  const tour = await aTourForSale(request, testId)

  await findTour(page, 'tr', tour)
  await addToCart(page, 'tr')
  await expect(page).toHaveURL((url) => url.pathname === paths.cart('tr'))
  await page
    .locator(`a[href^="${paths.checkout('tr')}"]:visible`)
    .first()
    .click()
  await fillOrder(page, 'tr', email)
  await sendOrder(page)

  await expect(page).toHaveURL((url) => url.pathname.startsWith(paths.payment('tr', '')))
  await expect(page.locator('[name=number]')).toBeVisible()
  await expect(page.getByRole('heading', { name: translator('tr', 'payment')('how') })).toBeVisible()
})

test('a cart changes without script', async ({ page, request }, { testId }) => {
  const tour = await aTourForSale(request, testId)
  const cart = translator('tr', 'cart')
  await page.goto(tour.path('tr'))
  await addToCart(page, 'tr')

  await page.locator('input[name=quantity]').first().fill('3')
  await page
    .getByRole('button', { name: cart('update') })
    .first()
    .click()
  await expect(page.locator('input[name=quantity]').first()).toHaveValue('3')

  await page.getByRole('button', { name: cart('remove') }).click()
  await expect(page.getByRole('heading', { name: cart('empty') })).toBeVisible()
})
