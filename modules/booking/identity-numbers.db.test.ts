import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Db } from '#platform/db/client.server.ts'
import { columnsHolding } from '#tests/setup/columns-holding.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { findOrder, listOrders } from './index.server.ts'
import { sealPlainNumbers } from './seal-plain-numbers.server.ts'
import { anOrder, anOrderRequest, minutesLater, noon } from './testing/builders.ts'
import { placeOrder } from './place-order.server.ts'

const TCKN = '10000000146'
const PASSPORT = 'U87654321'
const admin = aStaffMember()

describe.each(testEngines)('on the %s engine', (engine) => {
  test('after an order no identity or passport number stands plainly anywhere in the database', async () => {
    const { db } = await testDatabase(engine)

    const { publicId } = await anOrder(db, withNumbers)

    expect(await columnsHolding(db, [TCKN, PASSPORT])).toEqual([])
    expect((await findOrder(db, admin, publicId))?.journeys[0]?.travellers).toMatchObject([
      { tckn: TCKN, passportNo: PASSPORT },
    ])
  })

  test('what a program of before wrote is read as it stands, and sealed by the job', async () => {
    const { db } = await testDatabase(engine)
    const { publicId } = await anOrder(db, withNumbers)
    await asBefore(db)
    expect((await columnsHolding(db, [TCKN, PASSPORT])).length).toBeGreaterThan(0)
    const read = async () => (await findOrder(db, admin, publicId))?.journeys[0]?.travellers[0]

    expect(await read()).toMatchObject({ tckn: TCKN, passportNo: PASSPORT })
    expect([await sealPlainNumbers(db, noon), await sealPlainNumbers(db, noon)]).toEqual([1, 0])

    expect(await columnsHolding(db, [TCKN, PASSPORT])).toEqual([])
    expect(await read()).toMatchObject({ tckn: TCKN, passportNo: PASSPORT })
  })
})

test('staff find an order by the whole number somebody travels on, and by no part of it', async () => {
  const db = await testDb()
  const { publicId } = await anOrder(db, withNumbers)
  const found = async (q: string) => {
    const { orders } = await listOrders(db, admin, { q, page: 1, pageSize: 10 })
    return orders.map(({ id }) => id)
  }

  expect(await found(TCKN)).toEqual([publicId])
  expect(await found('u8765 4321')).toEqual([publicId])
  expect(await found('U8765432')).toEqual([])
  expect(await found('10000000')).toEqual([])
})

test('the same order again is known by its hash, also by one that a program of before made', async () => {
  const db = await testDb()
  const { tourId } = await anOrder(db, withNumbers)
  const request = anOrderRequest(tourId, 1)
  const first = await placeOrder(db, request, noon)

  const again = await placeOrder(db, request, minutesLater(1))

  expect([first, again]).toMatchObject([{ value: { isReplay: false } }, { value: { isReplay: true } }])
  const { rows } = await sql<{ hash: string }>`select distinct left(request_hash, 5) as hash from orders`.execute(db)
  expect(rows).toEqual([{ hash: 'test.' }])
})

test('hashes that were made without a key are dropped after a day', async () => {
  const db = await testDb()
  await anOrder(db, withNumbers)
  await sql`update orders set request_hash = ${'0'.repeat(64)}`.execute(db)
  const hashes = async () =>
    (await sql<{ request_hash: string }>`select request_hash from orders`.execute(db)).rows.map(
      (row) => row.request_hash,
    )

  await sealPlainNumbers(db, minutesLater(24 * 60))
  expect(await hashes()).toEqual(['0'.repeat(64)])
  await sealPlainNumbers(db, minutesLater(24 * 60 + 1))
  expect(await hashes()).toEqual([''])
})

const withNumbers = { seats: 1 }

/** Puts the numbers where programs of before wrote them. */
async function asBefore(db: Db): Promise<void> {
  await sql`update passengers set tckn = ${TCKN}, passport_no = ${PASSPORT}, tckn_sealed = null, tckn_index = null,
    passport_no_sealed = null, passport_no_index = null`.execute(db)
}
