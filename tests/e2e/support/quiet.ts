import { type Page, expect } from '@playwright/test'

/**
 * Faces may arrive after the first paint, and then lines of a headline move once: on Arabic pages, whose stand-ins have
 * the measures of the faces, 0.004 is the most that was measured, on the others 0.018, with faces a second late.
 */
const MOST_SHIFT = { ar: 0.005, other: 0.02 }

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
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
    const isArabic = (await page.locator('html').getAttribute('lang')) === 'ar'
    expect(complaints).toEqual([])
    expect(
      shifts.reduce((sum, each) => sum + each, 0),
      'things moved while the page was opened',
    ).toBeLessThan(isArabic ? MOST_SHIFT.ar : MOST_SHIFT.other)
  }
}
