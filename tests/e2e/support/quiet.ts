import { type Page, expect } from '@playwright/test'

/**
 * Faces may arrive after the first paint, and then lines of a headline move once. One face after the other, on a machine
 * that has other work, moved 0.025 in all; 0.1 is what a reader notices. What else may move is asked without any face.
 */
const MOST_SHIFT = 0.05
/** Less than a line of small print on a desk. */
const STILL = 0.001

/**
 * Listens to a page from before it is opened. What is returned expects that nothing was complained of in the console,
 * no script failed and next to nothing moved that nobody had touched.
 */
export async function listenTo(page: Page): Promise<() => Promise<void>> {
  const complaints: string[] = []
  page.on('console', (message) => {
    // The browser complains of a missing page itself; what is on it counts.
    const isPageItself = message.location().url === page.url()
    if (message.type() === 'error' && !isPageItself) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  const howMuchMoved = await watchShifts(page)
  return async () => {
    await page.waitForLoadState('networkidle')
    expect(complaints).toEqual([])
    expect(await howMuchMoved(), 'things moved while the page was opened').toBeLessThan(MOST_SHIFT)
  }
}

/** Opens pages without the faces of the site, which alone may move anything, and expects that everything stands still. */
export async function expectToStandStill(page: Page, addresses: readonly string[]): Promise<void> {
  await page.route('**/*.woff2', (face) => face.abort())
  const howMuchMoved = await watchShifts(page)
  for (const address of addresses) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
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
