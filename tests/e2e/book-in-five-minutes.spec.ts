import type { Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { addToCart, answerBank, cards, payByCard, sendOrder } from './support/book.ts'
import { choose } from './support/choose.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'
import { phoneOf } from './support/phone-of.ts'

const MOST_TYPED = 12

test.use({ viewport: { width: 390, height: 844 } })

test('two adults without a passport at hand come from the tour to the payment with twelve typed fields at most', async ({
  page,
  request,
  email,
}, { testId }) => {
  test.slow()
  const order = translator('tr', 'order')
  const tour = await aTourForSale(request, testId)
  await page.goto(tour.path('tr'))
  await addToCart(page, 'tr')
  await page.goto(paths.cart('tr'))
  await page
    .locator(`a[href^="${paths.checkout('tr')}"]:visible`)
    .first()
    .click()
  // Without the script the server fills in the first traveller alone.
  await expect(page.locator('checkout-form:defined')).toBeAttached()
  await choose(page.locator('input[name=mode][value=guest]'))

  const asked = await typedFields(page)
  const typed = new Set<string>()
  const type = async (name: string, text: string) => {
    typed.add(oneDate(name))
    await page.locator(`[name="${name}"]`).fill(text)
  }
  await type('contact.firstName', 'Ayşe')
  await type('contact.lastName', 'Yılmaz')
  await type('contact.email', email)
  await type('contact.phone', phoneOf(email))
  await type('contact.city', 'İstanbul')
  await page.locator('[data-copy="0"]').click()
  await expect(page.locator('[name="travellers.1.lastName"]')).toHaveValue('Yılmaz')
  await type('travellers.1.firstName', 'Mehmet')
  for (const index of [0, 1]) {
    await type(`travellers.${index}.bornOn.day`, String(2 + index))
    await page.locator(`[name="travellers.${index}.bornOn.month"]`).selectOption('9')
    await type(`travellers.${index}.bornOn.year`, '1957')
  }
  for (const name of ['preInformation', 'terms', 'privacy', 'personalData'])
    await page.locator(`[name="consents.${name}"]`).check()
  await sendOrder(page)
  await expect(page).toHaveURL((url) => url.pathname.startsWith(paths.payment('tr', '')))

  expect(asked.length, asked.join(', ')).toBeLessThanOrEqual(MOST_TYPED)
  expect(typed.size, [...typed].join(', ')).toBe(8)

  await payByCard(page, 'tr', cards.approved)
  await answerBank(page, 'tr', '123456')
  await expect(page).toHaveURL(/\/success$/)
  await expect(page.getByText(order('papers-missing', { count: 2 }))).toBeVisible()
  await page.getByRole('link', { name: order('papers-complete') }).click()
  await expect(page.locator('[name$=".passportNo"]')).toHaveCount(2)
})

/** What somebody sees that wants to be typed; a date in three parts is one. */
async function typedFields(page: Page): Promise<string[]> {
  const names = await page
    .locator('main form input:visible:not([type=radio], [type=checkbox]), main form textarea:visible')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name') ?? ''))
  return [...new Set(names.map(oneDate))]
}

function oneDate(name: string): string {
  return name.replace(/\.(day|year)$/, '')
}
