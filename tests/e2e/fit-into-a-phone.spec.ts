import { devices, type Page, expect as hard } from '@playwright/test'
import { paths } from '#app/addresses/paths.ts'
import { locales } from '#kernel/locale.ts'
import { SITE, STAFF } from './support/addresses.ts'
import { addToCart, fillOrder, sendOrder } from './support/book.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expectToFit } from './support/fit.ts'
import { expect, test } from './support/journey.ts'
import { aStaffDesk, STAFF_STATE } from './support/staff.ts'
import { expectEasyToTap } from './support/tap.ts'
import { translator } from '#app/messages/translator.ts'

test.use({ viewport: { width: 320, height: 700 } })

test('no door and no tour is wider than a phone', async ({ page, request }, { testId }) => {
  const tour = await aTourForSale(request, testId)
  for (const locale of locales)
    for (const path of [paths.login(locale), paths.adminLogin(locale), tour.path(locale)]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expectToFit(page, path)
      await expectEasyToTap(page, path)
    }
})

const behindTheDoor = [
  {
    who: 'a member',
    email: 'member@kafile.example',
    locale: 'ar',
    pages: [paths.profile, paths.ownDetails, paths.ownDevices, paths.security, paths.changePassword, paths.ownData],
  },
  {
    who: 'an agency',
    email: 'agent@kafile.example',
    locale: 'tr',
    pages: [paths.agentDashboard, paths.agentOffers, paths.agentReservations, paths.agentStatement],
  },
] as const

for (const { who, email, locale, pages } of behindTheDoor)
  test(`nothing that ${who} sees is wider than a phone or smaller than a finger`, async ({ page }) => {
    const form = { identifier: email, password: STAFF.password }
    const entered = await page.request.post(paths.login(locale), { form, headers: { Origin: SITE }, maxRedirects: 0 })
    hard(entered.headers()['location']).toBeDefined()
    for (const path of pages.map((each) => each(locale))) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const area = page.getByRole('navigation').locator('[aria-current=page]')
      if (who === 'an agency') await expect.soft(area, path).toBeInViewport({ ratio: 0.9 })
      expect.soft(await page.evaluate(() => scrollY), `how far ${path} is scrolled when it opens`).toBe(0)
      await expectToFit(page, path)
      await expectEasyToTap(page, path)
    }
  })

for (const locale of locales) {
  test(`nothing on the way to the payment in ${locale} is wider than a phone`, async ({ page, request, email }, {
    testId,
  }) => {
    await page.goto((await aTourForSale(request, testId)).path(locale))
    expect.soft(await outsideOfFrame(page), 'what sticks out of the booking box').toEqual([])
    await addToCart(page, locale)
    await expectToFit(page, 'the tour with its panel')
    await page.goto(paths.cart(locale))
    await expectToFit(page, 'the cart')
    await expectEasyToTap(page, 'the cart')
    await page.goto(paths.checkout(locale))
    await expectToFit(page, 'the order form')
    await fillOrder(page, locale, email)
    await expectToFit(page, 'the order form with every traveller open')
    await expectEasyToTap(page, 'the order form')
    await sendOrder(page)
    await hard(page).toHaveURL((url) => url.pathname.startsWith(paths.payment(locale, '')))
    await expectToFit(page, 'the payment')
    await expectEasyToTap(page, 'the payment')
  })
}

test('the bar at the foot of a phone follows the choice and makes way for the box', async ({ page, request }, {
  testId,
}) => {
  const text = translator('tr', 'tour')
  await page.goto((await aTourForSale(request, testId)).path('tr'))
  const bar = page.locator('booking-bar')

  await bar.getByRole('link', { name: text('choose-room') }).click()
  await hard(bar).toBeHidden()
  await page.locator('booking-box').getByRole('button', { name: 'artır' }).first().click()
  await hard(page.locator('[name=room]:checked')).toHaveValue('triple')
  await page.evaluate(() => scrollTo(0, 0))
  await hard(bar).toContainText('1 üç kişilik oda, 3 kişi')
  await bar.getByRole('button', { name: text('add-to-cart') }).click()

  await hard(page.locator('cart-panel')).toContainText('1 üç kişilik oda, 3 kişi')
})

test('whoever presses the room that stands chosen has chosen it', async ({ page, request }, { testId }) => {
  await page.goto((await aTourForSale(request, testId)).path('tr'))
  const bar = page.locator('booking-bar')
  await hard(bar.getByRole('link', { name: translator('tr', 'tour')('choose-room') })).toBeVisible()

  await page.locator('[name=room]:checked').locator('xpath=ancestor-or-self::label[1]').click()
  await page.evaluate(() => scrollTo(0, 0))

  await hard(bar.getByRole('button', { name: translator('tr', 'tour')('add-to-cart') })).toBeVisible()
})

/** What of the booking form is wider than the form, whose frame is further out by its padding. */
function outsideOfFrame(page: Page): Promise<string[]> {
  return page.locator('#booking-form').evaluate((form) => {
    const frame = form.getBoundingClientRect()
    const inner = form.parentElement?.parentElement?.getBoundingClientRect()
    const wide = [...form.querySelectorAll('*')].filter((each) => {
      const { left, right, width } = each.getBoundingClientRect()
      return width > 1 && (left < frame.left - 1 || right > frame.right + 1)
    })
    if (!inner || frame.right > inner.right || frame.left < inner.left) wide.push(form)
    return wide.map((each) => each.localName)
  })
}

test('keys are named where there are keys, and what is folded away below a request stands in a row', async ({
  browser,
  request,
  email,
}) => {
  const asked = { name: 'Zehra Ak', email, phone: '0532 123 45 67', consent: true }
  hard((await request.post('/api/v1/call-requests', { data: asked })).ok()).toBe(true)
  const { viewport: _screen, ...pixel } = devices['Pixel 7']
  const finger = await browser.newContext({
    ...pixel,
    viewport: { width: 390, height: 844 },
    storageState: STAFF_STATE,
    baseURL: SITE,
  })
  const phone = await finger.newPage()
  const desk = await aStaffDesk(browser)
  for (const page of [phone, desk]) await page.goto(paths.adminNewOrder('en'))
  const key = translator('en', 'staff-sale')('key-sell')

  await expect(desk.getByText(key, { exact: true })).toBeVisible()
  await expect(phone.getByText(key, { exact: true })).toBeHidden()

  await phone.goto(paths.adminCallRequests('en', { q: email }))
  const folds = phone.locator('article').first().locator('summary')
  await expect(folds.first()).toBeVisible()
  const tops = await folds.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBeLessThan(tops.length)
  await finger.close()
})
