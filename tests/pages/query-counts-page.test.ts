import { expect, test } from 'vitest'
import { countQueries } from '#tests/setup/count-queries.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { demoSite } from '#tests/setup/demo-site.ts'

/** The most questions a page may ask the database, with everything in memory that is kept there. */
const pages: [path: string, most: number][] = [
  ['/tr', 14],
  ['/tr/tours', 6],
  ['/tr/tours?kind=umrah&stars=5&q=mekke&sort=price', 6],
  ['/tr/kategoriler', 7],
  ['/tr/hotels', 6],
  ['/tr/blog', 9],
  ['/tr/faq', 6],
  ['/tr/comments', 8],
  ['/tr/search?q=mekke', 8],
  ['/tr/services/all-services', 6],
]

test('a page asks the same number of questions, however much the agency sells', { timeout: 120_000 }, async () => {
  const small = await countsOf(await demoSite())
  const large = await countsOf(await demoSite({ isLarge: true }))

  expect(large).toEqual(small)
  expect(small.filter(({ queries, most }) => queries > most)).toEqual([])
})

async function countsOf({ db }: Awaited<ReturnType<typeof demoSite>>) {
  const { db: counting, counted } = countQueries(db)
  const app = await testApp({ db: counting })
  const counts: { path: string; queries: number; most: number }[] = []
  for (const [path, most] of pages) {
    await getPage(app, path)
    counted.queries = 0
    const page = await getPage(app, path)
    expect(page.status).toBe(200)
    counts.push({ path, queries: counted.queries, most })
  }
  return counts
}
