import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { App } from '#app/http/assemble-app.server.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { changeTour, findStaffTour, holdSeats } from '#modules/catalog/index.server.ts'
import { changeWriting, findWriting, menusSetting } from '#modules/content/index.server.ts'
import { groupSizeSetting } from '#modules/catalog/index.server.ts'
import { PAGE_CACHE_CHANNEL, tagsOf } from '#platform/cache/invalidate-pages.server.ts'
import { newsOf } from '#platform/cache/page-news.ts'
import { askAgain, takeNotes, type PageNotes } from '#platform/cache/page-notes.server.ts'
import type { Database, Db } from '#platform/db/client.server.ts'
import { readSetting, writeSetting } from '#platform/settings/settings.server.ts'
import { layOutSeason } from '#tests/setup/demo-site.ts'
import { getPage, testApp, testRoutes } from '#tests/setup/test-app.ts'
import { testDatabase } from '#tests/setup/test-db.ts'

const LONG_RUN_MS = 240_000

/** The demo season, and the pages of it as they were read. */
async function anOpenSeason() {
  const database = await testDatabase('embedded')
  await layOutSeason(database.db)
  const app = await testApp({ db: database.db })
  return { database, db: database.db, app, departures: await chooseDepartures(database.db) }
}

test('it is known of every kept page what it read', { timeout: LONG_RUN_MS }, async () => {
  const { app, db, departures } = await anOpenSeason()
  const routes = await testRoutes()
  const samples: Record<string, string> = {
    '/tour/:tourId': `/tour/${departures.few}`,
    '/reservation/:tourId': `/reservation/${departures.few}`,
    '/information/:tourId': `/information/${departures.few}`,
    '/page/:link': '/page/about-us',
    '/blog/:link': `/blog/${await linkOf(db, 'posts')}`,
    '/hotels/:link': `/hotels/${await linkOf(db, 'hotels')}`,
    '/services/:link': '/services/transfers',
    '/kategoriler/:link': '/kategoriler/umrah',
    '/tours/category/:link': '/tours/category/umrah',
    '/tours/month/:month': `/tours/month/${departures.few.split('-').slice(1, 3).toReversed().join('-')}`,
    '/problems/:code': '/problems/not_found',
  }
  const kept = routes.pagePatterns
    .map((pattern) => samples[pattern] ?? pattern.replace('/:version', '/0.1'))
    .concat('/sitemap.xml', '/sitemap-1.xml', '/feed.xml', '/llms.txt', '/robots.txt')
    .filter((path) => routes.keptPageAt(path) !== undefined)
  const unknown: string[] = []
  const unsampled = kept.filter((path) => path.includes(':'))
  let pages = 0

  for (const path of kept) {
    const { value, notes } = await takeNotes(() => getPage(app, path))
    if (value.status === 200) pages += 1
    if (value.status === 200 && !notes.isComplete) unknown.push(path)
  }

  expect({ unknown, unsampled }).toEqual({ unknown: [], unsampled: [] })
  expect(pages).toBeGreaterThan(40)
})

test('pages fall with what they show, and no others do', { timeout: LONG_RUN_MS }, async () => {
  const { app, database, db, departures } = await anOpenSeason()
  const { few, sister, other } = departures
  const [post, page] = [await linkOf(db, 'posts'), '/page/about-us']
  const month = (id: string) => `/tours/month/${id.split('-').slice(1, 3).toReversed().join('-')}`
  const all = [
    `/tour/${few}`,
    `/ar/tour/${few}`,
    `/tour/${sister}`,
    `/tour/${other}`,
    // The name that is changed below is not shown here.
    `/ar/tour/${other}`,
    month(few),
    month(other),
    `/reservation/${few}`,
    '/faq',
    page,
    '/blog',
    `/blog/${post}`,
    '/comments',
    '/page/gallery',
  ]
  const pages = await readPages(app, all)
  const fallenBy = fallenIn(app, database, pages)
  // Tours lead to others like them, months to all of theirs: which pages name it depends on the day of the test.
  const naming = await pagesThatSay(app, all, await nameOf(db, other))

  const seats = await fallenBy(async () => {
    const id = await idOf(db, few)
    await db.transaction().execute((tx) => holdSeats(tx, id, 1))
  })
  const name = await fallenBy(async () => {
    const tour = (await findStaffTour(db, aStaffMember(), other))?.tour
    if (!tour) throw new Error('it is in the season')
    const draft = { ...tour.draft, name: { ...tour.draft.name, tr: 'Başka ad', en: 'Another name' } }
    await changeTour(db, aStaffMember(), { key: tour.key, version: 'any', draft }, new Date())
  })
  const words = await fallenBy(async () => {
    const key =
      (await sql<{ key: string }>`select key from posts where slug ->> 'en' = ${post}`.execute(db)).rows[0]?.key ?? ''
    const writing = await findWriting(db, aStaffMember(), { kind: 'post', key })
    if (!writing) throw new Error('it is written')
    const { texts, facts, publication, version } = writing
    const draft = { texts: { ...texts, en: { ...texts.en, body: '<p>Other words.</p>' } }, facts, publication }
    await changeWriting(db, aStaffMember(), { kind: 'post', key, version, draft }, new Date())
  })
  const setting = await fallenBy(async () => {
    const size = await readSetting(db, groupSizeSetting)
    await writeSetting(db, groupSizeSetting, { ...size, max: size.max + 1 })
  })
  const menu = await fallenBy(async () => {
    const menus = await readSetting(db, menusSetting)
    await writeSetting(db, menusSetting, { ...menus, legal: [] })
  })

  expect(seats).toEqual([`/tour/${few}`, `/ar/tour/${few}`, month(few), `/reservation/${few}`])
  expect(naming).toEqual(expect.arrayContaining([`/tour/${other}`, month(other), '/comments']))
  expect(name).toEqual(naming)
  expect(words).toEqual([`/blog/${post}`])
  expect(setting).toEqual([`/reservation/${few}`])
  expect(menu).toEqual(all)
})

type Read = { path: string; notes: PageNotes }

async function readPages(app: App, paths: readonly string[]): Promise<Read[]> {
  const pages: Read[] = []
  for (const path of paths) {
    const { value, notes } = await takeNotes(() => getPage(app, path))
    expect([path, value.status, notes.isComplete]).toEqual([path, 200, true])
    pages.push({ path, notes })
  }
  return pages
}

/** The pages that are told of a change and would be told something else; they are read anew for the next change. */
function fallenIn(app: App, database: Database, pages: Read[]) {
  return async (change: () => Promise<void>): Promise<string[]> => {
    const told: string[] = []
    const stop = await database.listen(PAGE_CACHE_CHANNEL, (news) => told.push(...tagsOf(news)))
    await change()
    await expect.poll(() => told.length).toBeGreaterThan(0)
    await stop()
    const touches = newsOf(told)
    const fallen: string[] = []
    for (const page of pages) {
      const touched = [...page.notes.reads.values()].filter(({ about }) => about.some(touches))
      const digests = await Promise.all(touched.map(askAgain))
      if (touched.every(({ digest }, index) => digest === digests[index])) continue
      fallen.push(page.path)
      const [again] = await readPages(app, [page.path])
      if (again) page.notes = again.notes
    }
    return fallen
  }
}

async function pagesThatSay(app: App, paths: readonly string[], words: string): Promise<string[]> {
  const saying: string[] = []
  for (const path of paths) if ((await (await getPage(app, path)).text()).includes(words)) saying.push(path)
  return saying
}

/** In English, as pages without a language before them have it. */
async function nameOf(db: Db, publicId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name ->> 'en' as name from tours join departures on tours.id = tour_id where public_id = ${publicId}`.execute(
    db,
  )
  return rows[0]?.name ?? ''
}

async function linkOf(db: Db, table: 'posts' | 'hotels'): Promise<string> {
  const { rows } = await sql<{ link: string }>`
    select slug ->> 'en' as link from ${sql.table(table)} where is_published order by key limit 1`.execute(db)
  return rows[0]?.link ?? ''
}

async function idOf(db: Db, publicId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from departures where public_id = ${publicId}`.execute(db)
  return rows[0]?.id ?? ''
}

/** A departure with few places, another of the same tour, and one of another tour in another month. */
async function chooseDepartures(db: Db): Promise<{ few: string; sister: string; other: string }> {
  const { rows } = await sql<{ id: string; tour: string; on: string; free: number; category: string }>`
    select public_id as id, tour_id::text as tour, departs_on::text as on, kind as category,
      capacity - seats_held - seats_sold - seats_allotted as free
    from departures join tours on tours.id = tour_id
    where status = 'published' and departs_on > now()::date + 20 and sales_close_on > now()::date
    order by departs_on`.execute(db)
  const umrahs = rows.filter(({ category }) => category === 'umrah')
  const few = umrahs.find(
    ({ free, tour, on }) =>
      free > 2 && free <= 6 && umrahs.some((each) => each.tour === tour && each.on.slice(0, 7) !== on.slice(0, 7)),
  )
  const sister = umrahs.findLast((each) => each.tour === few?.tour)
  const other = umrahs.findLast((each) => each.tour !== few?.tour && each.on.slice(0, 7) !== few?.on.slice(0, 7))
  if (!few || !sister || !other) throw new Error('the demo season has such departures')
  return { few: few.id, sister: sister.id, other: other.id }
}
