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
  'module-front-door': { from: 'app/site/tours/tour-page.tsx', imports: '#modules/catalog/data/tables.server.ts' },
  'domain-is-pure': { from: 'modules/booking/domain/hold.ts', imports: 'node:fs' },
  'areas-apart': { from: 'app/site/home/staff-link.tsx', imports: '#app/admin/desk/desk-page.tsx' },
  'server-starts-everything': { from: 'app/site/home/health-resource.ts', imports: '#server/main.ts' },
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
