import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, type Page, expect } from '@playwright/test'
import type Axe from 'axe-core'

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** In pixels, where nobody has changed the size of the text. */
const LEGIBLE = 11

/** What other colours and another width can break on a page that was read whole in its usual ones. */
const ofLooks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']

/**
 * The checker comes with every document of a page from now on, which costs a third of sending it after each; for pages
 * that are read one after another.
 */
export async function bringChecker(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript(axeSource)
}

/**
 * Nothing on the page keeps a person out, as far as a machine can tell. `under` is what a panel lies over just now;
 * `looks` reads only what colours and widths decide.
 */
export async function expectNoBarrier(
  page: Page,
  { under, looks = false }: { under?: string; looks?: boolean } = {},
): Promise<void> {
  // A document that is still arriving has headings without their words.
  await page.waitForLoadState('domcontentloaded')
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const runOnly = looks ? { type: 'rule' as const, values: ofLooks } : { type: 'tag' as const, values: standards }
  expect(await page.evaluate(barriers, { runOnly, under })).toEqual([])
}

/** Runs on the page. Nothing is loaded for it beforehand: the rules that ask for that are about films and sound. */
async function barriers({ runOnly, under }: { runOnly: Axe.RunOnly; under?: string | undefined }): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof Axe }
  // It would write out each element that it looks at, with all that stands in it; what is found is named by its place.
  axe.configure({ noHtml: true })
  const { violations } = await axe.run(under === undefined ? document : { exclude: under }, {
    runOnly,
    resultTypes: ['violations'],
    preload: false,
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** The page fits into the window; nobody has to scroll sideways, neither the page nor a card of it. */
export async function expectNoSideways(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'the page is wider than the window').toBeLessThanOrEqual(0)
  expect(await page.evaluate(cutControls), 'controls that stick out of what they stand in').toEqual([])
}

/** Runs on the page: fields and buttons past the edge of a card that scrolls. Tables and bars of links may. */
function cutControls(): string[] {
  return [...document.querySelectorAll('main :is(button, input:not([type=hidden]), select, textarea, a)')]
    .filter((control) => {
      let frame = control.parentElement
      while (frame && frame !== document.body && getComputedStyle(frame).overflowX === 'visible')
        frame = frame.parentElement
      if (!frame || frame === document.body || frame.matches('nav, :has(> table)')) return false
      if (control.matches('a') && frame.matches('ol, ul')) return false
      const [inner, outer] = [control.getBoundingClientRect(), frame.getBoundingClientRect()]
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      // What is one pixel large is not there for the eye.
      if (outer.width <= 1) return false
      return inner.left < outer.left - 1 || inner.right > outer.right + 1
    })
    .map((control) => {
      const name = control.getAttribute('name') ?? control.getAttribute('aria-label') ?? control.textContent.trim()
      return `${control.localName} ${name.slice(0, 30)}`
    })
}

/** No word on the page is printed so small that one has to come nearer. */
export async function expectLegible(page: Page): Promise<void> {
  const small = await page.evaluate((least) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    while (texts.nextNode()) {
      const { parentElement: around, textContent: words } = texts.currentNode
      if (!around || !words?.trim() || Number.parseFloat(getComputedStyle(around).fontSize) >= least) continue
      if (around.checkVisibility()) found.add(`${around.localName}: ${words.trim().slice(0, 30)}`)
    }
    return [...found]
  }, LEGIBLE)
  expect(small, `words smaller than ${LEGIBLE} px`).toEqual([])
}

/** At a desk every column of a table is seen without moving it sideways. */
export async function expectNoTableCut(page: Page): Promise<void> {
  // The browser's own selectors: a locator reads the page by a script of its own, which takes a fifth of a second a page.
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('main :has(> table)')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((each) => `${each.querySelector('caption')?.textContent}: ${each.scrollWidth} > ${each.clientWidth}`),
  )
  expect(cut, 'tables that are wider than their place').toEqual([])
}
