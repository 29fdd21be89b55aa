import { type Page, expect } from '@playwright/test'

/** The least a finger hits, in pixels. */
const LEAST = 44

/** A finger hits whatever stands alone on the page of a phone. Looked at before the first complaint counts. */
export async function expectEasyToTap(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  expect.soft(await hardToTap(page), `small on ${name}`).toEqual([])
}

/**
 * What stands alone and is smaller than a finger: links, buttons and fields, each with what belongs to it, a label or
 * what a style lays over it. Links within a sentence may be as small as their words.
 */
function hardToTap(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    document.documentElement.dataset['textSize'] = '1'
    const targets = new Map<Element, Element>()
    for (const each of document.querySelectorAll(
      'a[href], button, input:not([tabindex="-1"]), select, textarea, summary',
    )) {
      const label = each.matches('[type="checkbox"], [type="radio"]') && (each as HTMLInputElement).labels?.[0]
      const target = label || each
      const { width, height } = target.getBoundingClientRect()
      // What is one pixel large is there for those who listen, until it has the focus.
      const isSeen = width > 1 && height > 1 && target.checkVisibility({ visibilityProperty: true })
      if (isSeen && !isLarge(width, height) && !isInSentence(target)) targets.set(target, each)
    }
    return [...targets].filter(([target]) => !isLargeToFingers(target)).map(([target]) => nameOf(target))

    function isLarge(width: number, height: number): boolean {
      return Math.min(width, height) > least - 1
    }

    /** Inline, beside words that are no link. */
    function isInSentence(target: Element): boolean {
      if (getComputedStyle(target).display !== 'inline') return false
      let around = target.parentElement
      while (around && getComputedStyle(around).display === 'inline') around = around.parentElement
      const links = [...(around?.querySelectorAll('a, button') ?? [])]
      return lettersOf(around) > links.reduce((sum, link) => sum + lettersOf(link), 0)
    }

    function lettersOf(element: Element | null): number {
      return element?.textContent.replaceAll(/[^\p{L}\p{N}]/gu, '').length ?? 0
    }

    /** What is laid over it may make it larger: how far from its middle a pointer still hits it, both ways. */
    function isLargeToFingers(target: Element): boolean {
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const [line = new DOMRect()] = target.getClientRects()
      const isHit = (dx: number, dy: number) =>
        target.contains(document.elementFromPoint(line.x + line.width / 2 + dx, line.y + line.height / 2 + dy))
      const reach = (x: number, y: number) => {
        let steps = 0
        while (steps < least && isHit(x * (steps + 1), y * (steps + 1))) steps += 1
        return steps
      }
      return isLarge(reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1)
    }

    function nameOf(target: Element): string {
      const { width, height } = target.getBoundingClientRect()
      const words = (target.getAttribute('aria-label') ?? target.textContent).trim().slice(0, 30)
      return `${target.localName} “${words}” ${Math.round(width)} × ${Math.round(height)}`
    }
  }, LEAST)
}
