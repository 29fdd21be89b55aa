import { type Page, expect } from '@playwright/test'

/**
 * What lies between a desk and a phone: a tablet held upright, and one that lies, with the largest text; the narrowest
 * window that must do, which is also a desktop at 400 %; and a phone of today, also with the largest text, which stays.
 */
const WINDOWS = [
  { width: 820, size: '1' },
  { width: 1024, size: '3' },
  { width: 320, size: '1' },
  { width: 390, size: '1' },
  { width: 390, size: '3' },
]

/** The page is no wider than any of the windows. Every page of a journey is looked at before the first complaint counts. */
export async function expectToFit(page: Page, name: string): Promise<void> {
  for (const { width, size } of WINDOWS) {
    await page.setViewportSize({ width, height: 700 })
    const where = `${name} at ${width} px, text size ${size}`
    expect.soft(await widerThings(page, size), where).toEqual([])
    expect.soft(await misplacedLines(page), where).toEqual([])
  }
}

/** Telephone numbers that go on in a second line, and names on a line of their own that begin on its wrong side. */
function misplacedLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = [...document.querySelectorAll('a[href^="tel:"] bdi')].filter((each) => {
      const tops = [...each.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))
      return new Set(tops).size > 1
    })
    const turned = [...document.querySelectorAll('bdi')].filter((each) => {
      const { display, textAlign, direction } = getComputedStyle(each)
      const around = each.parentElement && getComputedStyle(each.parentElement).direction
      return display === 'block' && textAlign === 'start' && direction !== around
    })
    return [...broken, ...turned].slice(0, 4).map((each) => `${each.parentElement?.tagName}: ${each.textContent}`)
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
