import type { Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { startIyzicoDouble } from '#modules/payments/testing/doubles/iyzico/iyzico-double.ts'
import { BANK_CODE } from '#modules/payments/testing/doubles/iyzico/pages.ts'
import { ports } from './support/addresses.ts'
import { choose } from './support/choose.ts'
import { expect, test } from './support/journey.ts'
import { KillableSite } from './support/killable-site.ts'
import { placeOrderByCall } from './support/place-order.ts'

const payment = translator('tr', 'payment')
const NO_FUNDS = '4111111111111129'
const GOOD = '5528790000000008'

const site = new KillableSite(ports.site + 30, {
  IYZICO_API_KEY: 'sandbox-api-key-of-the-double',
  IYZICO_SECRET_KEY: 'sandbox-secret-key-of-the-double',
  IYZICO_URL: `http://127.0.0.1:${ports.site + 31}`,
})

test.afterAll(() => site.remove())

test('a visitor pays a journey in Turkey in installments at iyzico, after a card without money', async ({
  page,
  request,
  email,
}) => {
  test.setTimeout(240_000)
  const iyzico = await startIyzicoDouble({
    port: ports.site + 31,
    webhookUrl: `${site.origin}/api/v1/payments/webhook/iyzico`,
  })
  await site.start()
  const { paymentId, priceMinor } = await placeOrderByCall(request, site.origin, { currency: 'TRY', email })
  const sentToShop = whatIsSentTo(page, site.origin)

  await page.goto(`${site.origin}/tr/payment/${paymentId}`)
  await goToIyzico(page)
  await typeCard(page, NO_FUNDS)
  await expect(page.getByText(payment('decline-insufficient_funds'))).toBeVisible()

  await goToIyzico(page)
  await typeCard(page, GOOD)
  await expect(page).toHaveURL(/\/success$/)

  const paid = Math.round(priceMinor * 1.08)
  expect(iyzico.books.charges).toMatchObject([{ amountMinor: paid, currency: 'TRY' }])
  expect(iyzico.books.forms.map(({ request: asked }) => asked.enabledInstallments)).toEqual([[3], [3]])
  expect(sentToShop.length).toBeGreaterThan(4)
  for (const secret of [NO_FUNDS, GOOD, '4111 1111 1111 1129']) expect(sentToShop.join('\n')).not.toContain(secret)
  await iyzico.close()
})

/** Chooses three installments; a payer is known from the order. */
async function goToIyzico(page: Page): Promise<void> {
  await page.locator('label:has([name=method][value=installments])').click()
  await choose(page.locator('[name=installments][value="3"]'))
  await expect(page.locator('[name=number]')).toHaveCount(0)
  await page.locator('payment-form button[type=submit]').click()
  await expect(page.getByRole('heading', { name: 'iyzico' })).toBeVisible()
}

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Name on card').fill('AYSE YILMAZ')
  await page.getByLabel('Expiry').fill('12/30')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByLabel('SMS code').fill(BANK_CODE)
  await page.getByRole('button', { name: 'Confirm' }).click()
}

/** Every address and body that the browser sends to the shop from now on. */
function whatIsSentTo(page: Page, origin: string): string[] {
  const sent: string[] = []
  page.on('request', (each) => {
    if (each.url().startsWith(origin)) sent.push(`${each.url()}\n${each.postData() ?? ''}`)
  })
  return sent
}
