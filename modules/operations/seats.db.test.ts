import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { aStoredStaffMember } from '#modules/notes/testing/builders.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { carryFlights } from './carry-flights.server.ts'
import { addRide, changeRide, seatTravellers } from './change-rides.server.ts'
import { flightsToCarry } from './domain/flights-to-carry.ts'
import { findWorkspace } from './find-workspace.server.ts'
import { numberSeats } from './number-seats.server.ts'
import { stateRelations } from './state-relations.server.ts'

const now = new Date('2027-01-10T09:10:00Z')
const date = plainDate('2027-02-12')

/** Two women and two men of one name leave on a bus of six seats. */
async function aBus() {
  const db = await testDb()
  const departure = await aDeparture(db, { departsOn: date })
  const admin = await aStoredStaffMember(db)
  const man = (firstName: string) => ({ firstName, gender: 'male' as const })
  await anOrder(db, { departure, state: 'paid', travellers: ['Ayşe', 'Fatma', man('Murat'), man('Hasan')] })
  const seen = () => findWorkspace(db, admin, date, now)
  const at = async () => ({ date, version: (await seen()).version })
  const facts = { leavesOn: date, leavesAt: '03:30', arrivesAt: '', meeting: '', reference: '', phone: '', route: '' }
  await addRide(db, admin, { ...(await at()), ride: { kind: 'bus', name: 'Otobüs 1', capacity: 6, ...facts } }, now)
  const [bus] = (await seen()).rides
  const rideId = bus?.id ?? ''
  const { travellers } = await seen()
  const idOf = (name: string) => travellers.find(({ firstName }) => firstName === name)?.id ?? ''
  const seat = async (names: string[], number = '') =>
    seatTravellers(db, admin, { ...(await at()), rideId, passengerIds: names.map(idOf), seat: number, isOn: true }, now)
  const seats = async () =>
    Object.fromEntries((await seen()).travellers.map(({ firstName, seats: own }) => [firstName, own[rideId]]))
  return { db, admin, seen, at, rideId, idOf, seat, seats }
}

test('everybody aboard gets a seat, husband beside wife; who has one keeps it', async () => {
  const { db, admin, at, rideId, idOf, seat, seats } = await aBus()
  const relations = [{ of: idOf('Fatma'), relative: idOf('Hasan'), kinship: 'spouse' as const }]
  await stateRelations(db, admin, { ...(await at()), relations }, now)
  await seat(['Ayşe', 'Fatma', 'Murat', 'Hasan'])
  await seat(['Murat'], '6')

  const numbered = await numberSeats(db, admin, { ...(await at()), rideId }, now)

  expect(numbered).toEqual({ ok: true, value: { left: 0 } })
  const { Murat, Fatma, Hasan } = await seats()
  expect(Murat).toBe('6')
  expect([Fatma, Hasan].toSorted()).toEqual(['1', '2'])
})

test('nobody gets the seat of somebody else, and a ride never has fewer seats than people', async () => {
  const { db, admin, at, rideId, seat, seats } = await aBus()
  await seat(['Ayşe'], '3')

  const taken = await seat(['Murat'], '3')
  await seat(['Murat'], '4')
  const facts = { reference: 'ABC123', meeting: 'H kapısı', capacity: 1 }
  const small = await changeRide(db, admin, { ...(await at()), rideId, facts }, now)

  expect(taken).toEqual({ ok: false, error: { code: 'seat-taken' } })
  expect(await seats()).toMatchObject({ Ayşe: '3', Murat: '4' })
  expect(small).toEqual({ ok: false, error: { code: 'ride-full', seatsLeft: -1 } })
})

test('a ride learns its booking number and where the group meets; a stale form does not', async () => {
  const { db, admin, seen, at, rideId } = await aBus()
  const before = await at()
  const facts = { reference: 'ABC123', meeting: 'H kapısı', capacity: 46 }

  await changeRide(db, admin, { ...before, rideId, facts }, now)
  const stale = await changeRide(db, admin, { ...before, rideId, facts: { ...facts, reference: 'XYZ' } }, now)

  expect(stale).toEqual({ ok: false, error: { code: 'edit-conflict' } })
  expect((await seen()).rides[0]).toMatchObject(facts)
})

test('flights of the tour come to the day once, with everybody on them', async () => {
  const { db, admin, seen, at } = await aBus()
  const wanted = flightsToCarry(await seen())

  const carried = await carryFlights(db, admin, await at(), now)
  const again = await carryFlights(db, admin, await at(), now)

  expect(carried).toEqual({ ok: true, value: { carried: wanted.length } })
  expect(again).toEqual({ ok: true, value: { carried: 0 } })
  const { rides, travellers } = await seen()
  const flights = rides.filter(({ kind }) => kind === 'flight')
  expect(flights.map(({ name }) => name).toSorted()).toEqual(wanted.map(({ ride }) => ride.name).toSorted())
  expect(flights.every(({ id }) => travellers.every(({ seats }) => id in seats))).toBe(true)
})
