/** What `npm run bench:staff` does, see `staff-lists.ts`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import writeExcelFile from 'write-excel-file/node'
import { seedDemoSeason } from '#db/seed/seed-demo-season.ts'
import { seedStaffWork } from '#db/seed/seed-staff-work.ts'
import { addDays, dayInIstanbul, plainDate, toDayFirst, type PlainDate } from '#kernel/plain-date.ts'
import { listUsers, proveAdmin, type Admin } from '#modules/accounts/index.server.ts'
import type { StaffArea } from '#modules/accounts/index.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { findAgreedOrder, listOrders, searchTravellers, summariseOrders } from '#modules/booking/index.server.ts'
import { listApiKeys } from '#modules/api-keys/index.server.ts'
import { houseScope, listAgencies, listOffers, readTravellerSheet } from '#modules/agents/index.server.ts'
import { listLines, listStatements } from '#modules/bank-statements/index.server.ts'
import {
  listDeparturesBetween,
  listDepartureSeats,
  listRecords,
  listStaffTours,
  searchDepartures,
  sumDepartureSeats,
} from '#modules/catalog/index.server.ts'
import { listStaffMedia, listStaffReviews, listWritings } from '#modules/content/index.server.ts'
import {
  listStaffRequests,
  listSubscriptions,
  listWaitingLists,
  searchRequests,
} from '#modules/engagement/index.server.ts'
import { listTransactions } from '#modules/ledger/index.server.ts'
import { listNotes } from '#modules/notes/index.server.ts'
import { findWorkspace } from '#modules/operations/index.server.ts'
import { listPaymentLinks } from '#modules/payment-links/index.server.ts'
import { countAttention, listAttempts } from '#modules/payments/index.server.ts'
import { countUnreadNews, findListDesk, listNews } from '#modules/staff-desk/index.server.ts'
import { listEndpoints } from '#modules/webhooks/index.server.ts'
import { openDatabase } from '#platform/db/client.server.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { withFieldCipher } from '#platform/field-cipher/cipher-of-handle.server.ts'
import { newDataKey, parseDataKeys } from '#platform/field-cipher/data-keys.server.ts'
import { createFieldCipher } from '#platform/field-cipher/field-cipher.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { fillStaffLists } from './fill-staff-lists.ts'
import { measureDayPages } from './measure-day-pages.ts'
import { medianOf } from './median-of.ts'
import { startSite } from './site.ts'

const BAR_MS = 100
const WORKSPACE_BAR_MS = 300
const SHEET_BAR_MS = 1000
const ROUNDS = 15
const DAY_TRAVELLERS = 200
const PORT = 3194

const folder = mkdtempSync(join(tmpdir(), 'kafile-bench-staff-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const log = createLog({ level: 'error' })
const database = await openDatabase({ databaseUrl: undefined, dataDir: folder, log })
const keys = newDataKey('bench')
const db = withFieldCipher(database.db, createFieldCipher(parseDataKeys(keys)))
const misses: string[] = []
let fullDay: PlainDate
try {
  await migrate(db, join(import.meta.dirname, '..', '..', 'db', 'migrations'))
  const now = new Date()
  const today = dayInIstanbul(now)
  await seedDemoSeason(db, { today, demoPassword: 'Measured-2031!', log, isLarge: true })
  await seedStaffWork(db, { today })
  await fillStaffLists((statement) => database.executeSql(statement))
  await database.executeSql('analyze')
  // A job of the program does so every minute; what is filled in at once would be counted anew by each reader.
  await database.executeSql('select count_noted_orders()')
  const admin = await ownerOf()
  const page = { page: 1, pageSize: 20 }

  await measure('orders, first page', () => listOrders(db, admin, page))
  await measure('orders, page 200', () => listOrders(db, admin, { ...page, page: 200 }))
  await measure('orders, a name', () => listOrders(db, admin, { ...page, q: 'şahin' }))
  await measure('orders, a telephone number', () => listOrders(db, admin, { ...page, q: '0532 100 70 00' }))
  await measure('orders, a passport', () => listOrders(db, admin, { ...page, q: 'U10012345' }))
  await measure('orders, a state, by amount', () => listOrders(db, admin, { ...page, state: 'paid', sort: '-total' }))
  await measure('orders, a departure', () => listOrders(db, admin, { ...page, tourId: 'none' }))
  await measure('orders at a glance', () => summariseOrders(db, admin, now))
  await measure('travellers, a name', () => searchTravellers(db, admin, { q: 'ayşe yılmaz', limit: 20 }, now))
  await measure('travellers, a passport', () => searchTravellers(db, admin, { q: 'U10012345', limit: 20 }, now))
  await measure('travellers, nobody', () => searchTravellers(db, admin, { q: 'zzzz', limit: 20 }, now))
  await measure('departures, a name', () => searchDepartures(db, { q: 'umre', today, limit: 20 }))
  await measure('next departures', () => listDepartureSeats(db, { from: today, limit: 8 }))
  await measure('seats of 90 days', () => sumDepartureSeats(db, { from: today, to: today }))
  await measure('requests, a name', () => searchRequests(db, admin, { q: 'ayşe', limit: 20 }))
  await measure('payments', () => listAttempts(db, admin, page))
  await measure('payments, a name', () => listAttempts(db, admin, { ...page, q: 'yolcu77' }))
  await measure('payments to look after', () => countAttention(db, admin))
  for (const sort of ['payer', '-way', 'state', '-amount'] as const)
    await measure(`payments, by ${sort}`, () => listAttempts(db, admin, { ...page, sort }))
  await measure('cash', () => listTransactions(db, page))
  for (const sort of ['type', '-register', 'payment', '-customer', '-amount'] as const)
    await measure(`cash, by ${sort}`, () => listTransactions(db, { ...page, sort }))
  await measure('bank lines', () => listLines(db, admin, page))
  await measure('bank lines, a payer', () => listLines(db, admin, { ...page, q: 'yolcu 77' }))
  for (const sort of ['-amount', 'payer', 'match', '-state'] as const)
    await measure(`bank lines, by ${sort}`, () => listLines(db, admin, { ...page, sort }))
  await measure('bank statements', () => listStatements(db, admin, page))
  await measure('payment links', () => listPaymentLinks(db, admin, page, now))
  await measure('payment links, a name', () => listPaymentLinks(db, admin, { ...page, q: 'yolcu 77' }, now))
  await measure('payment links, by amount', () => listPaymentLinks(db, admin, { ...page, sort: '-amount' }, now))
  await measure('tours', () => listStaffTours(db, admin, { ...page, sort: 'departureDate' }, today))
  await measure('tours, a name', () => listStaffTours(db, admin, { ...page, sort: 'departureDate', q: 'umre' }, today))
  await measure('tours, by seats', () => listStaffTours(db, admin, { ...page, sort: '-seats' }, today))
  await measure('departures of 90 days', () => listDeparturesBetween(db, { from: today, to: addDays(today, 90) }))
  for (const kind of ['hotel', 'category', 'airline', 'service'] as const)
    await measure(`records: ${kind}`, () => listRecords(db, admin, kind))
  await measure('requests', () => listStaffRequests(db, admin, { ...page, kinds: ['information', 'reservation'] }, now))
  await measure('call requests', () => listStaffRequests(db, admin, { ...page, kinds: ['call'] }, now))
  await measure('contact messages', () => listStaffRequests(db, admin, { ...page, kinds: ['message'], q: 'ayşe' }, now))
  for (const sort of ['waiting', '-asked', 'name', 'subject'] as const)
    await measure(`contact messages, by ${sort}`, () =>
      listStaffRequests(db, admin, { ...page, kinds: ['message'], sort }, now),
    )
  await measure('waiting lists', () => listWaitingLists(db, admin, { from: today, ...page }))
  await measure('waiting lists, by -parties', () =>
    listWaitingLists(db, admin, { from: today, ...page, sort: '-parties' }),
  )
  await measure('waiting lists, a tour', () => listWaitingLists(db, admin, { from: today, ...page, q: 'umre' }))
  const house = houseScope(admin)
  await measure('offers', () => listOffers(db, house, page))
  await measure('offers, a name', () => listOffers(db, house, { ...page, q: 'yolcu 77' }))
  await measure('offers, a telephone number', () => listOffers(db, house, { ...page, q: '0532 100 70 00' }))
  for (const sort of ['customer', '-state', 'valid', '-total'] as const)
    await measure(`offers, by ${sort}`, () => listOffers(db, house, { ...page, sort }))
  await measure('newsletter', () => listSubscriptions(db, admin, page))
  await measure('newsletter, an address', () => listSubscriptions(db, admin, { ...page, q: 'b77' }))
  await measure('notes', () => listNotes(db, admin, page))
  await measure('notes, a word', () => listNotes(db, admin, { ...page, q: 'yolcu 77' }))
  await measure('agencies', () => listAgencies(db, admin))
  for (const kind of ['page', 'post', 'question'] as const) {
    await measure(`writings: ${kind}`, () => listWritings(db, admin, { ...page, kind }))
    await measure(`writings: ${kind}, by title`, () => listWritings(db, admin, { ...page, kind, sort: 'title' }))
  }
  await measure('media', () => listStaffMedia(db, admin, page))
  await measure('media, a word', () => listStaffMedia(db, admin, { ...page, q: 'kâbe' }))
  await measure('keys', () => listApiKeys(db, admin, page))
  await measure('listeners', () => listEndpoints(db, admin))
  await measure('reviews', () => listStaffReviews(db, admin, page))
  await measure('reviews, a word', () => listStaffReviews(db, admin, { ...page, q: 'rehber 77' }))
  for (const sort of ['-written', 'author', 'rating'] as const)
    await measure(`reviews, by ${sort}`, () => listStaffReviews(db, admin, { ...page, sort }))
  await measure('users, a name', () => listUsers(db, admin, { ...page, q: 'a' }))
  await measure('audit log', () => listAuditEntries(db, page))
  await measure('news', () => listNews(db, admin, { limit: 100 }, now))
  await measure('unread news', () => countUnreadNews(db, admin, 100, now))
  fullDay = await fullestDay()
  const { travellers, tours } = await findWorkspace(db, admin, fullDay, now)
  const workspace = `${travellers.length} travellers of ${tours.length} tours`
  await measure(workspace, () => findWorkspace(db, admin, fullDay, now), WORKSPACE_BAR_MS)
  await measure('views and columns', () => findListDesk(db, admin, 'orders'))
  const group = await largestOrder()
  const sheet = await sixtyTravellers()
  await measure('sheet of 60 travellers', () => readTravellerSheet(group, sheet, now), SHEET_BAR_MS)
} finally {
  await database.close()
}

console.log('\nPages of that day, from the request to the last byte')
const site = await startSite(PORT, '', { DATA_DIR: folder, DATA_KEYS: keys })
try {
  const owner = { identifier: 'admin@kafile.example', password: 'Measured-2031!' }
  for (const { name, medianMs, processorMs, bytes } of await measureDayPages(site, owner, toDayFirst(fullDay)))
    // The program and its database are one process: its own time is judged, not what else the machine does meanwhile.
    report(name, { medianMs, processorMs, judgedMs: processorMs }, WORKSPACE_BAR_MS, `  ${Math.round(bytes / 1000)} KB`)
} finally {
  await site.stop()
}
for (const miss of misses) console.error(`missed: ${miss}`)
process.exitCode = misses.length > 0 ? 1 : 0

/** A day on which two hundred people leave with several tours: the fullest departure, and those of others moved to it. */
async function fullestDay(): Promise<PlainDate> {
  const { rows } = await database.executeSql(`select distinct on (departures.tour_id) departures.id,
      departures.departs_on::text as day, count(*)::int as people
    from passengers join order_items on order_items.id = passengers.order_item_id
    join orders on orders.id = order_items.order_id join departures on departures.id = order_items.departure_id
    where passengers.cancelled_at is null and orders.state in ('paid', 'partially_paid')
      and departures.departs_on > current_date
    group by departures.tour_id, 1, 2 order by departures.tour_id, people desc`)
  const fullest = rows.toSorted((a, b) => Number(b['people']) - Number(a['people']))
  const day = String(fullest[0]?.['day'])
  let people = 0
  for (const { id, people: own } of fullest) {
    if (people >= DAY_TRAVELLERS) break
    // A tour that leaves on that day anyway stays as it is.
    const { rows: moved } = await database.executeSql(`update departures set departs_on = '${day}',
      returns_on = returns_on + (date '${day}' - departs_on) where id = '${String(id)}' and (departs_on = '${day}'
      or not exists (select from departures other where other.tour_id = departures.tour_id and other.departs_on = '${day}'))
      returning id`)
    if (moved.length > 0) people += Number(own)
  }
  return plainDate(day)
}

async function largestOrder(): Promise<NonNullable<Awaited<ReturnType<typeof findAgreedOrder>>>> {
  const { rows } = await database.executeSql(`select order_items.order_id as id from passengers
    join order_items on order_items.id = passengers.order_item_id group by 1 order by count(*) desc, 1 limit 1`)
  const order = await findAgreedOrder(db, { id: String(rows[0]?.['id']) })
  if (!order) throw new Error('the season has no order')
  return order
}

/** A list as agencies send it, with a mistake in two of three rows. */
async function sixtyTravellers(): Promise<Uint8Array> {
  const head = 'Ad;Soyad;Cinsiyet;Doğum tarihi;Uyruk;T.C. kimlik no;Pasaport no;Pasaport geçerlilik'.split(';')
  const rows = Array.from({ length: 60 }, (_, nth) => {
    const bornOn = nth % 3 === 0 ? '31.02.1957' : '02.09.1957'
    const tckn = nth % 3 === 1 ? '12345678901' : '10000000146'
    return ['Mehmet', 'Yılmaz', 'Erkek', bornOn, 'TR', tckn, 'U87654321', '04.04.2031']
  })
  const data = [head, ...rows].map((row) => row.map((value) => ({ value, type: String })))
  return new Uint8Array(await writeExcelFile(data).toBuffer())
}

/** The database works inside this process, so that its processor time counts; on a busy machine that says more. */
async function measure(name: string, work: () => Promise<unknown>, barMs = BAR_MS): Promise<void> {
  await work()
  const times: number[] = []
  const processor: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    times.push(performance.now() - start)
    processor.push((user + system) / 1000)
  }
  report(name, { medianMs: medianOf(times), processorMs: medianOf(processor) }, barMs)
}

function report(
  name: string,
  { medianMs, processorMs, judgedMs = medianMs }: { medianMs: number; processorMs: number; judgedMs?: number },
  barMs: number,
  more = '',
): void {
  const figures = [
    `${medianMs.toFixed(1).padStart(7)} ms`,
    `${processorMs.toFixed(1).padStart(7)} ms of processor time`,
  ]
  console.log(`${name.padEnd(30)} ${figures.join('  ')}${more}`)
  if (judgedMs >= barMs) misses.push(`${name}: ${judgedMs.toFixed(1)} ms, at most ${barMs}`)
}

async function ownerOf(): Promise<Admin<StaffArea>> {
  const { rows } = await database.executeSql(`select id from users where staff_role = 'owner' limit 1`)
  const id = String(rows[0]?.['id'])
  const admin = proveAdmin({ id, isActive: true, isAdmin: true, staffRole: 'owner' } as Parameters<
    typeof proveAdmin
  >[0])
  if (!admin) throw new Error('the season has no owner')
  return admin as Admin<StaffArea>
}
