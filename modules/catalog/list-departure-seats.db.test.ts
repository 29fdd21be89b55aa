import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { listDepartureSeats, sumDepartureSeats } from './list-departure-seats.server.ts'
import { aDeparture } from './testing/builders.ts'

test('lists the next journeys with their seats, earliest first', async () => {
  const db = await testDb()
  await aDeparture(db, { departsOn: '2027-02-11' })
  const second = await aDeparture(db, { departsOn: '2027-03-01', capacity: 40 })
  const first = await aDeparture(db, { departsOn: '2027-02-12', capacity: 20, seatsSold: 7 })
  await aDeparture(db, { departsOn: '2027-02-13', status: 'cancelled' })
  await aDeparture(db, { departsOn: '2027-02-14', tour: { kind: 'day', days: 1, nights: 0, stays: [] } })

  const departures = await listDepartureSeats(db, { from: plainDate('2027-02-12'), limit: 5 })

  expect(departures.map(({ id, capacity, held, sold }) => ({ id, capacity, held, sold }))).toEqual([
    { id: first.id, capacity: 20, held: 0, sold: 7 },
    { id: second.id, capacity: 40, held: 0, sold: 0 },
  ])
})

test('sums the seats of the journeys between two days, and never those of tours of a day', async () => {
  const db = await testDb()
  await aDeparture(db, { departsOn: '2027-02-12', capacity: 20, seatsSold: 7 })
  await aDeparture(db, { departsOn: '2027-02-20', capacity: 10, seatsSold: 1 })
  await aDeparture(db, { departsOn: '2027-02-21', capacity: 99 })
  await aDeparture(db, { departsOn: '2027-02-15', capacity: 99, status: 'draft' })
  await aDeparture(db, { departsOn: '2027-02-16', capacity: 41, tour: { kind: 'day', days: 1, nights: 0, stays: [] } })

  const totals = await sumDepartureSeats(db, { from: plainDate('2027-02-12'), to: plainDate('2027-02-20') })

  expect(totals).toEqual({ departures: 2, capacity: 30, sold: 8 })
})

test('sums nothing where nothing departs', async () => {
  const totals = await sumDepartureSeats(await testDb(), { from: plainDate('2027-02-12'), to: plainDate('2027-02-20') })

  expect(totals).toEqual({ departures: 0, capacity: 0, sold: 0 })
})
