import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { testDb } from '#tests/setup/test-db.ts'
import type { TimedFlight } from './domain/flight-times.ts'
import {
  changeDeparture,
  copyDeparture,
  findStaffTour,
  findTour,
  listDeparturesBetween,
  listFlightTimes,
} from './index.server.ts'
import { aDeparture, aFlightBack, aTimedFlight, someAirports, type DepartureWish } from './testing/builders.ts'

const march = new Date('2027-01-12T09:00:00Z')
const desk = aStaffMember()

async function aDepartureAtHand(wish: DepartureWish = {}) {
  const db = await testDb()
  await someAirports(db)
  const made = await aDeparture(db, wish)
  const recordOf = async (id = made.id) => {
    const departure = (await findStaffTour(db, desk, id))?.departure
    if (!departure) throw new Error(`no departure ${id}`)
    return departure
  }
  const enter = async (...flightTimes: TimedFlight[]) => {
    const { id, version, draft } = await recordOf()
    return changeDeparture(db, desk, { id, version, draft: { ...draft, flightTimes } }, march)
  }
  const travelled = async () => (await listFlightTimes(db, [made.departureId], 'tr')).get(made.departureId)
  return { db, ...made, recordOf, enter, travelled }
}

test('flights of a departure take the place of those that its tour names', async () => {
  const { db, id, enter } = await aDepartureAtHand({
    tour: { flights: [{ from: 'IST', to: 'MED', number: 'TK 1' }] },
  })
  const shown = async () => findTour(db, { id, locale: 'tr', today: plainDate('2027-01-01') })
  const before = await shown()

  await enter(aTimedFlight(), aFlightBack())

  const after = await shown()
  expect([before?.flightTimes, before?.flights[0]?.number]).toEqual([[], 'TK 1'])
  expect(after?.flights.map(({ number }) => number)).toEqual(['SV 262', 'SV 263'])
  expect(after?.flightTimes[0]).toEqual({
    number: 'SV 262',
    from: { code: 'IST', city: 'İstanbul' },
    to: { code: 'JED', city: 'Cidde' },
    leavesOn: '2027-02-12',
    leavesAt: '08:15',
    arrivesOn: '2027-02-12',
    arrivesAt: '11:50',
    minutes: 215,
    terminal: null,
    bags: null,
    bagKg: 30,
    cabinKg: 8,
  })
})

test('those who travel are told where they meet', async () => {
  const { enter, travelled } = await aDepartureAtHand()

  await enter(aTimedFlight({ leavesAt: '01:10', arrivesAt: '04:40', meetsAt: '22:10' }))

  expect((await travelled())?.[0]).toMatchObject({
    meetingPlace: 'Kapı 7',
    meetsOn: '2027-02-11',
    meetsAt: '22:10',
    change: null,
  })
})

test('what the flights of a published departure were is kept with the day of the change', async () => {
  const { enter, travelled } = await aDepartureAtHand()
  await enter(aTimedFlight(), aFlightBack())

  await enter(aTimedFlight({ leavesAt: '09:40', arrivesAt: '13:15' }), aFlightBack())

  const [out, back] = (await travelled()) ?? []
  expect(out?.change).toMatchObject({ changedAt: march, was: { leavesAt: '08:15' } })
  expect(back?.change).toBeNull()
})

test('a draft nobody has seen changes without a trace', async () => {
  const { enter, travelled } = await aDepartureAtHand({ status: 'draft' })
  await enter(aTimedFlight())

  await enter(aTimedFlight({ leavesAt: '09:40', arrivesAt: '13:15' }))

  expect((await travelled())?.[0]?.change).toBeNull()
})

test('saving the same flights again is no change', async () => {
  const { enter, recordOf } = await aDepartureAtHand()
  await enter(aTimedFlight(), aFlightBack())
  const { version } = await recordOf()

  await enter(aTimedFlight(), aFlightBack())

  expect((await recordOf()).version).toBe(version)
})

test('a flight that cannot be is refused, with its place', async () => {
  const { enter } = await aDepartureAtHand()

  expect(await enter(aTimedFlight(), aFlightBack({ to: 'ESB' }))).toEqual({
    ok: false,
    error: { code: 'unknown-airport', flight: 1, part: 'to' },
  })
  expect(await enter(aTimedFlight({ arrivesAt: '08:00' }))).toMatchObject({ error: { code: 'flight-order' } })
})

test('a copy of a departure has its flights on its own days', async () => {
  const { db, id, enter, recordOf } = await aDepartureAtHand()
  await enter(aTimedFlight(), aFlightBack())

  const copied = await copyDeparture(db, desk, { id, departsOn: plainDate('2027-03-12') }, march)

  const copy = await recordOf(copied.ok ? copied.value.id : '')
  expect(copy.draft.flightTimes.map(({ leavesOn }) => leavesOn)).toEqual(['2027-03-12', '2027-03-21'])
})

test('flights that nobody touches move with the days, and those who travel are told', async () => {
  const { db, id, enter, recordOf, travelled } = await aDepartureAtHand()
  await enter(aTimedFlight(), aFlightBack())
  const { version, draft } = await recordOf()
  const days = {
    departsOn: plainDate('2027-02-10'),
    returnsOn: plainDate('2027-02-20'),
    salesCloseOn: plainDate('2027-02-10'),
  }

  await changeDeparture(db, desk, { id, version, draft: { ...draft, ...days } }, march)

  expect((await travelled())?.map(({ leavesOn, change }) => [leavesOn, change?.was.leavesOn])).toEqual([
    ['2027-02-10', '2027-02-12'],
    ['2027-02-20', '2027-02-21'],
  ])
})

test('those who carry a departure out read its flights with their hours', async () => {
  const { db, enter } = await aDepartureAtHand({ departsOn: '2041-02-12' })
  const day = plainDate('2041-02-12')
  await enter(aTimedFlight({ leavesOn: day, arrivesOn: day }))

  const [planned] = await listDeparturesBetween(db, { from: day, to: day })

  expect(planned?.flights).toMatchObject([{ number: 'SV 262', from: 'IST', to: 'JED', times: { leavesAt: '08:15' } }])
})
