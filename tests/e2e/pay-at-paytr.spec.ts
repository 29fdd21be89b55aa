import type { Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paytrCards, paytrKeys, startPaytrDouble } from '#modules/payments/testing/doubles/paytr/paytr-double.ts'
import { ports } from './support/addresses.ts'
import { expect, test } from './support/journey.ts'
import { KillableSite } from './support/killable-site.ts'
import { placeOrderByCall, whatIsSentTo } from './support/place-order.ts'

const payment = translator('tr', 'payment')
const opened: (() => Promise<void>)[] = []

test.afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})

test('a visitor pays a journey in Turkish in the frame of PayTR, after a card that was declined', async ({
  page,
  request,
  email,
}) => {
  test.setTimeout(240_000)
  const shop = await aShopWithPaytr('iframe', ports.site + 40)
  const { paymentId, priceMinor } = await placeOrderByCall(request, shop.origin, { currency: 'TRY', email })
  const sentToShop = whatIsSentTo(page, shop.origin)
  const violations = policyViolations(page)

  await page.goto(`${shop.origin}/tr/payment/${paymentId}`)
  await pressPay(page)
  await payInFrame(page, paytrCards.declined)
  await expect(page.getByText(payment('decline-do_not_honour'))).toBeVisible()

  await pressPay(page)
  await payInFrame(page, paytrCards.approved)
  await expect(page).toHaveURL(/\/success$/)

  expect(shop.paytr.books.charges).toMatchObject([{ amountMinor: priceMinor, currency: 'TL' }])
  expect(shop.paytr.cardsSeen).toEqual([paytrCards.declined, paytrCards.approved])
  expectNoCard(sentToShop)
  expect(violations).toEqual([])
})

test('a visitor types the card into our page, and the browser takes it straight to PayTR', async ({
  page,
  request,
  email,
}) => {
  test.setTimeout(240_000)
  const shop = await aShopWithPaytr('direct', ports.site + 42)
  const { paymentId, priceMinor } = await placeOrderByCall(request, shop.origin, { currency: 'TRY', email })
  const sentToShop = whatIsSentTo(page, shop.origin)
  const violations = policyViolations(page)

  await page.goto(`${shop.origin}/tr/payment/${paymentId}`)
  await pressPay(page)
  await payByForm(page, paytrCards.declined)
  await expect(page.getByText(payment('decline-do_not_honour'))).toBeVisible()

  await pressPay(page)
  await payByForm(page, paytrCards.approved)
  await expect(page).toHaveURL(/\/success$/)

  expect(shop.paytr.books.charges).toMatchObject([{ amountMinor: priceMinor, currency: 'TL' }])
  expect(shop.paytr.cardsSeen).toEqual([paytrCards.declined, paytrCards.approved])
  expectNoCard(sentToShop)
  expect(violations).toEqual([])
})

/** A shop whose only contract is with a double of PayTR. Both end with the journey. */
async function aShopWithPaytr(mode: 'iframe' | 'direct', port: number) {
  const site = new KillableSite(port, {
    PAYTR_MERCHANT_ID: paytrKeys.merchantId,
    PAYTR_MERCHANT_KEY: paytrKeys.key,
    PAYTR_MERCHANT_SALT: paytrKeys.salt,
    PAYTR_MODE: mode,
    PAYTR_URL: `http://127.0.0.1:${port + 1}`,
  })
  const notifyUrl = `${site.origin}/api/v1/payments/webhook/paytr`
  const paytr = await startPaytrDouble({ port: port + 1, notifyUrl })
  opened.push(async () => {
    site.remove()
    await paytr.close()
  })
  await site.start()
  return { origin: site.origin, paytr }
}

async function pressPay(page: Page): Promise<void> {
  await page.locator('label:has([name=method][value=card])').click()
  await page.locator('payment-form button[type=submit]').click()
  await expect(page.getByRole('heading', { name: payment('bank-step-title') })).toBeVisible()
}

async function payInFrame(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe')
  await frame.getByLabel('Kart üzerindeki isim').fill('AYSE YILMAZ')
  await frame.getByLabel('Kart numarası').fill(number)
  await frame.getByLabel('Ay', { exact: true }).fill('12')
  await frame.getByLabel('Yıl').fill('30')
  await frame.getByLabel('CVV').fill('000')
  await frame.getByRole('button', { name: /öde$/ }).click()
  await answerBank(page)
}

async function payByForm(page: Page, number: string): Promise<void> {
  await page.getByLabel(payment('card-number'), { exact: true }).fill(number)
  await page.getByLabel(payment('card-name'), { exact: true }).fill('AYSE YILMAZ')
  await page.getByLabel(payment('card-month'), { exact: true }).fill('12')
  await page.getByLabel(payment('card-year'), { exact: true }).fill('30')
  await page.getByLabel(payment('card-cvc'), { exact: true }).fill('000')
  await page.getByRole('button', { name: payment('pay-at-bank') }).click()
  await answerBank(page)
}

async function answerBank(page: Page): Promise<void> {
  await page.getByLabel('SMS şifresi').fill('123456')
  await page.getByRole('button', { name: 'Onayla' }).click()
}

/** What the browser refused to load or to send, by the policy of our pages. */
function policyViolations(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) complaints.push(message.text())
  })
  return complaints
}

function expectNoCard(sentToShop: string[]): void {
  expect(sentToShop.length).toBeGreaterThan(4)
  for (const number of Object.values(paytrCards)) expect(sentToShop.join('\n')).not.toContain(number)
}
