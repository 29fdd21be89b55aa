import { expect, test } from 'vitest'
import { cruise, filesOfSmallTree } from './small-tree.ts'

/** One forbidden import per rule: the file that may not have it, and what it must not import. */
const forbidden: Record<string, { from: string; imports: string }> = {
  'layer-kernel': { from: 'kernel/price.ts', imports: '#platform/db/client.server.ts' },
  'layer-platform': { from: 'platform/http/answer.server.ts', imports: '#modules/catalog/index.ts' },
  'layer-modules': { from: 'modules/catalog/list-tours.server.ts', imports: '#app/ui/button.tsx' },
  'layer-ui': { from: 'app/ui/badge.tsx', imports: '#modules/catalog/index.ts' },
  'module-audit': { from: 'modules/audit/record-audit.server.ts', imports: '#modules/accounts/index.ts' },
  'module-accounts': { from: 'modules/accounts/create-user.server.ts', imports: '#modules/booking/index.ts' },
  'module-api-keys': { from: 'modules/api-keys/open-api-key.server.ts', imports: '#modules/booking/index.ts' },
  'module-webhooks': { from: 'modules/webhooks/emit-event.server.ts', imports: '#modules/booking/index.ts' },
  'module-telephony': { from: 'modules/telephony/hear-call.server.ts', imports: '#modules/booking/index.ts' },
  'module-catalog': { from: 'modules/catalog/find-tour.server.ts', imports: '#modules/booking/index.ts' },
  'module-documents': {
    from: 'modules/documents/issue-document.server.ts',
    imports: '#modules/payments/index.ts',
  },
  'module-ledger': { from: 'modules/ledger/post-entry.server.ts', imports: '#modules/payments/index.ts' },
  'module-payments': { from: 'modules/payments/open-payment.server.ts', imports: '#modules/booking/index.ts' },
  'module-content': { from: 'modules/content/find-page.server.ts', imports: '#modules/booking/index.ts' },
  'module-engagement': { from: 'modules/engagement/subscribe.server.ts', imports: '#modules/payments/index.ts' },
  'module-bank-statements': {
    from: 'modules/bank-statements/decide-line.server.ts',
    imports: '#modules/content/index.ts',
  },
  'module-payment-links': {
    from: 'modules/payment-links/open-payment-link.server.ts',
    imports: '#modules/booking/index.ts',
  },
  'module-privacy': { from: 'modules/privacy/erase-person.server.ts', imports: '#modules/ledger/index.ts' },
  'module-booking': { from: 'modules/booking/place-order.server.ts', imports: '#modules/operations/index.ts' },
  'module-notes': { from: 'modules/notes/pin-note.server.ts', imports: '#modules/ledger/index.ts' },
  'module-staff-desk': { from: 'modules/staff-desk/save-view.server.ts', imports: '#modules/booking/index.ts' },
  'module-agents': { from: 'modules/agents/make-offer.server.ts', imports: '#modules/content/index.ts' },
  'module-operations': { from: 'modules/operations/print-list.server.ts', imports: '#modules/content/index.ts' },
  'module-road': { from: 'modules/road/count-group.server.ts', imports: '#modules/payments/index.ts' },
  'module-planner': { from: 'modules/planner/tell-steps.server.ts', imports: '#modules/payments/index.ts' },
  'module-opinions': { from: 'modules/opinions/ask-for-reviews.server.ts', imports: '#modules/payments/index.ts' },
  'module-promises': { from: 'modules/promises/tell-changes.server.ts', imports: '#modules/payments/index.ts' },
  'module-front-door': { from: 'app/site/tours/tour-page.tsx', imports: '#modules/catalog/data/tables.server.ts' },
  'seasons-by-front-doors': { from: 'db/life/acts/pay.ts', imports: '#modules/booking/data/tables.server.ts' },
  'nobody-needs-a-demonstration': { from: 'app/admin/desk/played-page.tsx', imports: '#db/life/play.ts' },
  'domain-is-pure': { from: 'modules/booking/domain/hold.ts', imports: 'node:fs' },
  'room-messages': { from: 'app/messages/translator.ts', imports: '#app/ui/button.tsx' },
  'room-ui': { from: 'app/ui/link.tsx', imports: '#app/addresses/paths.ts' },
  'room-addresses': { from: 'app/addresses/return-to.ts', imports: '#app/site/home/home-page.tsx' },
  'room-refusals': { from: 'app/refusals/codes.ts', imports: '#app/site/home/home-page.tsx' },
  'room-pictures': { from: 'app/pictures/art.ts', imports: '#app/http/gate.server.ts' },
  'room-page': { from: 'app/page/page-frame.tsx', imports: '#app/http/gate.server.ts' },
  'room-wire': { from: 'app/wire/wire-tour.ts', imports: '#app/api/tours/tours-resource.ts' },
  'room-http': { from: 'app/http/route-table.server.ts', imports: '#app/api/tours/tours-resource.ts' },
  'room-work': { from: 'app/work/start-work.server.ts', imports: '#app/http/gate.server.ts' },
  'room-intake': { from: 'app/intake/take-form.server.ts', imports: '#app/api/tours/tours-resource.ts' },
  'room-acts': { from: 'app/acts/orders/cancel.server.ts', imports: '#app/admin/desk/desk-page.tsx' },
  'room-offers': { from: 'app/offers/offer-sheet.tsx', imports: '#app/agent/desk/desk-page.tsx' },
  'room-sign-in': { from: 'app/sign-in/second-step.server.ts', imports: '#app/admin/desk/desk-page.tsx' },
  'room-found': { from: 'app/found/sitemap-resource.ts', imports: '#app/site/home/home-page.tsx' },
  'room-elements': { from: 'app/elements/cart-badge.ts', imports: '#app/site/home/home-page.tsx' },
  'room-api': { from: 'app/api/tours/tour-resource.ts', imports: '#app/site/home/home-page.tsx' },
  'room-site': { from: 'app/site/home/staff-link.tsx', imports: '#app/admin/desk/desk-page.tsx' },
  'room-admin': { from: 'app/admin/desk/list-page.tsx', imports: '#app/api/tours/tours-resource.ts' },
  'room-leader': { from: 'app/leader/list-page.tsx', imports: '#app/admin/desk/desk-page.tsx' },
  'room-agent': { from: 'app/agent/desk/list-page.tsx', imports: '#app/admin/desk/desk-page.tsx' },
  'no-room-without-a-rule': { from: 'app/cellar/wine.ts', imports: '#kernel/money.ts' },
  'server-starts-everything': { from: 'app/site/home/health-resource.ts', imports: '#server/main.mjs' },
  'no-start-waits-for-printers': { from: 'platform/pdf/print.server.ts', imports: 'sharp' },
  'no-tests-in-product': { from: 'platform/jobs/clock.server.ts', imports: '#tests/setup/clock.ts' },
  'no-cycles': { from: 'kernel/circle.ts', imports: './circle.ts' },
  resolvable: { from: 'platform/mail/send.server.ts', imports: '#platform/mail/absent.ts' },
}

const { violations, rules } = cruise(
  Object.fromEntries(Object.values(forbidden).map(({ from, imports }) => [from, importing(imports)])),
)

test('the small tree as it stands violates nothing, and every file of it is looked at', () => {
  const clean = cruise({})

  expect(clean.violations).toEqual([])
  expect(clean.sources).toEqual(expect.arrayContaining(filesOfSmallTree()))
})

test('every rule of the configuration has a forbidden import here', () => {
  expect(Object.keys(forbidden).toSorted()).toEqual(rules.toSorted())
})

test.each(Object.entries(forbidden))('%s bites', (rule, { from }) => {
  expect(violations.filter((violation) => violation.from === from).map((violation) => violation.rule)).toContain(rule)
})

test('a type is a dependency as well', () => {
  const { violations: found } = cruise({
    'app/site/tours/tour-card.tsx':
      "import type { catalogTables } from '#modules/catalog/data/tables.server.ts'\nexport type Row = catalogTables\n",
  })

  expect(found).toEqual([
    {
      rule: 'module-front-door',
      from: 'app/site/tours/tour-card.tsx',
      to: 'modules/catalog/data/tables.server.ts',
    },
  ])
})

test('a module keeps its tables from other modules that may use it', () => {
  const { violations: found } = cruise({
    'modules/booking/read-tours.server.ts': importing('#modules/catalog/data/tables.server.ts'),
  })

  expect(found.map((violation) => violation.rule)).toEqual(['module-front-door'])
})

function importing(path: string): string {
  return `import * as taken from '${path}'\nexport const use = taken\n`
}
