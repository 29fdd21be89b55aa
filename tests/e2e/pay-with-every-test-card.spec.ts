import type { Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import { SITE } from './support/addresses.ts'
import { answerBank, payByCard } from './support/book.ts'
import { expect, test } from './support/journey.ts'
import { placeOrderByCall } from './support/place-order.ts'
import { aStaffDesk } from './support/staff.ts'

type End = (page: Page, locale: Locale) => Promise<void>

const pays: End = async (page) => {
  await expect(page).toHaveURL(/\/success$/)
}

const paysSlowly: End = async (page) => {
  await expect(page).toHaveURL(/\/success$/, { timeout: 40_000 })
}

const paysAfterCode: End = async (page, locale) => {
  await answerBank(page, locale, '123456')
  await expect(page).toHaveURL(/\/success$/)
}

/** The words of the bank, an empty number, and the way open for another card. */
const says =
  (reason: 'do_not_honour' | 'three_ds_failed'): End =>
  async (page, locale) => {
    await expect(page.getByText(translator(locale, 'payment')(`decline-${reason}`))).toBeVisible()
    await expect(page.locator('[name=number]')).toHaveValue('')
  }

const failsAtTheBank: End = async (page, locale) => {
  const text = translator(locale, 'payment')
  for (const triesLeft of [2, 1]) {
    await answerBank(page, locale, '123456')
    // Each answer is the same page again; only what it says tells that it is the next one.
    await expect(page.getByText(text('bank-wrong', { count: triesLeft }))).toBeVisible()
  }
  await answerBank(page, locale, '123456')
  await says('three_ds_failed')(page, locale)
}

const saysError: End = async (page, locale) => {
  await expect(page.getByText(translator(locale, 'payment')('error')).first()).toBeVisible()
}

const isChecked: End = async (page, locale) => {
  const text = translator(locale, 'payment')
  await expect(page.getByRole('heading', { name: text('checking-title') })).toBeVisible({ timeout: 30_000 })
}

/** Nobody answered in time; the page asks by itself until it is known. */
const turnsOutPaid: End = async (page, locale) => {
  await isChecked(page, locale)
  await expect(page.getByText(translator(locale, 'payment')('used'))).toBeVisible({ timeout: 60_000 })
}

const turnsOutUnpaid: End = async (page, locale) => {
  await isChecked(page, locale)
  await expect(page.locator('[name=number]')).toBeVisible({ timeout: 60_000 })
}

/** The bank charges only when the time for it is over: until then nothing is paid, and another card may be tried. */
const isPaidByAnother: End = async (page, locale) => {
  const text = translator(locale, 'payment')
  await answerBank(page, locale, '123456')
  await expect(page.getByText(text('at-bank'))).toBeVisible()
  const told = await page.request.get(`/api/v1/payments/${new URL(page.url()).pathname.split('/').at(-1)}`)
  expect((await told.json()).status).toBe('pending')
  await payByCard(page, locale, '4111 1111 1111 1111')
  await pays(page, locale)
}

const waitsForAPerson: End = async (page, locale) => {
  await expect(page.getByText(translator(locale, 'payment')('checking-person'))).toBeVisible()
}

/**
 * One card for each way in which a payment can go, in all languages by turns. What every card answers in every language
 * is tested where no browser is needed, in `app/site/payment/test-cards-page.test.ts`.
 */
const cards: { number: string; does: string; locale: Locale; end: End; cvc?: string }[] = [
  { number: '4111 1111 1111 1111', does: 'pays at once', locale: 'en', end: pays },
  { number: '3782 822463 10005', does: 'pays after the code', locale: 'ar', end: paysAfterCode, cvc: '1234' },
  { number: '4000 0000 0000 0002', does: 'is refused by its bank', locale: 'tr', end: says('do_not_honour') },
  { number: '4131 1111 1111 1117', does: 'fails at the question of the bank', locale: 'ar', end: failsAtTheBank },
  { number: '4000 0000 0000 0119', does: 'finds its provider off', locale: 'en', end: saysError },
  { number: '4000 0000 0000 1000', does: 'is charged, and the answer is lost', locale: 'tr', end: turnsOutPaid },
  { number: '4000 0000 0000 1018', does: 'is refused, and the answer is lost', locale: 'en', end: turnsOutUnpaid },
  { number: '4000 0000 0000 1026', does: 'is silent for a minute', locale: 'ar', end: isChecked },
  { number: '4000 0000 0000 1059', does: 'pays after a forged notice', locale: 'tr', end: paysAfterCode },
  { number: '4000 0000 0000 1067', does: 'is charged another amount', locale: 'ar', end: waitsForAPerson },
  {
    number: '4000 0000 0000 1075',
    does: 'has no outcome before the end, and another card pays',
    locale: 'en',
    end: isPaidByAnother,
  },
  { number: '4000 0000 0000 1109', does: 'pays after half a minute', locale: 'ar', end: paysSlowly },
]

for (const { number, does, locale, end, cvc } of cards)
  test(`the card ${number} ${does} (${locale})`, async ({ page, request, email }) => {
    test.setTimeout(120_000)
    const { paymentId } = await placeOrderByCall(request, SITE, { currency: 'USD', email })

    await page.goto(paths.payment(locale, paymentId))
    await payByCard(page, locale, number, cvc)

    await end(page, locale)
  })

test('the card 4000 0000 0000 1083 pays, and when its bank refuses to take the money back, staff see that they must act', async ({
  page,
  request,
  browser,
  email,
}) => {
  const { paymentId } = await placeOrderByCall(request, SITE, { currency: 'USD', email })
  await page.goto(paths.payment('tr', paymentId))
  await payByCard(page, 'tr', '4000 0000 0000 1083')
  await paysAfterCode(page, 'tr')
  const text = translator('tr', 'cancellation')
  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminOrders('tr', { q: email }))
  await desk.getByRole('row').nth(1).getByRole('link').first().click()
  await desk.getByRole('link', { name: translator('tr', 'staff')('journal') }).waitFor()
  await desk.goto(`${new URL(desk.url()).pathname}/refunds`)

  await desk.getByLabel(text('refund-reason')).fill('Vazgeçti')
  await desk.locator('select[name=meaning]').selectOption('stays-owed')
  await desk.getByRole('button', { name: text('refund-submit') }).click()

  await expect(async () => {
    await desk.reload()
    await expect(desk.getByText(text('refund-failed'), { exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(desk.getByText(text('needs-person')).first()).toBeVisible()
  await desk.context().close()
})
