/**
 * `npm run bench:beside -- <folder>`: what pages, kept pages, orders, a start and rest cost the built program of another
 * folder, such as that of an earlier commit, and this one, side by side on the same large season: 3,000 departures and
 * 20,000 orders on a PostgreSQL of its own. Prints a table; judges nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { measureCachedPages } from './cached-pages.ts'
import { measureCheckouts } from './checkouts.ts'
import { ordersFilledUp } from './fill-orders.ts'
import { findTourPath } from './find-tour-path.ts'
import { fullestDay } from './fullest-day.ts'
import { keptPaths } from './kept-paths.ts'
import { layOutLargeSeason, OWNER } from './large-season.ts'
import { signIn } from './measure-day-pages.ts'
import { measurePage } from './measure-page.ts'
import { startPostgres } from './postgres.ts'
import { startSite, type Site } from './site.ts'
import { measureStart } from './start-and-rest.ts'

const ports = { postgres: 3180, before: 3181, now: 3182, nginx: 3183 }

const [, , earlier = ''] = process.argv
const folders = { before: resolve(earlier), now: resolve('.') }
const sides = ['before', 'now'] as const
type Side = (typeof sides)[number]

const postgres = startPostgres(ports.postgres, ['shared_preload_libraries=pg_stat_statements', 'shared_buffers=1GB'])
if (!postgres) throw new Error('PostgreSQL is not installed')
try {
  await makeSeasons()
  await comparePages()
  for (const side of sides) await compareStarts(side)
  for (const side of sides) await compareCheckouts(side)
} finally {
  postgres.stop()
}

/** The earlier program lays the season out; the later one takes a copy over by its migrations. */
async function makeSeasons(): Promise<void> {
  const server = await connected('postgres')
  await server.query('create database season_before')
  layOutLargeSeason(urlOf('season_before'), folders.before)
  const season = await connected('season_before')
  for (const statement of [...ordersFilledUp(3), 'vacuum analyze', 'create extension pg_stat_statements'])
    await season.query(statement)
  await season.end()
  await server.query('create database season_now template season_before')
  await server.end()
  // Demo accounts of earlier seasons owe a second factor by now.
  const now = await connected('season_now')
  await now.query(`insert into settings (key, value) values ('staffSecondFactor', 'false')`)
  await now.end()
}

async function comparePages(): Promise<void> {
  const sites = {
    before: await startOn('before'),
    now: await startOn('now'),
  }
  // Ways to the database that a start opened have gone, and the planner knows the tables.
  const clients = { before: await connected('season_before'), now: await connected('season_now') }
  await clients.now.query('vacuum analyze')
  try {
    const day = await fullestDay(clients.now)
    const tour = await findTourPath(sites.now.origin)
    const cart = `cartLines=${tour.split('/').at(-1)}~double~2`
    const cookies = { before: await signIn(sites.before, OWNER), now: await signIn(sites.now, OWNER) }
    const paths = { before: await keptPaths(sites.before), now: await keptPaths(sites.now) }
    console.log('page, side: statements, ms of PostgreSQL, ms of the program')
    // In the first pass programs that have just started compile their own code, and databases plan their questions.
    for (const pass of [0, 1]) {
      const measured = pagesToMake(day, cart).flatMap((page) => sides.map((side) => ({ page, side })))
      for (const { page, side } of measured) {
        const at = page.path ?? ((nth: number) => paths[side][page.kept ?? 'tours'][nth] ?? '')
        const cookie = page.isStaff ? cookies[side] : (page.cookie ?? '')
        const path = (nth: number) => at(nth + pass * 100)
        const cost = await measurePage(sites[side], clients[side], path, cookie, page.status)
        if (pass === 1) print(page.name, side, [cost.statements, cost.postgresMs, cost.programMs])
      }
    }
    console.log('\nkept page, side: requests a second of the processor, nginx, ratio')
    for (const side of sides)
      for (const { path, site, nginx } of await measureCachedPages(
        sites[side],
        ['/tr', '/tr/tours', paths[side].tours[0] ?? ''],
        ports.nginx,
      ))
        print(path, side, [
          site.perProcessorSecond,
          nginx?.perProcessorSecond ?? 0,
          site.perProcessorSecond / (nginx?.perProcessorSecond ?? Number.NaN),
        ])
  } finally {
    for (const side of sides) {
      await clients[side].end()
      await sites[side].stop()
    }
  }
}

type PageToMake = {
  name: string
  path?: (nth: number) => string
  /** A page that is kept is asked for once, so each time it is another one. */
  kept?: 'tours' | 'posts'
  cookie?: string
  isStaff?: boolean
  status?: number
}

function pagesToMake(day: string, cookie: string): PageToMake[] {
  const staff = (name: string, path: string) => ({ name, path: () => `/tr/admin/${path}`, isStaff: true })
  return [
    { name: 'listing', path: (nth) => `/tr/tours?priceMax=${900_000 + nth}` },
    {
      name: 'listing, four filters',
      path: (nth) => `/tr/tours?kind=umrah&walk=3&availability=available&priceMax=${800_000 + nth}`,
    },
    { name: 'tour', kept: 'tours' },
    { name: 'post', kept: 'posts' },
    { name: 'search, one word', path: (nth) => `/tr/search?q=mekke&page=${1000 + nth}` },
    { name: 'cart', path: () => '/tr/sepet', cookie },
    { name: 'checkout', path: () => '/tr/odeme', cookie },
    { name: '404', path: (nth) => `/tr/missing-${nth}`, status: 404 },
    staff('dashboard', 'dashboard'),
    staff('orders, first page', 'orders'),
    staff('orders, page 200', 'orders?page=200'),
    staff('orders, a name', 'orders?q=ay%C5%9Fe'),
    staff('orders, by total', 'orders?sort=-total'),
    staff('payments', 'payments'),
    staff('staff search', 'search?q=ay%C5%9Fe'),
    staff('workspace, passengers', `tour/ops-${day}`),
  ]
}

async function compareStarts(side: Side): Promise<void> {
  const measure = (url: string, more: Record<string, string>) =>
    measureStart(ports[side], url, { DEMO: '', ...more }, folders[side])
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'kafile-bench-beside-'))
  const cold = await measure('', { DATA_DIR })
  const embedded = await measure('', { DATA_DIR })
  rmSync(DATA_DIR, { recursive: true, force: true })
  const server = await measure(urlOf(`season_${side}`), {})
  console.log('\nstart, side: ms until it answers, ms of the processor, MB at rest')
  for (const [name, start] of Object.entries({ 'embedded, the first': cold, embedded, PostgreSQL: server }))
    print(name, side, [start.readyMs, start.processorMs, start.restMb])
}

async function compareCheckouts(side: Side): Promise<void> {
  const server = await connected('postgres')
  await server.query(`create database orders_${side}`)
  await server.end()
  console.log('\norders of one departure, side: a second, ms of the processor each')
  for (const [name, url] of Object.entries({ PostgreSQL: urlOf(`orders_${side}`), embedded: '' })) {
    const { perSecond, processorMs } = measureCheckouts(url, folders[side])
    print(name, side, [perSecond, processorMs])
  }
}

function startOn(side: Side): Promise<Site> {
  return startSite(ports[side], urlOf(`season_${side}`), { DEMO: '' }, { folder: folders[side] })
}

function print(name: string, side: Side, values: readonly number[]): void {
  console.log(`  ${name.padEnd(24)} ${side.padEnd(7)} ${values.map((value) => value.toFixed(2).padStart(10)).join('')}`)
}

async function connected(name: string): Promise<Client> {
  const client = new Client(urlOf(name))
  await client.connect()
  return client
}

function urlOf(name: string): string {
  return postgres?.url.replace(/\/[^/]*$/, `/${name}`) ?? ''
}
