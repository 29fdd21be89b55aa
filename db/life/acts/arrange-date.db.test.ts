import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { createDemoAccounts } from '#modules/accounts/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { findWorkspace, listRoadFacts } from '#modules/operations/index.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { findStaff } from '../staff.ts'
import type { World } from '../world.ts'
import { arrangeDate } from './arrange-date.ts'

const departsOn = plainDate('2027-02-12')
const now = new Date('2027-01-10T09:10:00Z')

test('those who travel read of a day that is prepared in which room they sleep, which bus they take and who leads', async () => {
  const db = await testDb()
  await createDemoAccounts(db, 'Deneme-2026!', { hasColleagues: true })
  const departure = await aDeparture(db, { departsOn })
  await anOrder(db, { departure, state: 'paid', travellers: ['Zeliha', 'Nurten'] })
  const staff = await findStaff(db)
  if (!staff) throw new Error('the accounts of the demonstration are there')

  const arranging = { visas: ['granted'] as const, hasRooms: true, hasBus: true, isPrepared: true }
  await arrangeDate({ tx: db, staff } as World, departsOn, arranging, now)

  const { travellers } = await findWorkspace(db, staff.orders, departsOn, now)
  const travellerIds = travellers.map(({ id }) => id)
  const [road] = await listRoadFacts(db, [{ departureId: departure.departureId, departsOn, travellerIds }])
  expect(road?.rooms.map(({ number }) => number)).toEqual(['701', '701'])
  expect(road?.rides).toMatchObject([{ name: 'Otobüs 1' }])
  expect(road?.guides).toMatchObject([{ name: 'Selahattin Örnek', phone: '+905320009950' }])
})
