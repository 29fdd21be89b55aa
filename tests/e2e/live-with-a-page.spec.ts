import { STAFF } from './support/addresses.ts'
import { expect, test } from './support/journey.ts'

test('an open page has its state in one place', async ({ page }) => {
  await page.goto('/tr')

  expect(await page.evaluate(() => window.clientState)).toEqual({
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    user: null,
    users: [],
    contact: {
      show: false,
      id: '',
      minimize: false,
      data: { id: '', name: '', subject: '', mobile: '', email: '', message: '' },
    },
    alert: { show: false, type: '', title: '', text: '' },
    cart: { version: 0 },
    page: { id: '/tr' },
    isMobile: false,
  })
})

test('a notice is in the state until it is closed', async ({ page }) => {
  await page.goto('/tr')
  const notice = { kind: 'warning', title: 'Hata', text: 'Tekrar deneyin.' }

  await page.evaluate((detail) => document.dispatchEvent(new CustomEvent('show-notice', { detail })), notice)
  expect(await page.evaluate(() => window.clientState.alert)).toEqual({
    show: true,
    type: 'warning',
    title: 'Hata',
    text: 'Tekrar deneyin.',
  })
  await page.keyboard.press('Escape')

  await expect
    .poll(() => page.evaluate(() => window.clientState.alert))
    .toEqual({ show: false, type: '', title: '', text: '' })
})

test('a session whose hint got lost is asked for once and found', async ({ page, context }) => {
  await page.goto('/tr/user/login')
  await page.locator('[name=identifier]').fill('member@kafile.example')
  await page.locator('[name=password]').first().fill(STAFF.password)
  await page.locator('[name=password]').first().press('Enter')
  await expect(page).toHaveURL(/\/tr\/user\/profile$/)
  // The profile asks for its reader too; on a page of nobody's it can't be taken for the one that is looked at.
  await page.goto('about:blank')
  await context.clearCookies({ name: 'user' })

  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/auth/login/success') && asked.push(request.url()))
  await page.goto('/tr')

  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'user')).toBe(true)
  expect(asked).toHaveLength(1)
})

test('a wrong hint of who is signed in is forgotten, and nobody is told', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'user', value: '7', url: baseURL ?? '' }])
  await page.route('**/api/custom/me', (route) => route.fulfill({ status: 500, body: '{}' }))
  const said: string[] = []
  page.on('console', (message) => message.text().includes('answered with 500') && said.push(message.text()))

  await page.goto('/tr')

  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'user')).toBe(false)
  expect(said).toHaveLength(1)
  await expect(page.getByRole('link', { name: 'Giriş' }).first()).toBeVisible()
})
