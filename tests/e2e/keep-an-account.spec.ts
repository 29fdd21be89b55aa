import type { Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import {
  accountSubjects as subjects,
  anAccount,
  enterAsMember,
  linkOf,
  PASSWORD,
  sendSignIn,
} from './support/account.ts'
import { goToCheckout, placeOrder } from './support/book.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'
import { aStaffDesk } from './support/staff.ts'

const NEW_PASSWORD = 'Yeni-Parola9'

async function signUp(page: Page, email: string): Promise<void> {
  await page.locator('[name=fullName]').fill('Ayşe Yılmaz')
  await page.locator('account-form [name=email]').fill(email)
  await page.locator('[name=mobile]').fill('0532 123 45 67')
  await page.locator('[name=password]').fill(PASSWORD)
  await page.locator('[name=confirmPassword]').fill(PASSWORD)
  await page.locator('[name=terms]').check()
  await page.locator('[name=privacy]').check()
  await page.locator('account-form form button:not([type=button])').click()
}

test('a visitor opens an account, books as a member and finds the booking', async ({ page, request, email, mailTo }, {
  testId,
}) => {
  const locale = 'ar'
  const own = translator(locale, 'own-account')
  const account = translator(locale, 'account')
  // Two mails and a whole checkout.
  test.slow()
  await page.goto(paths.login(locale))
  await page
    .locator('main')
    .getByRole('link', { name: account('register') })
    .click()
  await signUp(page, email)
  await expect(page).toHaveURL((url) => url.pathname === paths.profile(locale))
  await expect(page.getByText(own('welcome-lead'))).toBeVisible()

  const mail = await mailTo(email, subjects[locale].welcome)
  await page.goto(linkOf(mail, '/user/confirm'))
  await page.getByRole('button', { name: own('confirm-submit') }).click()
  await expect(page.getByRole('heading', { name: own('confirm-done') })).toBeVisible()

  await goToCheckout(page, locale, await aTourForSale(request, testId))
  const cart = translator(locale, 'cart')
  await expect(page.getByText(cart('member-discount')).filter({ visible: true }).first()).toBeVisible()
  await placeOrder(page, locale, email, 'member')

  await page.goto(paths.profile(locale))
  await page.locator('article a').first().click()
  await expect(page.getByRole('heading', { name: translator(locale, 'order')('title') })).toBeVisible()
  await expect(page.getByText(cart('discount'), { exact: true })).toBeVisible()
})

test('a member who forgot the password chooses another one', async ({ page, request, email, mailTo }) => {
  const locale = 'en'
  const own = translator(locale, 'own-account')
  const account = translator(locale, 'account')
  await anAccount(request, locale, email)
  await page.goto(paths.login(locale))
  await page
    .locator('main')
    .getByRole('link', { name: account('forgot') })
    .click()
  await page.locator('main [name=email]').fill(email)
  await page.getByRole('button', { name: own('forgot-submit') }).click()
  await expect(page.getByText(own('forgot-sent'))).toBeVisible()

  const mail = await mailTo(email, subjects[locale].reset)
  const link = linkOf(mail, '/user/reset')
  await page.goto(link)
  await page.locator('[name=password]').fill(NEW_PASSWORD)
  await page.locator('[name=confirmPassword]').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: own('reset-submit') }).click()
  await expect(page.getByText(own('reset-done'))).toBeVisible()

  await sendSignIn(page, email, PASSWORD)
  await expect(page.locator('sign-in').getByText(account('login-invalid')).first()).toBeVisible()
  await page.goto(paths.login(locale))
  await sendSignIn(page, email, NEW_PASSWORD)
  await expect(page).toHaveURL((url) => url.pathname === paths.profile(locale))
  await mailTo(email, subjects[locale].changed)

  await page.goto(link)
  await expect(page.getByRole('heading', { name: own('link-expired') })).toBeVisible()
})

test('a member whom staff block is signed out and told so', async ({ page, request, browser, email }) => {
  const locale = 'tr'
  const userId = await anAccount(request, locale, email)
  await enterAsMember(page, locale, email)

  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminUser('tr', userId))
  await desk.locator('button[value=block]').click()
  await expect(desk.locator('button[value=unblock]')).toBeVisible()
  await desk.context().close()

  await page.goto(paths.profile(locale))
  await expect(page).toHaveURL((url) => url.pathname === paths.login(locale))
  const words = page.getByText(translator(locale, 'account')('login-blocked')).filter({ visible: true }).first()
  await expect(words).toBeVisible()
  await page.goto(paths.login(locale))
  await expect(words).toBeHidden()
  await sendSignIn(page, email, PASSWORD)
  await expect(words).toBeVisible()
})

test('a member ends another device and closes the account, without script', async ({ browser, request, email }) => {
  const own = translator('tr', 'own-account')
  await anAccount(request, 'tr', email)
  const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: {} })
  const page = await context.newPage()
  await page.goto(paths.login('tr'))
  await sendSignIn(page, email, PASSWORD)
  await page.goto(paths.ownDevices('tr'))
  await page.getByRole('button', { name: own('devices-end-others') }).click()
  await expect(page.getByText(own('devices-ended', { count: 1 }))).toBeVisible()

  await page.goto(paths.ownData('tr'))
  await page.locator('main [name=current]').fill(PASSWORD)
  await page.locator('[name=sure]').check()
  await page.getByRole('button', { name: own('data-delete-submit') }).click()
  await expect(page.getByRole('heading', { name: own('data-deleted') })).toBeVisible()
  await context.close()
})
