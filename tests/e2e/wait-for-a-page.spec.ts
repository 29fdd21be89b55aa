import type { Page, Route } from '@playwright/test'
import { paths } from '#app/addresses/paths.ts'
import { expectNoBarrier } from './support/barriers.ts'
import { expect, test } from './support/journey.ts'
import { aStaffDesk } from './support/staff.ts'

/** Longer than a page may take without a line. */
const SLOW_MS = 1000

test('among documents the line is there from the click until the next page is', async ({ page }) => {
  const held = await startSlowNavigation(page)
  await page.waitForTimeout(SLOW_MS)
  await (await held.route).continue()

  await expect(page).toHaveURL((url) => url.pathname === paths.faq('tr'))
  await expect(lineOf(page)).toBeHidden()
  expect(await hasShownLine(page)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL((url) => url.pathname === paths.refundAgreement('tr'))
  await expect(lineOf(page)).toBeHidden()
})

test('among documents the line ends with the error page', async ({ page, request }) => {
  const answer = await request.get('/tr/error')
  const held = await startSlowNavigation(page)
  await page.waitForTimeout(SLOW_MS)
  await (await held.route).fulfill({ status: 500, headers: answer.headers(), body: await answer.body() })

  await expect(page.getByRole('heading', { name: 'Bir Hata Oluştu' })).toBeVisible()
  await expect(lineOf(page)).toBeHidden()
  expect(await hasShownLine(page)).toBe(true)
})

test('in an application the line ends with the page, and with the error page', async ({ browser }) => {
  const desk = await aStaffDesk(browser)
  await desk.goto('/tr/admin/dashboard')
  const held = await holdBack(desk, '**/tr/admin/orders.data*')

  await desk.getByRole('link', { name: 'Siparişler', exact: true }).first().click()
  await expect(lineOf(desk)).toBeVisible()
  await expectNoBarrier(desk)
  await (await held.route).fulfill({ status: 500, body: 'no' })

  await expect(desk.getByRole('heading', { name: 'Bir Hata Oluştu' })).toBeVisible()
  await expect(lineOf(desk)).toBeHidden()
  await desk.context().close()
})

/** A click on a link of a document, whose page the server keeps back until the test lets it go. */
async function startSlowNavigation(page: Page): Promise<{ route: Promise<Route> }> {
  await page.goto(paths.refundAgreement('tr'))
  await page.evaluate(() => {
    const line = document.querySelector('navigation-progress')
    const note = () => line?.checkVisibility() && sessionStorage.setItem('line-shown', 'yes')
    if (line) new MutationObserver(note).observe(line, { attributes: true })
  })
  // A page that was prepared while the visitor pointed at its link would need no line.
  await page.locator('script[type=speculationrules]').evaluateAll((rules) => rules.forEach((each) => each.remove()))
  const held = await holdBack(page, `**${paths.faq('tr')}`)
  await page
    .locator(`a[href="${paths.faq('tr')}"]:visible`)
    .first()
    .click({ noWaitAfter: true })
  return held
}

/** Whether the line was there on the page that was left; a page that is being left answers no questions. */
function hasShownLine(page: Page): Promise<boolean> {
  return page.evaluate(() => sessionStorage.getItem('line-shown') === 'yes')
}

function lineOf(page: Page) {
  return page.locator('navigation-progress')
}

/** Stops the next request to an address; the answer is given by hand. */
async function holdBack(page: Page, address: string): Promise<{ route: Promise<Route> }> {
  const held = Promise.withResolvers<Route>()
  await page.route(address, (route) => held.resolve(route), { times: 1 })
  return { route: held.promise }
}
