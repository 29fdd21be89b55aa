import { type Page, expect as hard } from '@playwright/test'
import { paths } from '#app/addresses/paths.ts'
import { locales } from '#kernel/locale.ts'
import { addToCart, fillOrder, sendOrder } from './support/book.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'
import { translator } from '#app/messages/translator.ts'
import { documents } from './support/pages.ts'

/** The narrowest window that must do, which is also a desktop at 400 %, and a phone of today, also with the largest text. */
const WINDOWS = [
  { width: 320, size: '1' },
  { width: 390, size: '1' },
  { width: 390, size: '3' },
]

test.use({ viewport: { width: 320, height: 700 } })

for (const locale of locales) {
  test(`no reading page in ${locale} is wider than a phone`, async ({ page, request }, { testId }) => {
    test.slow()
    const tour = await aTourForSale(request, testId)
    const doors = [paths.login(locale), paths.adminLogin(locale), tour.path(locale)]
    for (const path of [...documents.map((each) => each.path(locale)), ...doors]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expectToFit(page, path)
    }
  })

  test(`nothing on the way to the payment in ${locale} is wider than a phone`, async ({ page, request, email }, {
    testId,
  }) => {
    await page.goto((await aTourForSale(request, testId)).path(locale))
    expect.soft(await outsideOfFrame(page), 'what sticks out of the booking box').toEqual([])
    await addToCart(page, locale)
    await expectToFit(page, 'the tour with its panel')
    await page.goto(paths.cart(locale))
    await expectToFit(page, 'the cart')
    await page.goto(paths.checkout(locale))
    await expectToFit(page, 'the order form')
    await fillOrder(page, locale, email)
    await expectToFit(page, 'the order form with every traveller open')
    await sendOrder(page)
    await hard(page).toHaveURL((url) => url.pathname.startsWith(paths.payment(locale, '')))
    await expectToFit(page, 'the payment')
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

/** Every page is looked at before the first complaint counts. */
async function expectToFit(page: Page, name: string): Promise<void> {
  for (const { width, size } of WINDOWS) {
    await page.setViewportSize({ width, height: 700 })
    expect.soft(await widerThings(page, size), `${name} at ${width} px, text size ${size}`).toEqual([])
  }
}

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

/** What sticks out of the window and is not part of something that scrolls by itself; nothing when the page fits. */
function widerThings(page: Page, size: string): Promise<string[]> {
  return page.evaluate((chosen) => {
    const root = document.documentElement
    root.dataset['textSize'] = chosen
    if (root.scrollWidth <= root.clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter((each) => {
      const { left, right, width } = each.getBoundingClientRect()
      if (width === 0 || (left >= -1 && right <= root.clientWidth + 1)) return false
      for (let around = each.parentElement; around !== document.body; around = around.parentElement)
        if (!around || getComputedStyle(around).overflowX !== 'visible') return false
      return true
    })
    return (wide.length > 0 ? wide : [document.body])
      .slice(0, 4)
      .map((each) => `${each.tagName.toLowerCase()}.${each.getAttribute('class') ?? ''}`)
  }, size)
}
