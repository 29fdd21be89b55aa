/**
 * `npm run bench:growth`: what pages of the staff cost with no order, 20,000 and 200,000, and pages of visitors with 50,
 * 500, 3,000 and 10,000 departures, in the built program (`npm run build` comes first) on a PostgreSQL of its own. Figures and
 * the reasons of what grows stand in `docs/growth.md`. Ends with 1 when a bar is missed, or when something grows by a fifth
 * that has no reason. `--quick` leaves out 200,000 orders and 10,000 departures.
 */
import { Client } from 'pg'
import { departuresOnSale, ordersCounted, ordersFilledUp, withoutOrders } from './fill-orders.ts'
import { fullestDay } from './fullest-day.ts'
import { grownPages, missedBars, staffPages, visitorPages, type Measured } from './growth-pages.ts'
import { layOutLargeSeason, OWNER } from './large-season.ts'
import { signIn } from './measure-day-pages.ts'
import { measurePage } from './measure-page.ts'
import { startPostgres } from './postgres.ts'
import { startSite } from './site.ts'

const PORT = 3193
const POSTGRES_PORT = 3192
const isQuick = process.argv.includes('--quick')
const orderSizes = isQuick ? [0, 20_000] : [0, 20_000, 200_000]
const departureSizes = isQuick ? [50, 500, 3000] : [50, 500, 3000, 10_000]

const postgres = startPostgres(POSTGRES_PORT, ['shared_preload_libraries=pg_stat_statements', 'shared_buffers=1GB'])
if (!postgres) throw new Error('PostgreSQL is not installed')
const measured: Measured[] = []
try {
  for (const orders of orderSizes) {
    const url = await seeded(
      `orders_${orders}`,
      orders === 0 ? withoutOrders : [...ordersFilledUp(orders / 5000 - 1), ...ordersCounted],
    )
    const client = await connected(url)
    const pages = staffPages(orders, await fullestDay(client))
    await client.end()
    await measureAll(url, pages, orders, true)
  }
  for (const departures of departureSizes) {
    const url = await seeded(`departures_${departures}`, departuresOnSale(departures))
    await measureAll(url, visitorPages, departures, false)
  }
} finally {
  postgres.stop()
}

const misses = [...missedBars(measured), ...grownPages(measured)]
for (const miss of misses) console.error(miss)
process.exitCode = misses.length > 0 ? 1 : 0

/** A database with the large season, changed by some statements. */
async function seeded(name: string, statements: readonly string[]): Promise<string> {
  const server = await connected(urlOf('postgres'))
  const { rowCount } = await server.query("select from pg_database where datname = 'season'")
  if (rowCount === 0) {
    await server.query('create database season')
    layOutLargeSeason(urlOf('season'))
  }
  await server.query(`create database ${name} template season`)
  await server.end()
  const client = await connected(urlOf(name))
  for (const statement of statements) await client.query(statement)
  await client.query('create extension if not exists pg_stat_statements')
  await client.end()
  return urlOf(name)
}

async function measureAll(
  url: string,
  pages: readonly { name: string; path: (nth: number) => string }[],
  size: number,
  isStaff: boolean,
): Promise<void> {
  const site = await startSite(PORT, url, { DEMO: '' })
  const client = await connected(url)
  try {
    const cookie = isStaff ? await signIn(site, OWNER) : ''
    for (const { name, path } of pages) {
      const cost = await measurePage(site, client, path, cookie)
      measured.push({ name, size, ...cost })
      console.log(
        `${String(size).padStart(7)}  ${name.padEnd(32)} ${cost.statements} statements  ${cost.postgresMs.toFixed(1)} ms of PostgreSQL  ${cost.programMs.toFixed(1)} ms of the program`,
      )
    }
  } finally {
    await client.end()
    await site.stop()
  }
}

async function connected(url: string): Promise<Client> {
  const client = new Client(url)
  await client.connect()
  return client
}

function urlOf(name: string): string {
  return postgres?.url.replace(/\/[^/]*$/, `/${name}`) ?? ''
}
