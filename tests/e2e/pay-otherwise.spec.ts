import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { answerBank, cards, goToCheckout, payByCard, placeOrder } from './support/book.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'
import { goToPayment } from './support/place-order.ts'
import { aStaffDesk } from './support/staff.ts'

const payment = translator('tr', 'payment')

test('a visitor pays by bank transfer: account, reference and deadline, and staff see that money is awaited', async ({
  page,
  request,
  browser,
  email,
  mailTo,
}, { testId }) => {
  await goToCheckout(page, 'tr', await aTourForSale(request, testId))
  await placeOrder(page, 'tr', email)

  await page.locator('label:has([name=method][value=transfer])').click()
  await page.getByRole('button', { name: payment('transfer-button') }).click()

  await expect(page.getByRole('heading', { name: payment('transfer-title') })).toBeVisible()
  await expect(page.getByText(/^TR\d{2}( \d{4}){5} \d{2}$/)).toBeVisible()
  await expect(page.getByText(/^[23456789ABCDEFGHJKLMNPQRSTUVWXYZ]{8}$/)).toBeVisible()
  const askedToOpenMail = page.getByText(/E-posta adresinize bir bağlantı gönderdik/)
  await expect(askedToOpenMail).toBeVisible()
  const { text: mailed } = await mailTo(email, /Yerinizi ayırmamız için/)
  await page.goto(/https?:\S+keep-seats\S+/.exec(mailed)?.[0] ?? '')
  await expect(page.getByRole('heading', { name: payment('transfer-title') })).toBeVisible()
  await expect(askedToOpenMail).toBeHidden()
  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminOrders('tr', { q: email }))
  await desk.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(desk.getByText(translator('tr', 'staff')('payment-state-pending_transfer')).first()).toBeVisible()
  await desk.context().close()
})

test('a declined card says so and leaves the way open for another one', async ({ page, email }) => {
  await goToPayment(page, 'tr', { email })

  await payByCard(page, 'tr', cards.declined)
  await expect(page.getByText(payment('decline-do_not_honour'))).toBeVisible()

  await payByCard(page, 'tr', cards.approved)
  await answerBank(page, 'tr', '123456')
  await expect(page).toHaveURL(/\/success$/)
})

test('a bank that does not recognise the customer refuses the payment', async ({ page, email }) => {
  await goToPayment(page, 'tr', { email })

  await payByCard(page, 'tr', cards.approved)
  await answerBank(page, 'tr', '000000')

  await expect(page.getByText(payment('decline-three_ds_failed'))).toBeVisible()
  await expect(page.locator('[name=number]')).toHaveValue('')
})

test('a card that does not exist is refused at its field', async ({ page, email }) => {
  await goToPayment(page, 'tr', { email })

  await payByCard(page, 'tr', '4242 4242 4242 4241')

  await expect(page.getByText(translator('tr', 'forms')('card-number')).first()).toBeVisible()
  await expect(page.locator('[name=number]')).toHaveAttribute('aria-invalid', 'true')
})

test('a payment page nobody has been sent does not exist', async ({ page }) => {
  const answer = await page.goto(paths.payment('tr', 'AAAAAAAAAAAAAAAAAAAAAA'))

  expect(answer?.status()).toBe(404)
  await expect(page.getByText(payment('not-found'))).toBeVisible()
})
