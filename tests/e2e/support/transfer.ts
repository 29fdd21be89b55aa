import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { aCamt053, type Booking } from '#modules/bank-statements/testing/files.ts'

/** What a customer is asked to transfer. */
export type AwaitedTransfer = { iban: string; reference: string; amount: string; currency: string }

/** Chooses the transfer on an open payment page; gives what the page and the payment then ask for. */
export async function chooseTransfer(page: Page, request: APIRequestContext): Promise<AwaitedTransfer> {
  const text = translator('tr', 'payment')
  await page.locator('label:has([name=method][value=transfer])').click()
  await page.getByRole('button', { name: text('transfer-button') }).click()
  await expect(page.getByRole('heading', { name: text('transfer-title') })).toBeVisible()
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
export function tokenOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Staff import a statement of the bank with these lines and book it. */
export async function bookStatement(
  desk: Page,
  { iban, currency }: Pick<AwaitedTransfer, 'iban' | 'currency'>,
  bookings: readonly Booking[],
): Promise<void> {
  const text = translator('tr', 'bank-statements')
  await desk.goto(paths.adminStatements('tr'))
  const buffer = Buffer.from(aCamt053(bookings, { iban, currency }))
  await desk.locator('input[type=file]').setInputFiles({ name: 'hesap.xml', mimeType: 'application/xml', buffer })
  await desk.getByRole('button', { name: text('upload-button') }).click()
  await expect(desk.getByText(text('read-count', { count: bookings.length }))).toBeVisible()
  await desk.getByRole('button', { name: text('book') }).click()
  await expect(desk.getByText(text('booked', { count: bookings.length }))).toBeVisible()
}
