import type { PageCost } from './measure-page.ts'

type GrowingPage = {
  name: string
  path: (nth: number) => string
  /** Of PostgreSQL and of statements at most, where the product promises it. */
  bar?: Partial<PageCost>
}

/** What a page cost with so many orders or departures. */
export type Measured = PageCost & { name: string; size: number }

const MOST_GROWTH = 1.2
/** A tenth of a millisecond more is nothing that grows. */
const LEAST_DIFFERENCE_MS = 0.5

const at = (path: string) => () => `/tr/admin/${path}`

/** Pages of the staff, for `orders` orders and the day of most travellers to come, as `dd-mm-yyyy`. */
export function staffPages(orders: number, fullestDay: string): GrowingPage[] {
  const middle = Math.max(1, Math.floor(orders / 40))
  return [
    { name: 'dashboard', path: at('dashboard'), bar: { statements: 12, postgresMs: 15 } },
    { name: 'orders', path: at('orders') },
    { name: 'orders, a page in the middle', path: at(`orders?page=${middle}`) },
    ...['-total', 'customer', 'state', '-remaining'].map((sort) => ({
      name: `orders by ${sort}`,
      path: at(`orders?sort=${sort}`),
    })),
    { name: 'orders, a rare name', path: at('orders?q=kurttepe') },
    { name: 'orders, a common name', path: at('orders?q=ay%C5%9Fe') },
    { name: 'orders, a number', path: at('orders?q=K-000077') },
    { name: 'orders, a telephone number', path: at('orders?q=0532%20100%200777') },
    { name: 'search, a rare name', path: at('search?q=kurttepe') },
    { name: 'search, a common name', path: at('search?q=ay%C5%9Fe') },
    { name: 'search, nobody', path: at('search?q=zzzz') },
    { name: 'payments', path: at('payments') },
    { name: 'payments, a name', path: at('payments?q=kurttepe') },
    { name: 'departures', path: at('tour/allTours') },
    { name: 'workspace of the fullest day', path: at(`tour/ops-${fullestDay}`), bar: { statements: 30 } },
  ]
}

/** Pages of visitors. A number that nobody used before makes a page anew. */
export const visitorPages: readonly GrowingPage[] = [
  { name: 'home', path: (nth) => `/tr?x=${nth}` },
  { name: 'tours', path: (nth) => `/tr/tours?priceMax=${900_000 + nth}` },
  { name: 'tours, page 2', path: (nth) => `/tr/tours?page=2&priceMax=${800_000 + nth}` },
  { name: 'search', path: (nth) => `/tr/search?q=umre&page=${1000 + nth}` },
  { name: 'suggestions', path: (nth) => `/api/v1/search/suggest?q=mek&page=${1000 + nth}` },
  { name: 'site map', path: (nth) => `/sitemap.xml?x=${nth}` },
]

/** Pages that cost more with more orders or departures; docs/growth.md says of each why. */
const withReason: readonly string[] = [
  'orders by state',
  'orders by -remaining',
  'orders, a common name',
  'search, a common name',
  'payments, a name',
  'departures',
  'tours',
  'tours, page 2',
  'search',
  'suggestions',
  'site map',
]

export function missedBars(measured: readonly Measured[]): string[] {
  const bars = new Map(staffPages(0, '').map(({ name, bar }) => [name, bar]))
  return measured.flatMap(({ name, size, statements, postgresMs }) => {
    const bar = bars.get(name)
    return [
      ...(bar?.statements !== undefined && statements > bar.statements
        ? [`missed: ${name} at ${size} asks ${statements} statements, at most ${bar.statements}`]
        : []),
      ...(bar?.postgresMs !== undefined && postgresMs > bar.postgresMs
        ? [`missed: ${name} at ${size} takes PostgreSQL ${postgresMs} ms, at most ${bar.postgresMs}`]
        : []),
    ]
  })
}

/** What costs a fifth more with the most than with the second size, unless a reason stands beside it. */
export function grownPages(measured: readonly Measured[]): string[] {
  return [...Map.groupBy(measured, ({ name }) => name)].flatMap(([name, sizes]) => {
    const [, few, ...more] = sizes
    const many = more.at(-1)
    if (!few || !many || withReason.includes(name)) return []
    return (['postgresMs', 'programMs'] as const)
      .filter((what) => many[what] > few[what] * MOST_GROWTH && many[what] - few[what] > LEAST_DIFFERENCE_MS)
      .map(
        (what) =>
          `grows without a reason: ${name}, ${what} ${few[what]} with ${few.size}, ${many[what]} with ${many.size}`,
      )
  })
}
