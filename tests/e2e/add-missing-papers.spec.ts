import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { passportLines } from '#tests/setup/document-lines.ts'
import { SITE } from './support/addresses.ts'
import { accountSubjects, anAccount, enterAsMember, linkOf } from './support/account.ts'
import { choose } from './support/choose.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'
import { aStaffDesk } from './support/staff.ts'

const locale = 'ar'
const order = translator(locale, 'order')
const lines = translator(locale, 'document-lines')

test('a member adds the papers that an order by telephone left open, pays and sees the documents', async ({
  page,
  request,
  browser,
  email,
  mailTo,
}, { testId }) => {
  test.slow()
  await anAccount(request, locale, email)
  const { id: tourId } = await aTourForSale(request, testId)
  const paymentId = await orderByTelephone(browser, tourId, email)
  const welcome = await mailTo(email, accountSubjects[locale].welcome)
  await page.goto(linkOf(welcome, '/user/confirm'))
  await page.getByRole('button', { name: translator(locale, 'own-account')('confirm-submit') }).click()
  await enterAsMember(page, locale, email)

  await page.locator('article a').first().click()
  await expect(page.getByText(order('papers-missing', { count: 1 }))).toBeVisible()
  await page.getByRole('link', { name: order('papers-complete') }).click()
  await page.locator('[name$=".passportNo"]').fill('U87654320')
  await page.getByText(lines('open')).click()
  const ofPassport = passportLines({ number: 'U87654321', birth: '570902', expiry: '350404' })
  await page.getByLabel(lines('label')).fill(ofPassport)
  await page.getByRole('button', { name: lines('read'), exact: true }).click()
  await choose(page.locator('[name$="take-passportNo"]'))
  await page.getByRole('button', { name: lines('take-chosen'), exact: true }).click()
  await expect(page.getByText(lines('filled'))).toBeVisible()
  await expect(page.locator('[name$=".bornOn.year"]')).toHaveValue('1957')
  await page.locator('[name$=".tckn"]').fill('10000000145')
  await page.getByRole('button', { name: order('papers-save'), exact: true }).click()
  await expect(page.locator('[name$=".tckn"]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[name$=".passportNo"]')).toHaveValue('U87654321')
  await page.locator('[name$=".tckn"]').fill('10000000146')
  await page.getByRole('button', { name: order('papers-save'), exact: true }).click()
  await expect(page.getByText(order('papers-saved'))).toBeVisible()
  await expect(page.getByText(order('papers-none'))).toBeVisible()
  expect(await page.content()).not.toContain('U87654321')

  const paid = await request.post(`/api/v1/payments/${paymentId}/card`, {
    headers: { 'Idempotency-Key': randomUUID(), Origin: SITE },
    data: card(email),
  })
  expect(paid.status(), await paid.text()).toBe(200)
  await page.getByRole('link', { name: order('papers-back') }).click()
  await expect(page.getByText(order('papers-missing', { count: 1 }))).toBeHidden()
  const voucher = page
    .locator('#documents')
    .getByRole('link', { name: translator(locale, 'documents')('kind-voucher') })
  await expect(async () => {
    await page.reload()
    await expect(voucher.first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const coming = page.waitForEvent('download')
  await voucher.first().click()
  expect((await coming).suggestedFilename()).toMatch(/\.pdf$/)
})

/** Staff take an order of which only the name is known; tells the name of its payment. */
async function orderByTelephone(browser: Browser, tourId: string, email: string): Promise<string> {
  const desk = await aStaffDesk(browser)
  const placed = await desk.request.post('/api/v1/admin/orders', {
    headers: { 'Idempotency-Key': randomUUID(), Origin: SITE },
    data: {
      tourId,
      passengers: [{ name: 'AYSE', surname: 'YILMAZ', roomType: 'double' }],
      contact: { firstName: 'Ayşe', lastName: 'Yılmaz', email, phone: '0532 123 45 67', city: 'Konya', country: 'TR' },
      locale,
      agreed: true,
    },
  })
  expect(placed.status(), await placed.text()).toBe(201)
  const { paymentId } = (await placed.json()) as { paymentId: string }
  await desk.context().close()
  return paymentId
}

function card(email: string) {
  return {
    contact: { fullName: 'Ayşe Yılmaz', email, phone: '0532 123 45 67' },
    card: { number: '4111111111111111', expiry: '12/32', cvc: '123', name: 'AYSE YILMAZ' },
  }
}
