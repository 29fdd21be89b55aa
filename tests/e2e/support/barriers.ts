import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { type Page, expect } from '@playwright/test'

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Nothing on the page keeps a person out, as far as a machine can tell. `under` is what a panel lies over just now. */
export async function expectNoBarrier(page: Page, { under }: { under?: string } = {}): Promise<void> {
  // A document that is still arriving has headings without their words.
  await page.waitForLoadState('domcontentloaded')
  // Legacy: the findings are put together on the page itself, not on another one opened for that, which takes thrice as long.
  const axe = new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
  const { violations } = await (under === undefined ? axe : axe.exclude(under)).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

/** The page fits into the window; nobody has to scroll sideways. */
export async function expectNoSideways(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'the page is wider than the window').toBeLessThanOrEqual(0)
}
