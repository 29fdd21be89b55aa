import type { BrowserContext, Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { STAFF } from './support/addresses.ts'
import { addToCart } from './support/book.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'

const DAY_SECONDS = 86_400

test('the chosen language is remembered for a year', async ({ page, context }) => {
  await page.goto('/tr')
  await page.locator('language-menu summary').click()
  await page.locator('language-menu').getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL('/ar')

  const cookie = await cookieOf(context, 'lang')
  expect(cookie).toMatchObject({ value: 'ar', path: '/', sameSite: 'Lax' })
  expect(daysOf(cookie)).toBeCloseTo(365, 0)
})

test('who sent a visitor is remembered for thirty days', async ({ page, context }) => {
  await page.goto('/tr/blog?ref=KAFILE-7')

  const cookie = await cookieOf(context, 'referral')
  expect(cookie).toMatchObject({ value: 'KAFILE-7', path: '/', sameSite: 'Lax' })
  expect(daysOf(cookie)).toBeCloseTo(30, 0)
})

test('every cookie is for the whole site and stays on it', async ({ page, context, request }, { testId }) => {
  await page.goto('/tr?ref=KAFILE-7')
  const sent = await context.cookies()
  await page.locator('language-menu summary').click()
  await page.locator('language-menu').getByRole('link', { name: 'English' }).click()
  await page.goto((await aTourForSale(request, testId)).path('en'))
  await addToCart(page, 'en')
  await signIn(page)

  // Who sent the visitor belongs to the account by now, and its cookie is gone.
  const cookies = [...sent, ...(await context.cookies())]
  expect(cookies.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['referral', 'lang', 'token', 'user', 'cartLines']),
  )
  expect(cookies.filter(({ path, sameSite }) => path !== '/' || sameSite !== 'Lax')).toEqual([])
})

test('the footer leads to the login, and after it to the own pages and out', async ({ page }) => {
  const footer = page.locator('footer')
  await page.goto('/faq')
  await expect(footer.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/user/login')
  await expect(footer.getByRole('link', { name: 'Log out' })).toBeHidden()

  await signIn(page)
  await page.goto('/faq')

  await expect(footer.getByRole('link', { name: 'Panel' })).toHaveAttribute('href', '/user/profile')
  await expect(footer.getByRole('link', { name: 'Log in' })).toBeHidden()
  await footer.getByRole('link', { name: 'Log out' }).click()
  await expect(footer.getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('the cart is emptied after asking', async ({ page, request }, { testId }) => {
  const text = translator('en', 'cart')
  await page.goto((await aTourForSale(request, testId)).path('en'))
  await addToCart(page, 'en')
  await page.goto(paths.cart('en'))

  await page.getByRole('button', { name: text('clear') }).click()
  const question = page.getByRole('dialog', { name: text('clear-confirm') })
  await question.getByRole('button', { name: text('keep') }).click()
  await expect(page.locator('input[name=quantity]').first()).toHaveValue('2')
  await page.getByRole('button', { name: text('clear') }).click()
  await question.getByRole('button', { name: text('clear') }).click()

  await expect(page.getByRole('heading', { name: text('empty') })).toBeVisible()
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('cart'))) ?? 'null')).toEqual([])
})

test('the cart panel opens and closes by its button, and gives the focus back', async ({ page, request }, {
  testId,
}) => {
  const text = translator('en', 'chrome')
  await page.goto((await aTourForSale(request, testId)).path('en'))
  await addToCart(page, 'en')
  const panel = page.getByRole('region', { name: text('cart-panel') })
  await expect(panel).toContainText(text('cart-panel-title'))
  const toggle = page.getByRole('button', { name: text('cart-panel') })

  await toggle.click()
  await expect(panel).toBeHidden()
  await toggle.click()
  await expect(panel).toContainText('2 items')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')

  await expect(panel).toBeHidden()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(toggle).toBeFocused()
})

test('a full store does not break the cart', async ({ page, request }, { testId }) => {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto((await aTourForSale(request, testId)).path('en'))

  await addToCart(page, 'en')

  await expect(page.locator('cart-badge:visible span').first()).toHaveText('2')
  expect(failures).toEqual([])
})

for (const [kind, role] of [
  ['success', 'status'],
  ['info', 'status'],
  ['warning', 'status'],
  ['error', 'alert'],
] as const) {
  test(`a toast of the kind ${kind} is told as ${role}, in a colour and with a sign of its own`, async ({ page }) => {
    await page.goto('/tr')
    await toast(page, kind)
    const shown = page.locator(`toast-stack [role=${role}] [data-kind=${kind}]`)

    await expect(shown).toHaveText('Kaydedildi')
    await expect(shown.locator('svg')).toBeVisible()
    const others = await looksOfToasts(page)
    expect(new Set(others).size).toBe(4)
  })
}

test('a login without a password sends nothing and says what is missing', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (each) => each.method() === 'POST' && sent.push(each.url()))
  await page.goto('/user/login')
  await page.locator('[name=identifier]').fill('member@kafile.example')
  await page.locator('[name=identifier]').press('Enter')

  await expect(page.getByText('Email and password are required')).toBeVisible()
  expect(sent).toEqual([])
})

async function signIn(page: Page): Promise<void> {
  await page.goto('/user/login')
  await page.locator('[name=identifier]').fill('member@kafile.example')
  await page.locator('[name=password]').fill(STAFF.password)
  await page.locator('[name=password]').press('Enter')
  await expect(page).not.toHaveURL(/login/)
}

async function cookieOf(context: BrowserContext, name: string) {
  const cookie = (await context.cookies()).find((each) => each.name === name)
  if (!cookie) throw new Error(`there is no cookie ${name}`)
  return cookie
}

function daysOf({ expires }: { expires: number }): number {
  return (expires - Date.now() / 1000) / DAY_SECONDS
}

async function toast(page: Page, kind: string): Promise<void> {
  await page.evaluate(
    (name) => document.dispatchEvent(new CustomEvent('show-toast', { detail: { kind: name, text: 'Kaydedildi' } })),
    kind,
  )
}

function looksOfToasts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('toast-stack [hidden] [data-kind]')].map(
      (each) =>
        getComputedStyle(each).color + getComputedStyle(each).backgroundColor + each.querySelector('svg')?.innerHTML,
    ),
  )
}
