import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedDemoSeason } from '#db/seed/seed-demo-season.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { listDeparturesBetween } from '#modules/catalog/index.server.ts'
import { assuredUntil, listLateAssurances } from '#modules/operations/index.server.ts'
import { demonstrationSetting, findDemonstration } from '#modules/staff-desk/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import type { Party } from './plan/party.ts'
import { playSeasons, type PlayOptions } from './play.ts'
import { findStaff } from './staff.ts'

const log = createLog({ level: 'error' })
const startedAt = new Date('2026-11-24T09:30:00Z')

async function begun(): Promise<Db> {
  const db = await testDb()
  const season = { today: dayInIstanbul(startedAt), demoPassword: 'Deneme-2026!', livedFrom: startedAt }
  await seedDemoSeason(db, { ...season, log: createLog({ level: 'silent' }) })
  return db
}

/** One party of every kind: how it came, how it paid, what became of it. */
function oneOfEach(parties: readonly Party[]): Party[] {
  const kinds = new Map<string, Party>()
  const monthAgo = new Date(startedAt.getTime() - 30 * 86_400_000)
  for (const party of parties) {
    const { channel, fate, ending, departure, placedAt } = party
    const rest = fate.kind === 'deposit' ? (fate.rest?.way ?? 'open') : ''
    const isPast = departure.departsOn < dayInIstanbul(startedAt)
    const way = 'way' in fate ? fate.way : ''
    const isRefunded = ending !== undefined && ending.at < new Date(startedAt.getTime() - 7 * 86_400_000)
    const isOld = fate.kind === 'paid' && way === 'card' && !isPast && placedAt < monthAgo
    kinds.set([channel, fate.kind, way, rest === 'open' && isPast, isOld, ending?.kind, isRefunded].join(), party)
  }
  const chosen = new Set([...kinds.values(), ...lastBack(parties)])
  return parties.filter((party) => chosen.has(party))
}

/** Some of those who came back last, long enough ago to have told how it was. */
function lastBack(parties: readonly Party[]): Party[] {
  const before = addDays(dayInIstanbul(startedAt), -5)
  const back = parties.filter(
    ({ departure, fate, ending }) => departure.returnsOn < before && fate.kind === 'paid' && !ending,
  )
  const last = back
    .map(({ departure }) => departure.returnsOn)
    .toSorted()
    .at(-1)
  return back.filter(({ departure }) => departure.returnsOn === last).slice(0, 3)
}

async function read<Row>(db: Db, query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(db)).rows
}

test('a demonstration agrees with itself: seats, money, numbers, addresses', { timeout: 120_000 }, async () => {
  const db = await begun()

  const { played, failed } = await playSeasons(db, { log, choose: oneOfEach })

  expect({ isMuch: played > 25, failed }).toEqual({ isMuch: true, failed: 0 })
  const states = await read(db, sql<{ state: string }>`select distinct state from orders order by state`)
  expect(states.map(({ state }) => state)).toEqual(
    expect.arrayContaining(['awaiting_payment', 'cancelled', 'expired', 'paid', 'partially_paid', 'refunded']),
  )
  const newsletters = sql`select state, (select count(*)::int from newsletter_subscriptions where bounced_at is not null) as bounced
    from letters order by state`
  expect(await read(db, newsletters)).toEqual(['draft', 'sent'].map((state) => ({ state, bounced: 1 })))
  const wrongSeats = sql`
    select departures.public_id, seats_sold, seats_held, count(travellers.id) as travellers
    from departures
      left join order_items on order_items.departure_id = departures.id
      left join orders on orders.id = order_items.order_id and orders.state in ('paid', 'partially_paid', 'awaiting_payment')
      left join passengers as travellers on travellers.order_item_id = order_items.id and orders.id is not null
        and travellers.fare <> 'baby' and travellers.cancelled_at is null
    group by departures.id having seats_sold + seats_held <> count(travellers.id)`
  expect(await read(db, wrongSeats)).toEqual([])
  const unbalanced = sql`
    select entry_id, currency from ledger_lines group by entry_id, currency having sum(amount_minor) <> 0`
  expect(await read(db, unbalanced)).toEqual([])
  const gaps = sql`
    select left(order_no, 4) as year, count(*)::int as orders, max(right(order_no, 6)::int) - min(right(order_no, 6)::int) + 1 as numbers
    from orders group by 1 having count(*) <> max(right(order_no, 6)::int) - min(right(order_no, 6)::int) + 1`
  expect(await read(db, gaps)).toEqual([])
  const reachable = sql`select email from orders where email !~ '@example[.](com|org|net)$'`
  expect(await read(db, reachable)).toEqual([])
  const desk = sql`
    select (select count(*)::int from call_requests) as calls, (select count(*)::int from contact_messages) as messages,
      (select count(*)::int from information_requests) as questions, (select count(*)::int from notes) as notes,
      (select count(*)::int from reviews where status = 'pending') as reviews, (select count(*)::int from agent_offers) as offers,
      (select count(*) > 0 from bank_lines where state = 'to_decide') as lines`
  expect(await read(db, desk)).toEqual([
    { calls: 4, messages: 3, questions: 3, notes: 5, reviews: 3, offers: 19, lines: true },
  ])
  const money = sql`
    select (select array_agg(distinct state order by state) from agent_reservations) as reservations,
      (select array_agg(distinct status order by status) from payment_links) as links,
      (select count(*)::int from agencies) as agencies,
      (select array_agg(distinct state order by state) from refunds) as refunds,
      (select count(*)::int from payment_attempts where state = 'disputed') as disputed,
      (select count(distinct actor_id)::int from audit_entries) as hands`
  expect(await read(db, money)).toEqual([
    {
      reservations: ['confirmed', 'requested'],
      links: ['cancelled', 'completed', 'pending'],
      agencies: 2,
      refunds: ['requested', 'succeeded'],
      disputed: 1,
      hands: 8,
    },
  ])
  const road = sql`
    select (select count(*) > 0 from settings where key = 'dutyPhone') as duty,
      (select count(*) > 0 from orders where emergency_name is not null) as contacts,
      (select count(*) > 0 from order_guardians) as guardians,
      (select count(*) > 0 from traveller_card_choices) as choices,
      (select count(*) > 0 from family_consents where taken_back_at is null) as consents`
  expect(await read(db, road)).toEqual([{ duty: true, contacts: true, guardians: true, choices: true, consents: true }])
  const groups = sql`
    select count(*)::int as lists, count(offer_id)::int as offered, count(orders.id)::int as ordered,
      (select count(*)::int from order_families) > 15 as families,
      (select count(distinct family_id)::int from order_payment_parts where paid_at is not null and family_id is not null) > 5 as paid
    from agent_groups left join agent_offers on agent_offers.id = offer_id left join orders on orders.id = agent_offers.order_id`
  expect(await read(db, groups)).toEqual([{ lists: 4, offered: 3, ordered: 2, families: true, paid: true }])
  const told = sql`
    select count(*) > 0 as reviews, bool_and(is_sample and status = 'approved') as marked,
      count(*) filter (where orders.state in ('paid', 'partially_paid')) = count(*) as travelled,
      (select count(*) from review_requests where answered_at is not null) = count(*) as answered
    from reviews join orders on orders.id = order_id`
  expect(await read(db, told)).toEqual([{ reviews: true, marked: true, travelled: true, answered: true }])
  const staff = await findStaff(db)
  const today = dayInIstanbul(startedAt)
  const planned = await listDeparturesBetween(db, { from: today, to: assuredUntil(today) })
  const late = staff && (await listLateAssurances(db, staff.orders, planned, today))
  expect(planned.filter(({ sold }) => sold > 0).length).toBeGreaterThan(3)
  // One airline is left that has to be asked again.
  expect(late?.length).toBeLessThanOrEqual(1)
  expect(await read(db, sql`select count(*) > 0 as tickets from ticket_names`)).toEqual([{ tickets: true }])
  const mails = sql`select name from pgboss.job where state < 'completed'`
  expect(await read(db, mails)).toEqual([])
})

test('what was stopped goes on where it stood, and plays nothing twice', { timeout: 60_000 }, async () => {
  const db = await begun()
  const few = (parties: readonly Party[]) => oneOfEach(parties).slice(0, 8)
  const stopAfter = (moments: number): PlayOptions => {
    let asked = 0
    return {
      log,
      choose: few,
      signal: {
        get aborted() {
          return asked++ >= moments
        },
      },
    }
  }

  const first = await playSeasons(db, stopAfter(5))
  const half = await findDemonstration(db)
  const rest = await playSeasons(db, { log, choose: few })
  const again = await playSeasons(db, { log, choose: few })

  expect(half).toMatchObject({ done: 5, of: first.played + rest.played })
  expect([first.played, rest.failed, again.played]).toEqual([5, 0, 0])
  expect(await readSetting(db, demonstrationSetting)).toMatchObject({ isFinished: true })
  expect(await findDemonstration(db)).toBeUndefined()
  expect(await read(db, sql<{ orders: number }>`select count(*)::int as orders from orders`)).toEqual([{ orders: 16 }])
})

test('a season that was sold to nobody is not lived', async () => {
  const db = await testDb()
  await seedDemoSeason(db, {
    today: dayInIstanbul(startedAt),
    demoPassword: 'Deneme-2026!',
    log: createLog({ level: 'silent' }),
  })

  expect(await playSeasons(db, { log })).toEqual({ played: 0, failed: 0 })
})
