import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { directionOf } from '#kernel/locale.ts'
import { answerBank, cards, goToCheckout, payByCard, placeOrder } from './support/book.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'
import { aStaffDesk } from './support/staff.ts'

/** A language on the desk and another on the phone; the journey that looks for barriers books in all of them. */
const BOOKS_IN = { desktop: 'tr', phone: 'ar' } as const

// Pages change as most visitors see them: what moves meanwhile lies over no button.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a visitor books: find, cart, checkout, card with 3-D Secure, mail, visible to staff', async ({
  page,
  request,
  browser,
  email,
  mailTo,
}, { testId, project }) => {
  const locale = BOOKS_IN[project.name as keyof typeof BOOKS_IN]
  const payment = translator(locale, 'payment')
  const tour = await aTourForSale(request, testId)

  await goToCheckout(page, locale, tour)
  await expect(page.locator('html')).toHaveAttribute('dir', directionOf(locale))
  await placeOrder(page, locale, email)

  await payByCard(page, locale, cards.approved)
  await answerBank(page, locale, '123456')
  await expect(page).toHaveURL(/\/success$/)
  await expect(page.getByRole('heading', { name: payment('booked') })).toBeVisible()
  const orderNo =
    (await page
      .getByText(/^\d{4}-\d{6}$/)
      .first()
      .textContent()) ?? ''

  const mail = await mailTo(email, orderNo)
  expect(mail.html).toContain(`dir="${directionOf(locale)}"`)
  expect(mail.attachments.map(({ contentType }) => contentType)).toContain('application/pdf')
  expect(mail.attachments[0]?.bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')

  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminOrders('tr', { q: orderNo }))
  await desk.getByRole('link', { name: orderNo }).click()
  await expect(desk.getByText('YILMAZ').first()).toBeVisible()
  await expect(desk.getByText(email).first()).toBeVisible()
  await desk.context().close()
})
