import type { Browser, Page } from '@playwright/test'
import { SITE, STAFF } from './addresses.ts'

/** Where the set-up keeps who signed in; staff sign in once for all journeys, as the limit on tries expects. */
export const STAFF_STATE = 'test-results/staff.json'

/** A member of staff at a desk of their own, beside the visitor. */
export async function aStaffDesk(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    storageState: STAFF_STATE,
    baseURL: SITE,
    viewport: { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  await showIdentityWhenAsked(page)
  return page
}

/** Journeys outlast the minutes for which a sign-in is enough: staff show the password again wherever they are asked. */
export async function showIdentityWhenAsked(page: Page): Promise<void> {
  await page.addLocatorHandler(page.locator('[name="~identity"]'), async (field) => {
    await field.fill(STAFF.password)
    await field.press('Enter')
  })
}
