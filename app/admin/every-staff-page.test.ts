import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { listHrefs } from './lists/staff-lists.ts'
import { seedStaffWork } from '#db/seed/seed-staff-work.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { countQueries } from '#tests/setup/count-queries.ts'
import { fillLists } from '#tests/setup/filled-lists.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const staffPaths = pathsOf(routes, '').filter((path) => /^\/(?:api\/v1\/)?admin/.test(path))

test(
  'nothing that answers staff is kept by a cache or listed by a search engine, refusals included',
  {
    timeout: 300_000,
  },
  async () => {
    const db = await testDb()
    const app = await testApp({ db })
    const { headers } = await staffSignedIn(db)
    const wrong: string[] = []
    const statuses = new Set<number>()

    for (const pattern of staffPaths) {
      const path = pattern.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000').replace('*', 'nowhere')
      for (const asked of [{ headers }, { headers: {} }, { headers, method: 'DELETE' }]) {
        const answer = await app.respond(new Request(`http://localhost:3000${path}`, asked))
        statuses.add(answer.status)
        const isPrivate = answer.headers.get('cache-control') === 'private, no-store'
        const isUnlisted = answer.headers.get('x-robots-tag')?.includes('noindex')
        if (!isPrivate || !isUnlisted) wrong.push(`${asked.method ?? 'GET'} ${path} ${answer.status}`)
      }
    }

    expect([...statuses]).toEqual(expect.arrayContaining([200, 302, 401, 403, 404, 405]))
    expect(wrong).toEqual([])
  },
)

/** The lists of the staff, and the most questions each may ask the database, those of the shell among them. */
const lists: [path: string, most: number][] = [
  ['/admin/dashboard', 12],
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
  ['/admin/tour/allTours', 14],
  ['/admin/tour/departures', 10],
  ['/admin/hotels', 12],
  ['/admin/categories', 12],
  ['/admin/airlines', 12],
  ['/admin/services', 12],
  ['/admin/requests', 14],
  ['/admin/call-requests', 14],
  ['/admin/contact-messages', 14],
  ['/admin/changes', 14],
  ['/admin/steps', 14],
  ['/admin/waiting-list', 12],
  ['/admin/newsletter', 12],
  ['/admin/notes', 14],
  ['/admin/agents', 14],
  ['/admin/agents/allotments', 10],
  ['/admin/offers', 14],
  ['/admin/bank-statements', 12],
  ['/admin/bank-statements/lines', 10],
  ['/admin/content/pages', 10],
  ['/admin/content/posts', 10],
  ['/admin/content/faq', 10],
  ['/admin/media', 12],
  ['/admin/apiKeys', 10],
  ['/admin/webhooks', 10],
]

test('no list with views and files is left out of the lists whose questions are counted', () => {
  const counted = lists.map(([path]) => path)

  expect(Object.values(listHrefs).filter((hrefOf) => !counted.includes(hrefOf('en')))).toEqual([])
})

test('a list asks the same number of questions, however much the agency has sold', { timeout: 300_000 }, async () => {
  const few = await countsOf({ orders: 25, rows: 2 })
  const many = await countsOf({ orders: 250, rows: 6 })

  expect(many).toEqual(few)
  expect(few.filter(({ queries, most }) => queries > most)).toEqual([])
})

async function countsOf({ orders, rows }: { orders: number; rows: number }) {
  const db = await testDb()
  const { headers } = await staffSignedIn(db)
  await aDeparture(db)
  await fillLists(db, rows)
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
