import type { Browser, Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import type { Locale } from '#kernel/locale.ts'
import { answerBank, cards, goToCheckout, payByCard, placeOrder } from './support/book.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'

/** Journeys that leave sooner than this are paid at once. */
const takesDeposit = { month: addDays(dayInIstanbul(new Date()), 80).slice(0, 7) }

const friends = ['Zeynep Kaya', 'محمد الأحمد'] as const

for (const locale of ['tr', 'ar'] as const) {
  test(`a deposit books, two others take over shares, and the customer pays what is left (${locale})`, async ({
    page,
    request,
    browser,
    email,
    mailTo,
  }, { testId }) => {
    test.setTimeout(180_000)
    const payment = translator(locale, 'payment')
    const order = translator(locale, 'order')
    await goToCheckout(page, locale, await aTourForSale(request, testId, takesDeposit))
    await placeOrder(page, locale, email)
    await page.getByRole('button', { name: payment('pay-deposit') }).click()
    await expect(page.locator('button[aria-current=true]')).toContainText(payment('pay-deposit'))
    await payHere(page, locale)
    await page.getByRole('link', { name: payment('my-order') }).click()

    for (const name of friends) {
      const share = await openShare(page, locale, { name, email: `share-${email}` })
      await payShare(browser, locale, share)
      await page.reload()
      await expect(page.getByText(order('part-payer', { name })).first()).toBeVisible()
    }
    await mailTo(`share-${email}`, /./)
    await expectPaidParts(page, locale, 3)

    await page.locator(`#plan a[href^="${paths.payment(locale, '')}"]`).click()
    await payHere(page, locale)
    await page.getByRole('link', { name: payment('my-order') }).click()
    await expectPaidParts(page, locale, 4)
    await expect(page.locator('#plan details')).toHaveCount(0)
  })
}

/** What arrived is noted on the order by a job: a busy machine does it a moment after the customer was thanked. */
async function expectPaidParts(page: Page, locale: Locale, count: number): Promise<void> {
  const paid = page.getByText(translator(locale, 'order')('part-paid'), { exact: true })
  await expect(async () => {
    await page.reload()
    await expect(paid).toHaveCount(count, { timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
}

async function payHere(page: Page, locale: Locale): Promise<void> {
  await payByCard(page, locale, cards.approved)
  await answerBank(page, locale, '123456')
  await expect(page).toHaveURL(/\/success$/)
}

/** Hands a hundred units of what is left to somebody; gives the address at which they pay. */
async function openShare(page: Page, locale: Locale, friend: { name: string; email: string }): Promise<string> {
  const text = translator(locale, 'order')
  const form = page.locator('#plan details')
  await form.locator('summary').click()
  await form.getByLabel(text('share-name')).fill(friend.name)
  await form.getByLabel(text('share-email')).fill(friend.email)
  await form.locator('[name=amount]').fill('100')
  await form.getByRole('button', { name: text('share-submit') }).click()
  const link = page.getByRole('link', { name: text('share-open') })
  await expect(link).toHaveCount(1)
  return (await link.getAttribute('href')) ?? ''
}

/** Somebody else, who sees the amount and nothing of the order. */
async function payShare(browser: Browser, locale: Locale, address: string): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.getByRole('link', { name: translator(locale, 'payment')('my-order') })).toHaveCount(0)
  await payHere(page, locale)
  await context.close()
}
