import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDepartureOfTwoHotels, aTimedFlight, someAirports } from '#modules/catalog/testing/builders.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { own } from './data/tables.server.ts'
import { openCard } from './open-card.server.ts'

const DEPARTS = '2027-02-12'

/** By the clocks of Saudi Arabia. */
const at = (moment: string) => new Date(`${moment}:00+03:00`)

/** Somebody with a card who sleeps six nights in one hotel and three in another, flies on these days and has a place on a bus. */
async function aBearer({ lands = DEPARTS, busLeaves = '2027-02-18T14:30' } = {}) {
  const db = await testDb()
  await someAirports(db)
  const flight = aTimedFlight({
    leavesOn: plainDate(DEPARTS),
    leavesAt: '01:00',
    arrivesOn: plainDate(lands),
    arrivesAt: '23:30',
  })
  const departure = await aDepartureOfTwoHotels(db, { departsOn: DEPARTS, flightTimes: [flight] })
  await anOrder(db, { departure, state: 'paid' })
  const { rows } = await sql<{ id: string }>`select id from passengers`.execute(db)
  const passengerId = rows[0]?.id ?? ''
  await sql`update tour_hotels set nights = case position when 9 then 3 else 6 end`.execute(db)
  await sql`insert into operation_dates (departs_on) values (${DEPARTS})`.execute(db)
  await sql`insert into operation_rides (departs_on, kind, name, leaves_on, leaves_at, capacity)
    values (${DEPARTS}, 'bus', 'Otobüs 1', ${busLeaves.slice(0, 10)}, ${busLeaves.slice(11)}, 40)`.execute(db)
  await sql`insert into operation_seats (ride_id, passenger_id) select id, ${passengerId} from operation_rides`.execute(
    db,
  )
  const token = 'k'.repeat(22)
  await own(db)
    .insertInto('traveller_cards')
    .values({
      token,
      passenger_id: passengerId,
      made_at: at(`${DEPARTS}T00:00`),
      until: plainDate('2027-02-23'),
      printed_at: at(`${DEPARTS}T00:00`),
      printed_as: '',
    })
    .execute()
  const { rows: hotels } = await sql<{ key: string }>`select hotels.key from hotels join tour_hotels
    on hotel_id = hotels.id join departures using (tour_id) where departures.id = ${departure.departureId}
    order by position`.execute(db)
  const shown = async (moment: string) => {
    const card = await openCard(db, token, at(moment))
    return hotels.findIndex(({ key }) => card && !card.isOver && card.stay?.key === key) + 1
  }
  return { shown }
}

test('on the day of moving a card leads to the hotel that is left until the bus leaves', async () => {
  const { shown } = await aBearer()

  expect([await shown('2027-02-18T00:30'), await shown('2027-02-18T14:29')]).toEqual([1, 1])
  expect(await shown('2027-02-18T14:30')).toBe(2)
})

test('a card counts nights from the landing, as permits do', async () => {
  const { shown } = await aBearer({ lands: '2027-02-13', busLeaves: '2027-02-19T14:30' })

  expect([await shown('2027-02-18T20:00'), await shown('2027-02-19T14:30')]).toEqual([1, 2])
})

test('before the journey it leads to the first hotel, after it to the last', async () => {
  const { shown } = await aBearer()

  expect([await shown('2027-02-01T12:00'), await shown('2027-02-22T12:00')]).toEqual([1, 2])
})
