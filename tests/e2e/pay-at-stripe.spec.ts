import type { Page } from '@playwright/test'
import { startStripeDouble, stripeCards, stripeKeys } from '#modules/payments/testing/doubles/stripe/stripe-double.ts'
import { ports } from './support/addresses.ts'
import { expect, test } from './support/journey.ts'
import { KillableSite } from './support/killable-site.ts'
import { placeOrderByCall, whatIsSentTo } from './support/place-order.ts'

const port = ports.site + 44
const site = new KillableSite(port, {
  STRIPE_SECRET_KEY: stripeKeys.secretKey,
  STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
  STRIPE_URL: `http://127.0.0.1:${port + 1}`,
})

test.afterAll(() => site.remove())

test('a visitor pays an Umrah in English at Stripe, after leaving once and a card without money', async ({
  page,
  request,
  email,
}) => {
  test.setTimeout(240_000)
  const notifyUrl = `${site.origin}/api/v1/payments/webhook/stripe`
  const stripe = await startStripeDouble({ port: port + 1, notifyUrl })
  await site.start()
  const { paymentId, priceMinor } = await placeOrderByCall(request, site.origin, { currency: 'USD', email })
  const sentToShop = whatIsSentTo(page, site.origin)

  await page.goto(`${site.origin}/payment/${paymentId}`)
  await goToStripe(page)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(`${site.origin}/payment/${paymentId}`)

  await goToStripe(page)
  await typeCard(page, stripeCards.noFunds)
  await expect(page.getByRole('alert')).toContainText('insufficient funds')
  await typeCard(page, stripeCards.approved)
  await expect(page).toHaveURL(/\/success$/)

  expect(stripe.books.charges).toMatchObject([{ amountMinor: priceMinor, currency: 'usd' }])
  expect(stripe.sessions).toMatchObject([
    { status: 'expired', locale: 'en' },
    { status: 'complete', locale: 'en' },
  ])
  for (const number of Object.values(stripeCards)) {
    expect(sentToShop.join('\n')).not.toContain(number)
    expect(sentToShop.join('\n')).not.toContain(number.replaceAll(' ', ''))
  }
  await stripe.close()
})

async function goToStripe(page: Page): Promise<void> {
  await page.locator('label:has([name=method][value=card])').click()
  await page.locator('payment-form button[type=submit]').click()
  await expect(page.getByRole('heading', { name: /^Pay USD/ })).toBeVisible()
}

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('12/30')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: 'Pay' }).click()
}
