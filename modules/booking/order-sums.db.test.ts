import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { moveData } from '#platform/db/move.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { rowsRead } from '#tests/setup/rows-read.ts'
import { testDatabase, testDb } from '#tests/setup/test-db.ts'
import { countNotedOrders } from './data/order-sums.server.ts'
import { listOrders } from './list-orders.server.ts'
import { anOrder } from './testing/an-order.ts'
import { anOrder as aPlacedOrder } from './testing/builders.ts'

const states = ['awaiting_payment', 'partially_paid', 'paid', 'cancelled', 'expired', 'refunded'] as const

/** What the sums would be if every order were added up now. */
const added = sql`
  select date_trunc('month', placed_at at time zone 'Europe/Istanbul')::date as month, state, currency, keeper_id,
    count(*)::int as orders,
    sum((select count(*) from order_items join passengers on order_item_id = order_items.id
      where order_id = orders.id and cancelled_at is null))::int as travellers,
    sum(total_minor - reduction_minor)::bigint as cost_minor, sum(paid_minor)::bigint as paid_minor,
    sum(greatest(total_minor - reduction_minor - paid_minor, 0))::bigint as open_minor,
    sum(greatest(total_minor - reduction_minor - paid_minor - coalesce((select sum(amount_minor) from order_payment_parts
      where order_id = orders.id and paid_at is null and withdrawn_at is null), 0), 0))::bigint as unasked_minor
  from orders group by 1, 2, 3, 4`

const kept = sql`
  select month, state, currency, keeper_id, sum(orders)::int as orders, sum(travellers)::int as travellers,
    sum(cost_minor)::bigint as cost_minor, sum(paid_minor)::bigint as paid_minor, sum(open_minor)::bigint as open_minor,
    sum(unasked_minor)::bigint as unasked_minor
  from (select * from order_sums union all select * from order_sum_changes union all select * from uncounted_orders())
    as sums
  group by 1, 2, 3, 4 having sum(orders) <> 0`

test(
  'sums that are kept are those of the orders, after whatever was done with them',
  { timeout: 120_000 },
  async () => {
    const db = await testDb()
    const dice = diceOf(20_301)
    const world = await aWorld(db)
    const done = new Set<string>()
    const wrong: unknown[] = []

    for (let nth = 0; nth < 400; nth++) {
      const [name, act] = pick(Object.entries(acts), dice)
      done.add(name)
      await act(db, world, dice).catch(ofPartsThatDoNotFit)
      if (nth % 20 === 0) wrong.push(...(await differences(db)))
    }

    expect(await differences(db)).toEqual([])
    expect([...done].toSorted()).toEqual(Object.keys(acts).toSorted())
  },
)

test('what was undone is in no sum', async () => {
  const db = await testDb()
  const { departures } = await aWorld(db)

  await inTransaction(db, async (tx) => {
    await anOrder(tx, { departure: pick(departures, diceOf(1)) })
    throw new Error('undone')
  }).catch(() => undefined)

  expect(await differences(db)).toEqual([])
})

test('orders that move to another database are in the sums there, once', async () => {
  const [source, target] = [await testDatabase('embedded'), await testDatabase('server')]
  const { departures } = await aWorld(source.db)
  for (const seed of [1, 2, 3]) await anOrder(source.db, { departure: pick(departures, diceOf(seed)) })

  await moveData(source, target, createLog({ level: 'silent' }))

  expect(await differences(target.db)).toEqual([])
})

test('who sells at the same time waits for nobody who sells or counts, and everything is in the sums', async () => {
  const { db } = await testDatabase('server')
  const departures = [await aDeparture(db), await aDeparture(db)]
  const open = Promise.withResolvers<void>()
  const counted = Promise.withResolvers<void>()
  await anOrder(db, { departure: departures[1]! })
  const counting = db.transaction().execute(async (tx) => {
    await countNotedOrders(tx)
    counted.resolve()
    await open.promise
  })
  await counted.promise
  const selling = db.transaction().execute(async (tx) => {
    await anOrder(tx, { departure: departures[0]! })
    await open.promise
  })
  await anOrder(db, { departure: departures[1]! })
  expect(await differences(db)).toEqual([])
  // Nobody else counts meanwhile, and nothing is lost by that.
  await countNotedOrders(db)
  open.resolve()
  await Promise.all([counting, selling])

  expect(await differences(db)).toEqual([])
  await countNotedOrders(db)
  expect(await differences(db)).toEqual([])
  expect((await sql`select from orders_to_count`.execute(db)).rows).toEqual([])
  const { rows } = await sql`select sum(orders)::int as orders from order_sums`.execute(db)
  expect(rows).toEqual([{ orders: 3 }])
})

test('how many orders there are is told from the sums as it is from the orders', async () => {
  const db = await testDb()
  const { keepers } = await aWorld(db)
  const page = { page: 1, pageSize: 1 }
  const counted = async (filter: Partial<Parameters<typeof listOrders>[2]>) =>
    (await listOrders(db, aStaffMember(), { ...page, ...filter })).total
  const whole = { from: '2020-01-01', to: '2040-01-01' } as Partial<Parameters<typeof listOrders>[2]>

  for (const filter of [
    {},
    { state: 'paid' },
    { state: 'owing' },
    { keeper: keepers[0] },
    { keeper: 'nobody' },
    { q: '' },
  ] as const)
    expect([filter, await counted(filter)]).toEqual([filter, await counted({ ...filter, ...whole })])
})

test('many orders at once are counted without reading all travellers again for each of them', async () => {
  const { db, executeSql } = await testDatabase('server')
  const orders = 400
  await anOrder(db)
  const copies = (table: string, changed: string) =>
    executeSql(`insert into ${table} select copy.* from ${table}, generate_series(1, ${orders}) nth,
      jsonb_populate_record(${table}, jsonb_build_object('id', md5(${table}.id::text || nth)::uuid, ${changed})) copy`)
  await copies(
    'orders',
    `'public_id', public_id || nth, 'order_no', order_no || nth, 'access_token', access_token || nth,
    'idempotency_key', idempotency_key || nth`,
  )
  await copies('order_items', `'order_id', md5(order_id::text || nth)::uuid`)
  await copies('passengers', `'order_item_id', md5(order_item_id::text || nth)::uuid`)

  const read = await rowsRead(db, ['passengers', 'order_items'], (tx) => countNotedOrders(tx))

  expect(read).toBeLessThan(10 * orders)
  expect(await differences(db)).toEqual([])
})

type World = { departures: { departureId: string; id: string }[]; keepers: string[] }

type Act = (db: Db, world: World, dice: () => number) => Promise<unknown>

const anyOf = (table: string, dice: () => number) =>
  sql`(select id from ${sql.table(table)} order by md5(id::text || ${String(dice())}) limit 1)`

const acts: Record<string, Act> = {
  'place an order': (db, { departures, keepers }, dice) =>
    anOrder(db, {
      departure: pick(departures, dice),
      state: pick(states, dice),
      currency: pick(['USD', 'TRY'], dice),
      totalMinor: 1_000 + Math.floor(dice() * 300_000),
      placedAt: new Date(Date.UTC(2026, Math.floor(dice() * 24), 1 + Math.floor(dice() * 28), Math.floor(dice() * 24))),
      travellers: ['Ayşe', 'Elif', 'Fatma'].slice(0, 1 + Math.floor(dice() * 3)),
      ...(dice() < 0.5 && { keeperId: pick(keepers, dice) }),
    }),
  'place an order with parts': async (db) => {
    // Whoever leaves many orders open is refused after some.
    await sql`delete from order_origins`.execute(db)
    await aPlacedOrder(db)
  },
  'change a state': (db, _world, dice) =>
    sql`update orders set state = ${pick(states, dice)} where id = ${anyOf('orders', dice)}`.execute(db),
  'change many states': (db, _world, dice) =>
    sql`update orders set state = 'expired' where state = 'awaiting_payment' and total_minor < ${Math.floor(dice() * 20_000)}`.execute(
      db,
    ),
  'pay, also too much': (db, _world, dice) =>
    sql`update orders set paid_minor = (total_minor * ${dice() * 1.2}::float)::bigint where id = ${anyOf(
      'orders',
      dice,
    )}`.execute(db),
  'charge less': (db, _world, dice) =>
    sql`update orders set reduction_minor = (total_minor * ${dice() * 0.5}::float)::bigint where id = ${anyOf(
      'orders',
      dice,
    )}`.execute(db),
  'give to another keeper': (db, { keepers }, dice) =>
    sql`update orders set keeper_id = ${dice() < 0.3 ? null : pick(keepers, dice)} where id = ${anyOf(
      'orders',
      dice,
    )}`.execute(db),
  'let somebody leave or come back': (db, _world, dice) =>
    sql`update passengers set cancelled_at = case when cancelled_at is null then now() end
      where id = ${anyOf('passengers', dice)}`.execute(db),
  'take a traveller out': (db, _world, dice) =>
    sql`delete from passengers where id = ${anyOf('passengers', dice)}`.execute(db),
  'move a traveller to another order': (db, _world, dice) =>
    sql`update passengers set position = 1000 + (random() * 1000000)::int,
      order_item_id = ${anyOf('order_items', dice)} where id = ${anyOf('passengers', dice)}`.execute(db),
  'move an item to another order': (db, _world, dice) =>
    sql`update order_items set position = 1000 + (random() * 1000000)::int,
      order_id = ${anyOf('orders', dice)} where id = ${anyOf('order_items', dice)}`.execute(db),
  'take an item out': (db, _world, dice) =>
    sql`delete from order_items where id = ${anyOf('order_items', dice)}`.execute(db),
  'pay a part': (db, _world, dice) =>
    sql`update order_payment_parts set paid_at = case when paid_at is null then now() end
      where withdrawn_at is null and id = ${anyOf('order_payment_parts', dice)}`.execute(db),
  'take a part out': (db, _world, dice) =>
    sql`delete from order_payment_parts where id = ${anyOf('order_payment_parts', dice)}`.execute(db),
  'delete an order': (db, _world, dice) => sql`delete from orders where id = ${anyOf('orders', dice)}`.execute(db),
  'count what was noted': (db) => countNotedOrders(db),
  'do two things at once': (db, world, dice) =>
    inTransaction(db, async (tx) => {
      await acts['place an order']?.(tx, world, dice)
      await acts['pay, also too much']?.(tx, world, dice)
    }),
}

async function aWorld(db: Db): Promise<World> {
  const keepers = [
    (await aUser(db, { staffRole: 'operations' })).userId,
    (await aUser(db, { staffRole: 'operations' })).userId,
  ]
  const departures = [await aDeparture(db, { capacity: 2000 }), await aDeparture(db, { capacity: 2000 })]
  const dice = diceOf(7)
  const world = { departures, keepers }
  for (let nth = 0; nth < 20; nth++) await acts['place an order']?.(db, world, dice)
  return world
}

/** The database refuses some of what the dice ask for, which leaves no trace either. */
function ofPartsThatDoNotFit(error: unknown): void {
  if (!String(error).includes('the parts of an order are more than it costs')) throw error
}

async function differences(db: Db): Promise<unknown[]> {
  const { rows } = await sql`(${kept} except ${added}) union all (${added} except ${kept})`.execute(db)
  return rows
}

function pick<Item>(items: readonly Item[], dice: () => number): Item {
  return items[Math.floor(dice() * items.length)] as Item
}

/** The same throws every time. */
function diceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
