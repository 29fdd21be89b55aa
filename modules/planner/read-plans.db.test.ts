import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBookedOrder } from '#modules/booking/testing/parts.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { readPlans } from './read-plans.server.ts'

const now = new Date('2026-12-10T09:00:00Z')

async function stepsOf(db: Db, orderId: string) {
  const [plan] = await readPlans(db, { orderId }, now)
  const [person] = plan?.people ?? []
  return person?.steps.map(({ key, lastDay, state }) => [key, lastDay, state])
}

test('a departure that leaves on other days takes along the last days of those who have booked it', async () => {
  const db = await testDb()
  const { orderId } = await aBookedOrder(db)
  const before = await stepsOf(db, orderId)
  await sql`update departures set departs_on = departs_on + 7, returns_on = returns_on + 7`.execute(db)

  const after = await stepsOf(db, orderId)

  expect(before).toEqual([
    ['papers', '2027-01-08', 'done'],
    ['visa', '2027-01-19', 'open'],
  ])
  expect(after?.map(([, day]) => day)).toEqual(['2027-01-15', '2027-01-26'])
})

test('a plan opens no number of a paper', async () => {
  const db = await testDb()
  const { orderId } = await aBookedOrder(db)
  const before = await stepsOf(db, orderId)
  await sql`update passengers set tckn_sealed = 'unreadable', passport_no_sealed = 'unreadable'`.execute(db)

  expect(await stepsOf(db, orderId)).toEqual(before)
})
