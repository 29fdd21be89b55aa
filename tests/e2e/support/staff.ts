import { expect, type Browser, type Page } from '@playwright/test'
import { IDENTITY_FIELD } from '#app/sign-in/asked-identity.ts'
import { paths } from '#app/addresses/paths.ts'
import { SITE, STAFF } from './addresses.ts'

/** Where the set-up keeps who signed in; staff sign in once for all journeys, as the limit on tries expects. */
export const STAFF_STATE = 'test-results/staff.json'

/** A member of staff at a desk of their own, beside the visitor, who has just shown who they are. */
export async function aStaffDesk(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    storageState: STAFF_STATE,
    baseURL: SITE,
    viewport: { width: 1280, height: 900 },
  })
  // The sign-in that all journeys share may be older than the minutes for which it is enough.
  const shown = await context.request.post(paths.adminConfirm('tr'), {
    form: { [IDENTITY_FIELD]: STAFF.password },
    headers: { Origin: SITE },
    maxRedirects: 0,
  })
  expect(shown.status()).toBe(303)
  return awake(await context.newPage())
}

/**
 * A page that is used only when React has taken it over and its effects have run, after each document that arrives: what a
 * machine types before may land beside its mark, what it drags falls to the ground, and its keys are heard by nobody.
 */
export async function awake(page: Page): Promise<Page> {
  const untilAwake = async () => {
    await page.waitForFunction(() => {
      if (document.readyState !== 'complete') return false
      if (document.getElementById('page-frame') === null) return true
      // React keeps the root it begins from at the document; the root says whether it is still as the server sent it.
      const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'))
      if (key === undefined) return false
      const begin = Reflect.get(document, key) as {
        stateNode: { current: { memoizedState: { isDehydrated: boolean } } }
      }
      return !begin.stateNode.current.memoizedState.isDehydrated
    })
    // Effects run in a task after the one that took the page over; a task of the background when no other waits. To be
    // called when idle would wait for ever in a browser that has no reason to draw a frame.
    await page.evaluate(async () => {
      await scheduler.postTask(() => {}, { priority: 'background' })
      document.documentElement.dataset['awake'] = ''
    })
  }
  await page.addLocatorHandler(page.locator('html:not([data-awake])'), untilAwake, { noWaitAfter: true })
  // Keys are pressed without a locator.
  const open = page.goto.bind(page)
  page.goto = async (...to) => {
    const response = await open(...to)
    await untilAwake()
    return response
  }
  return page
}
