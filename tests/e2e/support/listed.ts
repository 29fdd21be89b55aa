import type { Locator } from '@playwright/test'

/**
 * All that the page has of it, in the order of the page. To list does not wait by itself, and a document that is still
 * arriving after a click holds the first few only.
 */
export async function listed(locator: Locator): Promise<Locator[]> {
  await locator.page().waitForLoadState('domcontentloaded')
  return locator.all()
}
