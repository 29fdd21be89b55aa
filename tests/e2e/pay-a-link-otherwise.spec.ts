import type { Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { formatMoney } from '#kernel/format-money.ts'
import type { Locale } from '#kernel/locale.ts'
import { money, type Currency } from '#kernel/money.ts'
import { answerBank, cards, payByCard } from './support/book.ts'
import { expect, test } from './support/journey.ts'
import { listed } from './support/listed.ts'
import { agreeToPay, createLink, expectLinkPaid } from './support/payment-link.ts'
import { aStaffDesk } from './support/staff.ts'
import { bookStatement, chooseTransfer, tokenOf } from './support/transfer.ts'

/** What 1,159.97 costs in installments and what a month costs: 5, 8, 15 and 25 per cent more, to the last cent. */
const plans = [
  { count: 2, percent: 5, totalMinor: 121_797, monthMinor: 60_899 },
  { count: 3, percent: 8, totalMinor: 125_277, monthMinor: 41_759 },
  { count: 6, percent: 15, totalMinor: 133_397, monthMinor: 22_233 },
  { count: 12, percent: 25, totalMinor: 144_996, monthMinor: 12_083 },
]

const languages: { locale: Locale; currency: Currency }[] = [
  { locale: 'tr', currency: 'TRY' },
  { locale: 'en', currency: 'USD' },
  { locale: 'ar', currency: 'EUR' },
]

for (const { locale, currency } of languages) {
  test(`a link in ${currency} is paid in six installments, in ${locale}: the table and the bill say the same`, async ({
    page,
    browser,
    email,
  }) => {
    const title = `Umre kalan ödeme ${email}`
    const desk = await aStaffDesk(browser)
    const address = await createLink(desk, { title, email, amount: '1159,97', currency, takesInstallments: true })
    const text = translator(locale, 'payment')

    await page.goto(paths.payment(locale, address.split('/').at(-1) ?? ''))
    await page.locator('label:has([name=method][value=installments])').click()
    expect(await shownPlans(page)).toEqual(plansIn(currency, locale))
    await page.locator('[name=installments][value="6"]').check()
    await agreeToPay(page)
    await payByCard(page, locale, cards.approved)
    await answerBank(page, locale, '123456')

    await expect(page).toHaveURL(/\/success$/)
    const bill = digits((await page.locator('main').textContent()) ?? '')
    expect(bill).toContain(digits(formatMoney(money(133_397, currency), locale, { cents: true })))
    await expect(page.getByText(text('installment-count', { count: 6 })).first()).toBeVisible()
    await expectLinkPaid(desk, { title, email })
    await desk.context().close()
  })
}

test('a link in GBP or SAR shows the same table; a card that takes no installments says so and pays at once', async ({
  page,
  browser,
  email,
}) => {
  const desk = await aStaffDesk(browser)
  const wish = { email, amount: '1159,97', takesInstallments: true }
  const inPounds = await createLink(desk, { ...wish, title: `Londra ${email}`, currency: 'GBP' })
  const inRiyals = await createLink(desk, { ...wish, title: `Cidde ${email}`, currency: 'SAR' })

  await page.goto(paths.payment('ar', inRiyals.split('/').at(-1) ?? ''))
  await page.locator('label:has([name=method][value=installments])').click()
  expect(await shownPlans(page)).toEqual(plansIn('SAR', 'ar'))
  await page.goto(paths.payment('en', inPounds.split('/').at(-1) ?? ''))
  await page.locator('label:has([name=method][value=installments])').click()
  expect(await shownPlans(page)).toEqual(plansIn('GBP', 'en'))
  await page.locator('[name=installments][value="3"]').check()
  await agreeToPay(page)
  await payByCard(page, 'en', '4000 0000 0000 1091')

  await expect(page.getByText(translator('en', 'payment')('decline-installment_not_allowed'))).toBeVisible()
  await page.locator('label:has([name=method][value=card])').click()
  await payByCard(page, 'en', '4000 0000 0000 1091')
  await answerBank(page, 'en', '123456')
  await expect(page).toHaveURL(/\/success$/)
  await desk.context().close()
})

test('a link is paid by a transfer that is found in an imported statement of the bank', async ({
  page,
  request,
  browser,
  email,
  mailTo,
}, { testId }) => {
  const title = `Recep umresi kapora ${email}`
  const desk = await aStaffDesk(browser)
  await page.goto(await createLink(desk, { title, email, amount: '1159,97' }))
  await agreeToPay(page)
  const awaited = await chooseTransfer(page, request)

  await bookStatement(desk, awaited, [
    { amount: awaited.amount, text: `HAVALE ${awaited.reference}`, payer: 'HATICE KARACA', ref: testId },
  ])

  await expect(desk.getByText(translator('tr', 'bank-statements')('confirmed', { count: 1 }))).toBeVisible()
  const { status } = await (await request.get(`/api/v1/payments/${tokenOf(page)}`)).json()
  expect([awaited.amount, status]).toEqual(['1159.97', 'completed'])
  const mail = await mailTo(email, 'Ödemenizi aldık')
  expect(mail.attachments.map(({ contentType }) => contentType)).toContain('application/pdf')
  await expectLinkPaid(desk, { title, email })
  await page.reload()
  await expect(page.getByText(translator('tr', 'payment')('used'))).toBeVisible()
  await desk.context().close()
})

function plansIn(currency: Currency, locale: Locale) {
  const shown = (minor: number) => digits(formatMoney(money(minor, currency), locale, { cents: true }))
  return plans.map(({ count, percent, totalMinor, monthMinor }) => ({
    count: String(count),
    month: shown(monthMinor),
    total: shown(totalMinor),
    percent: String(percent),
  }))
}

async function shownPlans(page: Page) {
  const rows = await listed(page.locator('tr:has([name=installments])'))
  return Promise.all(
    rows.map(async (row) => {
      const [month, total, percent] = await listed(row.locator('td'))
      return {
        count: await row.locator('[name=installments]').getAttribute('value'),
        month: digits((await month?.textContent()) ?? ''),
        total: digits((await total?.locator(':scope > :first-child').textContent()) ?? ''),
        percent: digits((await percent?.textContent()) ?? ''),
      }
    }),
  )
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '')
}
