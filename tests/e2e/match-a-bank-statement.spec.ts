import type { APIRequestContext, Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/paths.ts'
import { aCamt053, type Booking } from '#modules/bank-statements/testing/files.ts'
import { goToCheckout, placeOrder } from './support/book.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'
import { aStaffDesk } from './support/staff.ts'

const payment = translator('tr', 'payment')
const text = translator('tr', 'bank-statements')

type Awaited = { iban: string; reference: string; amount: string; currency: string }

/** What the customer is asked to transfer, read from the page and from the payment. */
async function chooseTransfer(page: Page, request: APIRequestContext): Promise<Awaited> {
  await page.locator('label:has([name=method][value=transfer])').click()
  await page.getByRole('button', { name: payment('transfer-button') }).click()
  await expect(page.getByRole('heading', { name: payment('transfer-title') })).toBeVisible()
  const iban =
    (await page
      .getByText(/^TR\d{2}( \d{4}){5} \d{2}$/)
      .first()
      .textContent()) ?? ''
  const reference =
    (await page
      .getByText(/^[23456789ABCDEFGHJKLMNPQRSTUVWXYZ]{8}$/)
      .first()
      .textContent()) ?? ''
  const { price } = await (await request.get(`/api/v1/payments/${tokenOf(page)}`)).json()
  return { iban: iban.replaceAll(' ', ''), reference, ...price }
}

/** The secret address of the payment whose page is open. */
function tokenOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

async function bookStatement(desk: Page, { iban, currency }: Awaited, bookings: readonly Booking[]): Promise<void> {
  await desk.goto(paths.adminStatements('tr'))
  const buffer = Buffer.from(aCamt053(bookings, { iban, currency }))
  await desk.locator('input[type=file]').setInputFiles({ name: 'hesap.xml', mimeType: 'application/xml', buffer })
  await desk.getByRole('button', { name: text('upload-button') }).click()
  await expect(desk.getByText(text('read-count', { count: bookings.length }))).toBeVisible()
  await desk.getByRole('button', { name: text('book') }).click()
  await expect(desk.getByText(text('booked', { count: bookings.length }))).toBeVisible()
}

test('a transfer found in a statement of the bank confirms the order and sends the voucher', async ({
  page,
  request,
  browser,
  email,
  mailTo,
}, { testId }) => {
  await goToCheckout(page, 'tr', await aTourForSale(request, testId))
  await placeOrder(page, 'tr', email)
  const awaited = await chooseTransfer(page, request)
  const desk = await aStaffDesk(browser)

  await bookStatement(desk, awaited, [
    { amount: awaited.amount, text: `UMRE ${awaited.reference.toLowerCase()}`, payer: 'AYSE YILMAZ', ref: testId },
  ])

  await expect(desk.getByText(text('confirmed', { count: 1 }))).toBeVisible()
  await expect(desk.getByText(text('state-matched')).last()).toBeVisible()
  const mail = await mailTo(email, /^Ödemeniz bize ulaştı/)
  expect(mail.attachments.map(({ contentType }) => contentType)).toContain('application/pdf')
  const { status } = await (await request.get(`/api/v1/payments/${tokenOf(page)}`)).json()
  expect(status).toBe('completed')
  await desk.context().close()
})

test('a part of the money and money without a code are asked', async ({ page, request, browser, email }, {
  testId,
}) => {
  await goToCheckout(page, 'tr', await aTourForSale(request, testId))
  await placeOrder(page, 'tr', email)
  const awaited = await chooseTransfer(page, request)
  const desk = await aStaffDesk(browser)

  await bookStatement(desk, awaited, [
    { amount: '10.00', text: `umre ${awaited.reference}`, payer: 'AYSE YILMAZ', ref: `${testId}-1` },
    { amount: '11.11', text: 'havale', payer: 'BILINMEYEN KISI', ref: `${testId}-2` },
  ])

  await expect(desk.getByText(text('state-to_decide'), { exact: true })).toHaveCount(3)
  await desk.getByRole('row').filter({ hasText: awaited.reference }).getByRole('link').click()
  await expect(desk.getByText(text('reason-amount-less')).first()).toBeVisible()
  await desk.getByRole('button', { name: text('decide-payment') }).click()
  await expect(desk.getByText(text('state-matched')).first()).toBeVisible()

  await desk.goto(paths.adminBankLines('tr', { state: 'to_decide', q: 'BILINMEYEN' }))
  await desk.getByRole('row').nth(1).getByRole('link').click()
  await desk.getByLabel(text('note')).fill('Bankaya soruldu')
  await desk.getByRole('button', { name: text('decide-suspense') }).click()
  await expect(desk.getByText(text('state-suspense')).first()).toBeVisible()
  await desk.context().close()
})
