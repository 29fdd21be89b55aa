import { expect, test } from 'vitest'
import { readUses, type Sources } from './import-graph.ts'
import { fitting, relatedTests } from './nearest-tests.ts'

const sources: Sources = new Map([
  ['modules/catalog/domain/seats.ts', ''],
  ['modules/catalog/domain/seats.test.ts', "import { seats } from './seats.ts'"],
  ['modules/catalog/hold.server.ts', "import { seats } from './domain/seats.ts'"],
  ['modules/catalog/hold.db.test.ts', "import { hold } from '#modules/catalog/hold.server.ts'"],
  ['app/messages/tr/tour.ts', ''],
  ['app/messages/ar/tour.ts', ''],
  ['app/site/tours/places-left.tsx', "const text = useText('tour')"],
  [
    'app/site/tours/tour-page.tsx',
    "import { hold } from '#modules/catalog/hold.server.ts'\nimport { P } from './places-left.tsx'",
  ],
  ['app/site/tours/tour-page.test.ts', "import { testApp } from '#tests/setup/test-app.ts'"],
  ['app/site/tours/sharing-page.test.ts', "import { testApp } from '#tests/setup/test-app.ts'"],
  ['app/site/cart/cart-page.tsx', ''],
  ['app/site/cart/cart-page.test.ts', "import { testApp } from '#tests/setup/test-app.ts'"],
  ['tests/setup/test-app.ts', ''],
  ['tests/e2e/book.spec.ts', "import { hold } from '#modules/catalog/hold.server.ts'"],
])

test.each([
  [
    'a rule',
    ['modules/catalog/domain/seats.ts'],
    [
      ['modules/catalog/domain/seats.test.ts', 1],
      ['modules/catalog/hold.db.test.ts', 2],
      ['app/site/tours/tour-page.test.ts', 3],
      ['app/site/tours/sharing-page.test.ts', 4],
    ],
  ],
  [
    'a page',
    ['app/site/tours/tour-page.tsx'],
    [
      ['app/site/tours/tour-page.test.ts', 1],
      ['app/site/tours/sharing-page.test.ts', 2],
    ],
  ],
  [
    'a text, by the areas that pages name',
    ['app/messages/ar/tour.ts'],
    [
      ['app/site/tours/tour-page.test.ts', 3],
      ['app/site/tours/sharing-page.test.ts', 4],
    ],
  ],
  ['a test', ['app/site/cart/cart-page.test.ts'], [['app/site/cart/cart-page.test.ts', 0]]],
  ['what no test reads', ['tests/e2e/book.spec.ts'], []],
] as const)('what %s touches is tested, the nearest first', (_what, changed, expected) => {
  const related = relatedTests(changed, readUses(sources), sources)

  expect(related.map(({ file, distance }) => [file, distance])).toEqual(expected)
})

test('the nearest tests that fit are taken, and all others are named', () => {
  const tests = [
    { file: 'near', distance: 1, seconds: 6 },
    { file: 'long', distance: 2, seconds: 50 },
    { file: 'quick', distance: 3, seconds: 4 },
    { file: 'far', distance: 4, seconds: 1 },
  ]

  const { taken, left } = fitting(tests, 10)

  expect(taken.map(({ file }) => file)).toEqual(['near', 'quick'])
  expect(left.map(({ file }) => file)).toEqual(['long', 'far'])
})

test('tests of pages with many cases count for more than rules', () => {
  const cases = "test('a', () => {})\n".repeat(10)
  const files: Sources = new Map([
    ['app/a.ts', ''],
    ['app/a.test.ts', `import './a.ts'\n${cases}`],
    ['app/a-page.test.ts', `import './a.ts'\n${cases}`],
  ])

  const [rule, page] = relatedTests(['app/a.ts'], readUses(files), files)

  expect([rule?.file, page?.file]).toEqual(['app/a.test.ts', 'app/a-page.test.ts'])
  expect(page?.seconds).toBeGreaterThan((rule?.seconds ?? 0) * 10)
})
