import { translator } from '#app/messages/translator.ts'
import { fillOrder, goToCheckout, sendOrder } from './support/book.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'

test('a wrong order comes back with its words, with what was typed, at the first problem', async ({
  page,
  request,
  email,
}, { testId }) => {
  const locale = 'ar'
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
  await page.locator('[name="travellers.0.tckn"]').fill('10000000146')
  await expect(page.locator('[data-right]').first(), 'no tick beside what is refused').toBeHidden()
  await expect(page.getByText(forms('agreements')).first()).toBeVisible()
  await expect(page.locator('[name="travellers.0.firstName"]')).toHaveValue('AYSE')
  await expect(page.locator('[name="consents.privacy"]')).toBeChecked()
})
