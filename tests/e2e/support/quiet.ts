import { type Page, expect } from '@playwright/test'
import { watchWork } from './settle.ts'

/**
 * Listens to a page from before it is opened. What is returned expects that nothing was complained of in the console
 * and no script failed.
 */
export async function listenTo(page: Page): Promise<() => Promise<void>> {
  const complaints: string[] = []
  page.on('console', (message) => {
    // The browser complains of a missing page itself; what is on it counts.
    const isPageItself = message.location().url === page.url()
    if (message.type() === 'error' && !isPageItself) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  const settled = watchWork(page)
  return async () => {
    await settled()
    expect(complaints).toEqual([])
  }
}

/** Less than a line of small print on a desk. */
const STILL = 0.001

/**
 * Opens pages without the faces of the site and expects that everything stands still. A face that arrives after the first
 * paint may break a line elsewhere, once; how often it does is a matter of the machine and of the line, not of the page.
 */
export async function expectToStandStill(page: Page, addresses: readonly string[]): Promise<void> {
  await page.route('**/*.woff2', (face) => face.abort())
  const howMuchMoved = await watchShifts(page)
  const settled = watchWork(page)
  for (const address of addresses) {
    await page.goto(address)
    await settled()
    expect.soft(await howMuchMoved(), `things moved on ${address}`).toBeLessThan(STILL)
  }
}

/** From before a page is opened; gives the sum of its layout shifts that nobody caused by a touch. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0))
}
