import { expect, test } from 'vitest'
import { addDays, plainDate, startInIstanbul } from '#kernel/plain-date.ts'
import { createDemoAccounts } from '#modules/accounts/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { readGroupRoads } from '#modules/road/index.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import type { LivedDeparture } from '../plan/party.ts'
import { findStaff } from '../staff.ts'
import type { World } from '../world.ts'
import { markOnTheRoad } from './mark-on-the-road.ts'

const departsOn = plainDate('2026-11-20')

test('by the evening of the first day a group is counted four times, a bag is short, and who was lost is found', async () => {
  const db = await testDb()
  await createDemoAccounts(db, 'Deneme-2026!', { hasColleagues: true })
  const departure = await aDeparture(db, { departsOn })
  await anOrder(db, { departure, state: 'paid', travellers: ['Zeliha', 'Nurten'] })
  const staff = await findStaff(db)
  if (!staff) throw new Error('the accounts of the demonstration are there')
  const world = { tx: db, staff } as World

  const lived = { tourId: departure.id, departsOn } as LivedDeparture
  await markOnTheRoad(world, lived, startInIstanbul(addDays(departsOn, 1)))

  const road = (await readGroupRoads(db, [departure.departureId])).get(departure.departureId)
  expect(road?.counts.map(({ place, here }) => [place, here.length])).toEqual([
    ['umrah', 2],
    ['hotel', 2],
    ['landed', 2],
    ['airport', 2],
  ])
  expect(road?.luggage.filter(({ pieces }) => pieces === 0)).toHaveLength(1)
  expect(road?.incidents).toMatchObject([{ kind: 'lost', settledAt: expect.any(Date) as Date }])
})
