import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { seedStaffWork } from '#db/seed/seed-staff-work.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { countQueries } from '#tests/setup/count-queries.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

/** The door is shown to strangers; it is kept by no cache either, as its own tests say. */
const open = ['/admin/login']

const staffPages = pathsOf(routes, '').filter((path) => path.startsWith('/admin') && !open.includes(path))

test('no page or file of the staff is kept by a cache or listed by a search engine', { timeout: 300_000 }, async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)
  const wrong: string[] = []
  let shown = 0

  for (const pattern of staffPages) {
    const path = pattern.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000').replace('*', 'nowhere')
    const answer = await getPage(app, path, headers)
    // A refusal holds nothing that could be kept.
    if (answer.status >= 400) continue
    shown += 1
    const isPrivate = answer.headers.get('cache-control')?.includes('no-store')
    const isUnlisted = answer.headers.get('x-robots-tag')?.includes('noindex')
    if (!isPrivate || !isUnlisted) wrong.push(`${path} ${answer.status}`)
  }

  expect(shown).toBeGreaterThan(15)
  expect(wrong).toEqual([])
})

/** The lists of the staff, and the most questions each may ask the database, those of the shell among them. */
const lists: [path: string, most: number][] = [
  ['/admin/dashboard', 40],
  ['/admin/orders', 12],
  ['/admin/orders?q=yilmaz', 12],
  ['/admin/payments', 12],
  ['/admin/paymentLinks', 12],
  ['/admin/cash', 14],
  ['/admin/reviews', 12],
  ['/admin/users', 12],
  ['/admin/audit', 12],
  ['/admin/news', 10],
  ['/admin/search?q=yilmaz', 20],
]

test('a list asks the same number of questions, however much the agency has sold', { timeout: 300_000 }, async () => {
  const few = await countsOf(25)
  const many = await countsOf(250)

  expect(many).toEqual(few)
  expect(few.filter(({ queries, most }) => queries > most)).toEqual([])
})

async function countsOf(orders: number) {
  const db = await testDb()
  const { headers } = await staffSignedIn(db)
  await aDeparture(db)
  await seedStaffWork(db, { today: dayInIstanbul(new Date()), orders })
  const { db: counting, counted } = countQueries(db)
  const app = await testApp({ db: counting })
  const counts: { path: string; queries: number; most: number }[] = []
  for (const [path, most] of lists) {
    await getPage(app, path, headers)
    counted.queries = 0
    const page = await getPage(app, path, headers)
    expect([path, page.status]).toEqual([path, 200])
    counts.push({ path, queries: counted.queries, most })
  }
  return counts
}

function pathsOf(entries: readonly RouteConfigEntry[], above: string): string[] {
  return entries.flatMap((entry) => {
    const path = [above, entry.path?.replace(/^:lang\?\/?/, '')].filter(Boolean).join('/')
    const own = entry.file.includes('layout') ? [] : [`/${path}`.replaceAll('//', '/')]
    return [...own, ...pathsOf(entry.children ?? [], path)]
  })
}
