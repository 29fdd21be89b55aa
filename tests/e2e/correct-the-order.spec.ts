import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { locales } from '#kernel/locale.ts'
import { fillOrder, goToCheckout, sendOrder } from './support/book.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'

for (const locale of locales) {
  test(`a wrong order comes back with its words in ${locale}, with what was typed, at the first problem`, async ({
    page,
    request,
    email,
  }, { testId }) => {
    const forms = translator(locale, 'forms')
    await goToCheckout(page, locale, await aTourForSale(request, testId))
    await fillOrder(page, locale, email)
    await page.locator('[name="contact.email"]').fill('ayse@nowhere')
    await page.locator('[name="travellers.0.tckn"]').fill('10000000147')
    await page.locator('[name="consents.terms"]').uncheck()

    await sendOrder(page)

    await expect(page.locator('[name="contact.email"]')).toBeFocused()
    await expect(page.locator('[name="contact.email"]')).toHaveValue('ayse@nowhere')
    await expect(page.locator('[name="contact.email"]')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('[id="contact.email-error"]')).toHaveText(forms('email'))
    await expect(page.locator('[id="travellers.0.tckn-error"]')).toHaveText(forms('tckn'))
    await expect(page.getByText(forms('agreements')).first()).toBeVisible()
    await expect(page.locator('[name="travellers.0.firstName"]')).toHaveValue('AYSE')
    await expect(page.locator('[name="consents.privacy"]')).toBeChecked()
  })
}

test('no agreement is ticked beforehand', async ({ page, request }, { testId }) => {
  await goToCheckout(page, 'tr', await aTourForSale(request, testId))

  await expect(page.locator('[name^="consents."]:checked')).toHaveCount(0)
})

test('an order form without a cart says that the cart is empty', async ({ page }) => {
  await page.goto(paths.checkout('tr'))

  await expect(page.getByRole('heading', { name: translator('tr', 'cart')('empty') })).toBeVisible()
})
