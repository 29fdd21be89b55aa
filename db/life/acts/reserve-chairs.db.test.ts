import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, plainDate } from '#kernel/plain-date.ts'
import { createDemoAccounts } from '#modules/accounts/index.server.ts'
import { noFlags } from '#modules/booking/domain/traveller-fields.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { findChairs, findWorkspace } from '#modules/operations/index.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { findStaff } from '../staff.ts'
import type { World } from '../world.ts'
import { reserveChairs } from './reserve-chairs.ts'

const departsOn = plainDate('2027-02-12')
const now = new Date('2027-01-10T09:10:00Z')

test('whoever needs a wheelchair has one on the first days that can be made in one, and nobody else has', async () => {
  const db = await testDb()
  await createDemoAccounts(db, 'Deneme-2026!', { hasColleagues: true })
  const departure = await aDeparture(db, { departsOn })
  const program = ['yes', 'no', 'pusher', 'pusher', 'yes', 'yes'].map((chair, at) => ({
    day: at + 1,
    title: { tr: `Gün ${at + 1}`, en: `Day ${at + 1}`, ar: `اليوم ${at + 1}` },
    text: { tr: '', en: '', ar: '' },
    chair,
  }))
  await sql`update tours set program = ${JSON.stringify(program)}::text::jsonb
    where id = (select tour_id from departures where id = ${departure.departureId})`.execute(db)
  const zeliha = { firstName: 'Zeliha', gender: 'female' as const, flags: { ...noFlags, needsWheelchair: true } }
  await anOrder(db, { departure, state: 'paid', travellers: [zeliha, 'Nurten'] })
  const staff = await findStaff(db)
  if (!staff) throw new Error('the accounts of the demonstration are there')

  await reserveChairs({ tx: db, staff } as World, departsOn, now)

  const workspace = await findWorkspace(db, staff.orders, departsOn, now)
  const { contracts, taken } = await findChairs(db, staff.orders, workspace)
  const nameOf = new Map(workspace.travellers.map(({ id, firstName }) => [id, firstName]))
  expect(contracts.map(({ chairs, pushers }) => `${chairs} ${pushers}`)).toEqual(Array(4).fill('2 1'))
  expect(
    taken.map(({ passengerId, day, withPusher }) => [nameOf.get(passengerId), day, withPusher]).toSorted(),
  ).toEqual([
    ['Zeliha', departsOn, false],
    ['Zeliha', addDays(departsOn, 2), true],
    ['Zeliha', addDays(departsOn, 3), true],
    ['Zeliha', addDays(departsOn, 4), false],
  ])
})
