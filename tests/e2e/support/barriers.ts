import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Page, expect } from '@playwright/test'
import type Axe from 'axe-core'

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Nothing on the page keeps a person out, as far as a machine can tell. `under` is what a panel lies over just now. */
export async function expectNoBarrier(page: Page, { under }: { under?: string } = {}): Promise<void> {
  // A document that is still arriving has headings without their words.
  await page.waitForLoadState('domcontentloaded')
  await page.evaluate(axeSource)
  expect(await page.evaluate(barriers, { rules, under })).toEqual([])
}

/** Runs on the page. Nothing is loaded for it beforehand: the rules that ask for that are about films and sound. */
async function barriers({ rules: values, under }: { rules: string[]; under?: string | undefined }): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof Axe }
  const { violations } = await axe.run(under === undefined ? document : { exclude: under }, {
    runOnly: { type: 'tag', values },
    resultTypes: ['violations'],
    preload: false,
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** The page fits into the window; nobody has to scroll sideways. */
export async function expectNoSideways(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'the page is wider than the window').toBeLessThanOrEqual(0)
}

/** At a desk every column of a table is seen without moving it sideways. */
export async function expectNoTableCut(page: Page): Promise<void> {
  const cut = await page
    .locator('main :has(> table)')
    .evaluateAll((around) =>
      around
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((each) => `${each.querySelector('caption')?.textContent}: ${each.scrollWidth} > ${each.clientWidth}`),
    )
  expect(cut, 'tables that are wider than their place').toEqual([])
}
