import { expect, type Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { payerConsents } from '#modules/payments/index.ts'
import { choose } from './choose.ts'

export type LinkWish = { title: string; email: string; amount?: string; currency?: string; takesInstallments?: boolean }

/** Staff send a payment link; gives the address at which it is paid. */
export async function createLink(
  desk: Page,
  { title, email, amount = '1.160,00', currency = 'USD', takesInstallments = false }: LinkWish,
): Promise<string> {
  const text = translator('tr', 'payment-links')
  await desk.goto(paths.adminPaymentLinks('tr'))
  await desk.getByRole('link', { name: text('new') }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel(text('title'), { exact: true }).fill(title)
  await dialog.getByLabel(text('customer')).fill('Hatice Karaca')
  await dialog.getByLabel(text('email')).fill(email)
  await dialog.getByLabel(text('amount')).fill(amount)
  await dialog.getByLabel(text('currency')).selectOption(currency)
  if (takesInstallments) await choose(dialog.getByLabel(text('installments'), { exact: true }))
  await dialog.getByRole('button', { name: text('create') }).click()
  await expect(desk.getByRole('status').getByText(text('done-created'))).toBeVisible()
  const address = await desk.getByRole('link', { name: text('open', { title }) }).getAttribute('href')
  return address ?? ''
}

/** Until the list of staff says that the link is paid. */
export async function expectLinkPaid(desk: Page, { title, email }: { title: string; email: string }): Promise<void> {
  const text = translator('tr', 'payment-links')
  await expect(async () => {
    await desk.goto(paths.adminPaymentLinks('tr', { q: email }))
    await expect(desk.getByRole('row', { name: title }).getByText(text('completed'))).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

/** Ticks what whoever pays a link agrees to. */
export async function agreeToPay(page: Page): Promise<void> {
  for (const kind of payerConsents) await choose(page.locator(`[name="consents.${kind}"]`))
}
