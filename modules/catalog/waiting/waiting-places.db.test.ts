import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addDays, plainDate } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { releaseDueAllotments, setAllotment } from '../allotments.server.ts'
import { changeDeparture } from '../change-departure.server.ts'
import { readDepartureRecord } from '../data/departure-record.server.ts'
import { findDeparturesForSale } from '../find-departures-for-sale.server.ts'
import { holdSeats, releaseHeldSeats, returnSoldSeats, sellHeldSeats } from '../hold-seats.server.ts'
import { setAvailability } from '../set-availability.server.ts'
import { anAgencyRow } from '../testing/an-agency-row.ts'
import { aDeparture, seatsOf, type DepartureWish } from '../testing/builders.ts'
import { endWaiting } from './end-waiting.server.ts'
import { expireWaitingOffers } from './expire-waiting-offers.server.ts'
import { findWaitingPlace } from './find-waiting-place.server.ts'
import { forgetWaitingPlaces } from './forget-waiting-places.server.ts'
import { joinWaitingPlaces } from './join-waiting-places.server.ts'
import { offerOutOfTurn } from './offer-out-of-turn.server.ts'
import { skipTurn } from './skip-turn.server.ts'
import { startWaitingOffer } from './start-waiting-offer.server.ts'
import { takeOfferedSeats } from './take-offered-seats.server.ts'

const today = plainDate('2026-12-01')
const noon = new Date('2026-12-01T09:00:00Z')
const nextDay = new Date('2026-12-02T09:00:00Z')

test('seats that come free are held for who waits longest, before the shop sees them', async () => {
  const { db, departureId, id, join } = await aFullDeparture({ capacity: 2 })
  const first = await join(1)
  const second = await join(1)

  await inTransaction(db, (tx) => releaseHeldSeats(tx, departureId, 1))

  expect([await stateOf(db, first), await stateOf(db, second)]).toEqual(['offered', 'waiting'])
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 2 })
  expect(await shopSells(db, departureId)).toBe(false)
  expect(await findDeparturesForSale(db, [id], today)).toMatchObject([{ availability: 'full', seatsLeft: 0 }])
  expect(await mailsAskedFor(db)).toEqual([first])
})

test('seats of a cancelled journey that was paid for are offered too', async () => {
  const { db, departureId, join } = await aFullDeparture({ capacity: 2 })
  await inTransaction(db, (tx) => sellHeldSeats(tx, departureId, 2))
  const first = await join(2)

  await inTransaction(db, (tx) => returnSoldSeats(tx, departureId, 2))

  expect(await stateOf(db, first)).toBe('offered')
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 2, sold: 0 })
})

test('a party that is too large keeps its turn, and the seat goes on', async () => {
  const { db, departureId, join } = await aFullDeparture({ capacity: 3 })
  const couple = await join(2)
  const single = await join(1)

  await inTransaction(db, (tx) => releaseHeldSeats(tx, departureId, 1))
  await inTransaction(db, (tx) => releaseHeldSeats(tx, departureId, 2))

  expect([await stateOf(db, couple), await stateOf(db, single)]).toEqual(['offered', 'offered'])
})

test('what fits nobody on the list is sold by the shop', async () => {
  const { db, departureId, join } = await aFullDeparture({ capacity: 3 })
  await join(2)

  await inTransaction(db, (tx) => releaseHeldSeats(tx, departureId, 1))

  expect(await shopSells(db, departureId)).toBe(true)
})

test('more seats by staff are offered first', async () => {
  const { db, departureId, id, join } = await aFullDeparture({ capacity: 2 })
  const first = await join(2)
  const record = await readDepartureRecord(db, id)

  await changeDeparture(db, aStaffMember(), { id, version: 'any', draft: { ...record!.draft, capacity: 5 } }, noon)

  expect(await stateOf(db, first)).toBe('offered')
  expect(await seatsOf(db, departureId)).toMatchObject({ capacity: 5, held: 4 })
})

test('seats of an allotment that ends are offered first', async () => {
  const db = await testDb()
  const { id, departureId } = await aDeparture(db, { capacity: 2 })
  const holderId = await anAgencyRow(db)
  const wish = { tourId: id, holderId, seats: 2, releaseOn: addDays(today, 10) }
  await inTransaction(db, (tx) => setAllotment(tx, wish, today))
  const first = await joined(db, departureId, 2)

  await releaseDueAllotments(db, addDays(today, 10), noon)

  expect(await stateOf(db, first)).toBe('offered')
})

test('nothing is offered by itself while staff have declared the departure full, and it is when they open it again', async () => {
  const { db, departureId, id, join } = await aFullDeparture({ capacity: 2 })
  const first = await join(1)
  await setAvailability(db, aStaffMember(), { id, version: 'any', status: 'full' }, noon)

  await inTransaction(db, (tx) => releaseHeldSeats(tx, departureId, 1))
  const whileFull = await stateOf(db, first)
  await setAvailability(db, aStaffMember(), { id, version: 'any', status: 'published' }, noon)

  expect([whileFull, await stateOf(db, first)]).toEqual(['waiting', 'offered'])
})

test('who joins beside a free seat is offered it at once', async () => {
  const db = await testDb()
  const { departureId } = await aDeparture(db, { capacity: 2 })

  const first = await joined(db, departureId, 2)

  expect(await stateOf(db, first)).toBe('offered')
})

test('the clock of an offer starts once, and what is not taken goes to the next', async () => {
  const { db, departureId, join } = await aFullDeparture({ capacity: 2 })
  const first = await join(1)
  const second = await join(1)
  await inTransaction(db, (tx) => releaseHeldSeats(tx, departureId, 1))

  const started = await startWaitingOffer(db, { placeId: first, offerHours: 24 }, noon)
  const again = await startWaitingOffer(db, { placeId: first, offerHours: 24 }, nextDay)
  const early = await expireWaitingOffers(db, new Date(nextDay.getTime() - 1))
  const due = await expireWaitingOffers(db, nextDay)

  expect([started?.expiresAt, again?.expiresAt]).toEqual([nextDay, nextDay])
  expect([early, due]).toEqual([[], [first]])
  expect([await stateOf(db, first), await stateOf(db, second)]).toEqual(['expired', 'offered'])
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 2 })
})

test('the offer of a departure that is sold no longer is taken back, and its party waits on', async () => {
  const { db, departureId, join } = await aFullDeparture({ capacity: 2, salesCloseOn: '2026-12-01' })
  const first = await join(1)
  await inTransaction(db, (tx) => releaseHeldSeats(tx, departureId, 1))

  const started = await startWaitingOffer(db, { placeId: first, offerHours: 24 }, nextDay)

  expect(started).toBeUndefined()
  expect(await stateOf(db, first)).toBe('waiting')
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 1 })
})

test('only who has the address sees the seats and takes them, once', async () => {
  const { db, departureId, id, join } = await aFullDeparture({ capacity: 2 })
  const first = await join(1)
  await inTransaction(db, (tx) => releaseHeldSeats(tx, departureId, 1))
  const token = await tokenOf(db, first)

  const [mine] = await findDeparturesForSale(db, [id], today, { offer: { token, now: noon } })
  const [other] = await findDeparturesForSale(db, [id], today, { offer: { token: 'x', now: noon } })
  const taken = await takes(db, { token, departureId, seats: 1 })
  const twice = await takes(db, { token, departureId, seats: 1 })

  expect([mine?.availability, mine?.seatsLeft, other?.availability]).toEqual(['available', 1, 'full'])
  expect([taken, twice]).toEqual([true, false])
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 2 })
})

test('an offer whose time is over is neither seen nor taken', async () => {
  const { db, departureId, id, join } = await aFullDeparture({ capacity: 2 })
  const first = await join(1)
  await inTransaction(db, (tx) => releaseHeldSeats(tx, departureId, 1))
  await startWaitingOffer(db, { placeId: first, offerHours: 24 }, noon)
  const token = await tokenOf(db, first)

  const [late] = await findDeparturesForSale(db, [id], today, { offer: { token, now: nextDay } })

  expect(late?.availability).toBe('full')
  expect(await takes(db, { token, departureId, seats: 1 }, nextDay)).toBe(false)
})

test('fewer travellers give the rest to the next, more need free seats', async () => {
  const { db, departureId, join } = await aFullDeparture({ capacity: 3 })
  const couple = await join(2)
  const single = await join(1)
  await inTransaction(db, (tx) => releaseHeldSeats(tx, departureId, 2))
  const token = await tokenOf(db, couple)

  const more = await takes(db, { token, departureId, seats: 3 })
  const fewer = await takes(db, { token, departureId, seats: 1 })

  expect([more, fewer]).toEqual([false, true])
  expect([await stateOf(db, couple), await stateOf(db, single)]).toEqual(['taken', 'offered'])
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 3 })
})

test('an offer for one departure takes no seat of another', async () => {
  const { db, departureId, join } = await aFullDeparture({ capacity: 2 })
  const other = await aDeparture(db, { capacity: 2 })
  const first = await join(1)
  await inTransaction(db, (tx) => releaseHeldSeats(tx, departureId, 1))

  const taken = await takes(db, { token: await tokenOf(db, first), departureId: other.departureId, seats: 1 })

  expect(taken).toBe(false)
  expect(await seatsOf(db, other.departureId)).toMatchObject({ held: 0 })
})

test('who leaves gives the seats to the next, and leaves once', async () => {
  const { db, departureId, join } = await aFullDeparture({ capacity: 2 })
  const first = await join(1)
  const second = await join(1)
  await inTransaction(db, (tx) => releaseHeldSeats(tx, departureId, 1))

  const left = await inTransaction(db, (tx) => endWaiting(tx, first, 'left'))
  const again = await inTransaction(db, (tx) => endWaiting(tx, first, 'removed'))

  expect([left, again]).toEqual([true, false])
  expect([await stateOf(db, first), await stateOf(db, second)]).toEqual(['left', 'offered'])
})

test('who is skipped goes to the end, and their seats to the next', async () => {
  const { db, departureId, join } = await aFullDeparture({ capacity: 2 })
  const first = await join(1)
  const second = await join(1)
  await inTransaction(db, (tx) => releaseHeldSeats(tx, departureId, 1))

  await inTransaction(db, (tx) => skipTurn(tx, first))
  const skipped = [await stateOf(db, first), await stateOf(db, second)]
  await inTransaction(db, (tx) => endWaiting(tx, second, 'left'))

  expect(skipped).toEqual(['waiting', 'offered'])
  expect(await stateOf(db, first)).toBe('offered')
})

test('who is skipped is not offered the same seats again; the shop sells what nobody else wants', async () => {
  const { db, departureId, join } = await aFullDeparture({ capacity: 2 })
  const only = await join(1)
  await inTransaction(db, (tx) => releaseHeldSeats(tx, departureId, 1))

  await inTransaction(db, (tx) => skipTurn(tx, only))

  expect(await stateOf(db, only)).toBe('waiting')
  expect(await shopSells(db, departureId)).toBe(true)
})

test('staff offer out of turn what is free, and no more', async () => {
  const { db, departureId, id, join } = await aFullDeparture({ capacity: 3 })
  await join(3)
  const single = await join(1)
  await setAvailability(db, aStaffMember(), { id, version: 'any', status: 'full' }, noon)
  const full = await inTransaction(db, (tx) => offerOutOfTurn(tx, single, today))
  await inTransaction(db, (tx) => releaseHeldSeats(tx, departureId, 1))

  const offered = await inTransaction(db, (tx) => offerOutOfTurn(tx, single, today))
  const twice = await inTransaction(db, (tx) => offerOutOfTurn(tx, single, today))

  expect(full).toEqual({ ok: false, error: { code: 'too-few-seats', free: 0 } })
  expect(offered.ok).toBe(true)
  expect(twice).toEqual({ ok: false, error: { code: 'not-waiting' } })
  expect(await takes(db, { token: await tokenOf(db, single), departureId, seats: 1 })).toBe(true)
})

test('nothing is offered of a departure that is sold no longer', async () => {
  const { db, join } = await aFullDeparture({ capacity: 2, salesCloseOn: '2026-12-01' })
  const first = await join(1)

  const offered = await inTransaction(db, (tx) => offerOutOfTurn(tx, first, plainDate('2026-12-02')))

  expect(offered).toEqual({ ok: false, error: { code: 'not-on-sale' } })
})

test('the list is forgotten when the journey has left', async () => {
  const { db, join } = await aFullDeparture({ capacity: 2 })
  const first = await join(1)

  await forgetWaitingPlaces(db, plainDate('2027-02-12'))
  const onTheDay = await stateOf(db, first)
  await forgetWaitingPlaces(db, plainDate('2027-02-13'))

  expect([onTheDay, await findWaitingPlace(db, { id: first })]).toEqual(['waiting', undefined])
})

describe.each(testEngines)('on the %s engine', (engine) => {
  test(
    'shop and waiting list race for seats that come free: the list gets every one, and none is sold twice',
    { timeout: 120_000 },
    async () => {
      const { db } = await testDatabase(engine)
      const { departureId } = await aDeparture(db, { capacity: 10 })
      await inTransaction(db, (tx) => holdSeats(tx, departureId, 10))
      const waiting = []
      for (let nth = 0; nth < 10; nth += 1) waiting.push(await joined(db, departureId, 1))

      const sold = await Promise.all(
        Array.from({ length: 110 }, async (_, nth) => {
          if (nth % 11 !== 5) return shopSells(db, departureId)
          await inTransaction(db, (tx) => releaseHeldSeats(tx, departureId, 1))
          return false
        }),
      )

      expect(sold.filter(Boolean)).toHaveLength(0)
      expect(await statesOf(db)).toEqual({ offered: 10 })
      expect(await seatsOf(db, departureId)).toEqual({ capacity: 10, held: 10, sold: 0 })
    },
  )

  test(
    'an offer that is taken, left and ended at once ends in one of these, and its seat is counted once',
    { timeout: 120_000 },
    async () => {
      const { db } = await testDatabase(engine)
      const { departureId } = await aDeparture(db, { capacity: 10 })
      const offered = []
      for (let nth = 0; nth < 10; nth += 1) offered.push(await joined(db, departureId, 1))
      for (const placeId of offered) await startWaitingOffer(db, { placeId, offerHours: 24 }, noon)

      const answers = await Promise.all(
        offered.flatMap((placeId) => [
          tokenOf(db, placeId).then((token) => takes(db, { token, departureId, seats: 1 })),
          inTransaction(db, (tx) => endWaiting(tx, placeId, 'left')),
          expireWaitingOffers(db, nextDay).then((ended) => ended.length),
        ]),
      )

      const { held } = await seatsOf(db, departureId)
      const states = await statesOf(db)
      const endings = answers.reduce<number>((sum, each) => sum + Number(each), 0)
      expect(endings).toBe(10)
      expect(states['offered']).toBeUndefined()
      expect(held).toBe(states['taken'] ?? 0)
    },
  )
})

async function aFullDeparture(wish: DepartureWish & { capacity: number }) {
  const db = await testDb()
  const { departureId, id } = await aDeparture(db, wish)
  await inTransaction(db, (tx) => holdSeats(tx, departureId, wish.capacity))
  return { db, departureId, id, join: (seats: number) => joined(db, departureId, seats) }
}

function joined(db: Db, departureId: string, seats: number): Promise<string> {
  return inTransaction(db, (tx) => joinWaitingPlaces(tx, { departureId, seats, token: randomUUID() }, noon))
}

function inTransaction<Answer>(db: Db, work: (tx: Db) => Promise<Answer>): Promise<Answer> {
  return db.transaction().execute(work)
}

function shopSells(db: Db, departureId: string): Promise<boolean> {
  return inTransaction(db, (tx) => holdSeats(tx, departureId, 1))
}

function takes(db: Db, wish: { token: string; departureId: string; seats: number }, now = noon): Promise<boolean> {
  return inTransaction(db, (tx) => takeOfferedSeats(tx, wish, now))
}

async function stateOf(db: Db, id: string) {
  return (await findWaitingPlace(db, { id }))?.state
}

async function tokenOf(db: Db, id: string): Promise<string> {
  return (await findWaitingPlace(db, { id }))?.token ?? ''
}

async function statesOf(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; count: number | string }>`
    select state, count(*) as count from waiting_places group by state`.execute(db)
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
}

async function mailsAskedFor(db: Db): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select data->>'placeId' as place from pgboss.job where name = 'waiting-seats-freed'`.execute(db)
  return rows.map(({ place }) => place)
}
