import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Who and what an act is about stands in the form that is sent. Of the address an act of staff and agents reads only where
 * it leads back to: what somebody ticked meanwhile on the page is not in the address, and everybody would be meant.
 */
const leadsBack: Record<string, RegExp> = {
  'app/admin/cash/new-entry-page.tsx': /isFromOrder\(url\.searchParams\)/g,
  'app/admin/newsletter/newsletter-page.tsx': /newsletterQueryValues\(readNewsletterQuery\(url\.searchParams\)\)/g,
  'app/admin/operations/ops-page.tsx': /readOpsQuery\(url\.searchParams\)/g,
  'app/admin/payment-links/links-page.tsx': /linkQueryValues\(readLinkQuery\(url\.searchParams\)\)/g,
  'app/admin/reviews/reviews-page.tsx': /reviewQueryValues\(readReviewQuery\(url\.searchParams\)\)/g,
  'app/admin/waiting-list/waiting-list-page.tsx': /departure = url\.searchParams\.get\('departure'\)/g,
}

const readsAddress = /searchParams|url\.search\b/

/** The action of a route: from its head to the brace that closes it. */
function actionIn(code: string): string {
  return /export async function action\([\s\S]*?\n}\n/.exec(code)?.[0] ?? ''
}

function actingByAddress(sources: ReadonlyMap<string, string>): string[] {
  return [...sources]
    .filter(([file, code]) => readsAddress.test(actionIn(code).replaceAll(leadsBack[file] ?? /$^/g, '')))
    .map(([file]) => file)
}

test('no act of staff or agents depends on what stands in the address', () => {
  const sources = new Map(
    globSync('app/{admin,agent}/**/*-{page,resource}.{ts,tsx}').map(
      (file) => [file, readFileSync(file, 'utf8')] as const,
    ),
  )

  expect([...sources.values()].filter((code) => actionIn(code) !== '').length).toBeGreaterThan(40)
  expect(actingByAddress(sources)).toEqual([])
})

test('an act that asks the address whom it is about would be seen', () => {
  const code = "export async function action({ url }) {\n  return cancel(url.searchParams.getAll('who'))\n}\n"

  expect(actingByAddress(new Map([['app/admin/orders/new-page.tsx', code]]))).toEqual(['app/admin/orders/new-page.tsx'])
})
