import type { Page, Route } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { aStaffDesk } from './support/staff.ts'

test('in an application the line ends with the page, and with the error page', async ({ browser }) => {
  const desk = await aStaffDesk(browser)
  await desk.goto('/tr/admin/dashboard')
  await expect
    .poll(() =>
      desk.evaluate(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))),
    )
    .toBe(true)
  const held = await holdBack(desk, '**/tr/admin/orders.data*')

  await desk.getByRole('link', { name: 'Siparişler' }).first().click()
  await expect(lineOf(desk)).toBeVisible()
  await (await held.route).fulfill({ status: 500, body: 'no' })

  await expect(desk.getByRole('heading', { name: 'Bir Hata Oluştu' })).toBeVisible()
  await expect(lineOf(desk)).toBeHidden()
  await desk.context().close()
})

function lineOf(page: Page) {
  return page.locator('navigation-progress')
}

/** Stops the next request to an address; the answer is given by hand. */
async function holdBack(page: Page, address: string): Promise<{ route: Promise<Route> }> {
  const held = Promise.withResolvers<Route>()
  await page.route(address, (route) => held.resolve(route), { times: 1 })
  return { route: held.promise }
}
