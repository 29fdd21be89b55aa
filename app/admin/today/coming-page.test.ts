import { sql, type KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import { anOrder, type OrderWish } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { papersLeadDaysSetting } from '#modules/booking/index.server.ts'
import { arrangeRooms } from '#modules/operations/testing/arrange-rooms.ts'
import { findWorkspace, writeTicketName } from '#modules/operations/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { withSettingsReadOnce, writeSetting } from '#platform/settings/settings.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { countQueries } from '#tests/setup/count-queries.ts'
import { readComing } from './read-coming.server.ts'
import { readToday } from './read-today.server.ts'

const now = new Date('2027-01-10T09:10:00Z')
const today = dayInIstanbul(now)
const soon = addDays(today, 5)

/** Somebody of the group, the same for the same acts. */
const one = (nth: number) => sql`(select id from passengers order by first_name, id offset ${nth} limit 1)`
const departure = (nth: number) => sql`(select id from departures order by public_id offset ${nth} limit 1)`

/** Each writes to another table, or otherwise, than those before it. */
const acts: Record<string, (db: Db) => Promise<unknown>> = {
  'a gender': (db) => sql`update passengers set gender = null where id = ${one(0)}`.execute(db),
  'a passport': (db) =>
    sql`update passengers set passport_expires_on = ${addDays(today, 9)} where id = ${one(1)}`.execute(db),
  'a traveller who leaves': (db) => sql`update passengers set cancelled_at = now() where id = ${one(2)}`.execute(db),
  'a name': (db) => sql`update passengers set last_name = 'Başka' where id = ${one(3)}`.execute(db),
  'a birth date': (db) => sql`update passengers set born_on = '2020-01-01' where id = ${one(1)}`.execute(db),
  'a new order': (db) => sellAll(db, ['Zehra']),
  'an order without its money': (db) =>
    sql`update orders set state = 'awaiting_payment' where order_no = '2027-1'`.execute(db),
  'an order that is cancelled': (db) =>
    sql`update orders set state = 'cancelled' where order_no = '2027-2'`.execute(db),
  'an order that was placed later': (db) =>
    sql`update orders set placed_at = ${now} where order_no = '2027-3'`.execute(db),
  'an order that goes': (db) => sql`delete from orders where order_no = '2027-3'`.execute(db),
  'an item on another departure': (db) =>
    sql`update order_items set departure_id = ${departure(1)} where id = (select min(id::text)::uuid from order_items)`.execute(
      db,
    ),
  'seats that are given back': (db) =>
    sql`update seat_holds set state = 'released' where id = (select min(id::text)::uuid from seat_holds)`.execute(db),
  'seats that are let go': (db) =>
    sql`delete from seat_holds where id = (select max(id::text)::uuid from seat_holds)`.execute(db),
  'a visa': (db) =>
    sql`insert into operation_travellers (passenger_id, visa_step) values (${one(0)}, 'granted')`.execute(db),
  'another visa': (db) => sql`update operation_travellers set visa_step = 'ready'`.execute(db),
  'a mahram': (db) => sql`update operation_travellers set mahram_id = ${one(4)}`.execute(db),
  'a relative': (db) =>
    sql`insert into operation_relatives (passenger_id, relative_id, kinship, stated_at)
      select least(a, b), greatest(a, b), 'spouse', now() from (select ${one(1)} as a, ${one(4)} as b) as two`.execute(
      db,
    ),
  'no relative': (db) => sql`delete from operation_relatives`.execute(db),
  rooms: async (db) => {
    const admin = await anOwner(db)
    for (const { key: stay } of (await findWorkspace(db, admin, soon, now)).stays)
      await arrangeRooms(db, admin, { date: soon, stay }, now)
  },
  'no rooms': (db) =>
    sql`delete from operation_rooms where number = (select min(number) from operation_rooms)`.execute(db),
  'a ticket': async (db) => {
    const { rows } = await sql<{ id: string }>`select ${one(3)} as id`.execute(db)
    const ticket = { lastName: 'BASKA', firstName: 'BIRI', ticketNo: '', pnr: '' }
    const admin = await anOwner(db)
    const { version } = await findWorkspace(db, admin, soon, now)
    await writeTicketName(db, admin, { date: soon, version, passengerId: rows[0]?.id ?? '', ticket }, now)
  },
  'no ticket': (db) => sql`delete from ticket_names`.execute(db),
  'a step of a tour': (db) =>
    sql`update tours set steps = '[{"key":"vaccine","daysBefore":40,"doer":"traveller","tickedBy":"traveller",
      "text":{"tr":"Aşı","en":"Vaccine","ar":"لقاح"}}]'`.execute(db),
  'a step that is done': (db) =>
    sql`insert into traveller_steps (passenger_id, step, ticked_by, ticked_at)
      values (${one(1)}, 'vaccine', 'staff', now())`.execute(db),
  'a tour at home': (db) =>
    sql`update tours set kind = 'day' where id = (select min(id::text)::uuid from tours)`.execute(db),
  'a tour with another hotel': (db) =>
    sql`delete from tour_hotels where position = 1 and tour_id = (select min(id::text)::uuid from tours)`.execute(db),
  'the name of a hotel': (db) => sql`update hotels set name = jsonb_set(name, '{tr}', '"Başka"')`.execute(db),
  'seats of an airline': (db) =>
    sql`insert into airline_seats (departure_id, departs_on, reference, seats, confirmed_on)
      select id, departs_on, 'ABC', 2, ${addDays(today, -90)} from departures where departs_on = ${soon} limit 1`.execute(
      db,
    ),
  'a contract': (db) =>
    sql`insert into stay_contracts (departs_on, departure_id, stay, state, first_night, last_night)
      select departs_on, departures.id, hotels.key, 'drafted', departs_on, returns_on
      from departures, hotels where departs_on = ${soon} limit 1`.execute(db),
  'a guide': (db) =>
    sql`insert into operation_guides (departs_on, role, name) values (${soon}, 'guide', 'Ali')`.execute(db),
  'a minimum': (db) => sql`update departures set minimum = 30`.execute(db),
  'another day': (db) => sql`update departures set returns_on = returns_on + 1 where id = ${departure(2)}`.execute(db),
  'a departure more': (db) => aDeparture(db, { departsOn: addDays(today, 12), seatsSold: 1 }),
  'a departure that is called off': (db) =>
    sql`update departures set status = 'cancelled' where id = ${departure(0)}`.execute(db),
  'a setting': (db) => writeSetting(db, papersLeadDaysSetting, 90),
  'no setting': (db) => sql`delete from settings`.execute(db),
}

test('a reading that fails is heard of, also beside somebody who sees no orders', async () => {
  const db = await testDb()
  const admin = aStaffMember({ staffRole: 'content' })
  const coming = Promise.reject(new Error('the database is away'))
  const read = readToday({ db, admin, locale: 'tr', today, now }, coming, undefined)
  await expect(read).rejects.toThrow('the database is away')
})

test('what is kept of coming departures is what would be found now, whatever was written', async () => {
  const db = await testDb()
  await aSeason(db)
  const wrong: string[] = []
  const idle: string[] = []
  let before = await told(anew(db))

  await told(db)
  for (const [name, act] of Object.entries(acts)) {
    await act(db)
    const after = await told(anew(db))
    if ((await told(db)) !== after) wrong.push(name)
    if (after === before) idle.push(name)
    before = after
  }

  expect(wrong).toEqual([])
  expect(idle.length).toBeLessThan(Object.keys(acts).length / 2)
})

test('a place that was held until now is held no longer', async () => {
  const db = await testDb()
  await aSeason(db)
  const later = new Date(now.getTime() + 3_600_000)
  await sql`update orders set state = 'awaiting_payment'`.execute(db)
  await sql`update seat_holds set state = 'held', expires_at = ${new Date(now.getTime() + 60_000)}`.execute(db)
  const asked = await asking(db)
  const kept = await readComing(asked, [])

  const found = await readComing({ ...asked, now: later }, [])

  expect(shown(found)).toEqual(shown(await readComing({ ...asked, db: anew(db), now: later }, [])))
  expect(shown(found)).not.toEqual(shown(kept))
})

test('what is kept is asked for by one question, and after a change only of what it is about', async () => {
  const db = await testDb()
  await aSeason(db)
  const { db: counting, counted } = countQueries(db)
  const asked = await asking(counting)
  const questions = async () => {
    counted.queries = 0
    await withSettingsReadOnce(() => readComing(asked, []))
    return counted.queries
  }
  const first = await questions()
  const again = await questions()
  await sql`update passengers set gender = null where id = ${one(0)}`.execute(db)
  await questions()

  // The other one is about settings.
  expect(again).toBe(2)
  expect(first).toBeGreaterThan(10)
  expect(await questions()).toBe(2)
})

test('every table that is read for what is kept says which departures are written about', async () => {
  const db = await testDb()
  await aSeason(db)
  for (const act of [acts.visa, acts.rooms, acts['a ticket'], acts['a step of a tour']]) await act?.(db)
  const read = new Set<string>()
  const watching = db.withPlugin(tablesInto(read))

  await readComing({ ...(await asking(db)), db: watching }, [])
  const { rows } = await sql<{ table: string; isNoted: boolean }>`select relname as table, exists (
      select from pg_trigger where tgrelid = pg_class.oid and tgname = 'notes_departures_of_changed') as "isNoted"
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db)

  const silent = rows.filter(({ table, isNoted }) => read.has(table) && !isNoted)
  // What parts are open is read for plans, and no plan of payments is kept.
  expect(silent.map(({ table }) => table)).toEqual(['order_payment_parts'])
})

/** Four departures of two days, with orders of several people each. */
async function aSeason(db: Db): Promise<void> {
  for (const departsOn of [soon, addDays(today, 30)])
    for (const capacity of [40, 50]) await aDeparture(db, { departsOn, capacity, seatsSold: 3 })
  await sellAll(db, ['Ayşe', { firstName: 'Ömer', gender: 'male' }, 'Elif'])
  await sql`insert into operation_dates (departs_on) values (${soon})`.execute(db)
}

async function sellAll(db: Db, travellers: NonNullable<OrderWish['travellers']>) {
  const { rows } = await sql<{ departureId: string; id: string }>`select id as "departureId", public_id as id
    from departures order by public_id`.execute(db)
  const { rows: counted } = await sql<{ count: number }>`select count(*)::int as count from orders`.execute(db)
  for (const [nth, sold] of rows.entries())
    await anOrder(db, {
      departure: sold,
      travellers,
      state: 'paid',
      paidMinor: 219_000,
      orderNo: `2027-${(counted[0]?.count ?? 0) + nth}`,
      placedAt: new Date('2026-09-10T09:00:00Z'),
    })
}

async function anOwner(db: Db) {
  return aStaffMember({ id: (await aUser(db, { staffRole: 'owner' })).userId })
}

async function asking(db: Db) {
  return { db, clerk: await anOwner(db), today, now }
}

/** A handle of which nothing is kept. */
function anew(db: Db): Db {
  return db.withPlugin({ transformQuery: ({ node }) => node, transformResult: async ({ result }) => result })
}

async function told(db: Db): Promise<string> {
  return JSON.stringify(shown(await readComing(await asking(db), [])))
}

function shown({ readiness, ...coming }: Awaited<ReturnType<typeof readComing>>) {
  return { ...coming, readiness: [...readiness].toSorted(([a], [b]) => (a < b ? -1 : 1)) }
}

/** Every table that a question names, in its parts or in its words. */
function tablesInto(read: Set<string>): KyselyPlugin {
  return {
    transformQuery({ node }) {
      const words = JSON.stringify(node)
      for (const [, name] of words.matchAll(
        /"kind":"TableNode","table":\{"kind":"SchemableIdentifierNode","identifier":\{"kind":"IdentifierNode","name":"(\w+)"/g,
      ))
        read.add(name ?? '')
      for (const [, name] of words.matchAll(/\b(?:from|join) ([a-z_]+)\b/g)) read.add(name ?? '')
      return node
    },
    transformResult: async ({ result }) => result,
  }
}
