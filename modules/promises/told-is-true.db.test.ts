import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, plainDate } from '#kernel/plain-date.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { customerMailsOf } from '#modules/booking/testing/customer-mails.ts'
import { aDeparture, aFlightBack, aTimedFlight, someAirports } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { answerChange } from './answer-change.server.ts'
import { keepPromises } from './keep-promises.server.ts'
import { readChanges } from './read-changes.server.ts'

const departsOn = plainDate('2027-06-12')
const firstMoment = new Date('2026-12-01T08:00:00Z').getTime()
const HOUR_MS = 3_600_000

/** Numbers that look random and are the same in every run. */
function drawing(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

/** One change of the tables themselves, past every form: some of them lead back to what was before. */
const edits: ((db: Db, draw: (below: number) => number) => Promise<unknown>)[] = [
  (db, draw) => sql`update hotels set walk_metres = ${[400, 450, 900][draw(3)]}`.execute(db),
  (db, draw) => sql`update hotels set stars = ${[4, 5][draw(2)]}`.execute(db),
  (db, draw) => sql`update tour_hotels set board = ${['HB', 'BB'][draw(2)]}`.execute(db),
  (db, draw) => sql`update tour_hotels set nights = ${[4, 5][draw(2)]}`.execute(db),
  (db, draw) => sql`update departures set starts_at = ${[null, '07:30', '09:00'][draw(3)]}`.execute(db),
  (db, draw) => sql`update departures set returns_on = ${addDays(departsOn, 9 + draw(2))}`.execute(db),
  (db, draw) => sql`update tours set group_max = ${[40, 45][draw(2)]}`.execute(db),
  (db, draw) =>
    sql`update tours set guide_languages = ${JSON.stringify([['tr'], ['tr', 'en']][draw(2)])}::jsonb`.execute(db),
  (db, draw) => {
    const flights = [aTimedFlight(), aFlightBack({ leavesAt: ['17:10', '15:30'][draw(2)] ?? '' })]
    return sql`update departures set flight_times = ${JSON.stringify(flights)}::jsonb`.execute(db)
  },
]

type Raw = { departure: Record<string, unknown>; stays: unknown[]; flights: unknown[] }

/** The rows as they stand, read without anything of the program. */
async function readRaw(db: Db): Promise<Raw> {
  const { rows: departures } = await sql<Record<string, unknown> & { flight_times: unknown[] }>`
    select departs_on, returns_on, starts_at, pick_up, flight_times, group_max, guide_languages, program
    from departures join tours on tours.id = tour_id`.execute(db)
  const { rows: stays } = await sql`
    select hotels.key, name, city, stars, walk_metres, board, nights
    from tour_hotels join hotels on hotels.id = hotel_id order by position`.execute(db)
  const { flight_times: flights = [], ...departure } = departures[0] ?? {}
  return { departure, stays, flights }
}

/** What differs between two states of the rows, in the words with which the page begins each line. */
function differing(was: Raw, is: Raw): string[] {
  const isAnother = (name: string) => JSON.stringify(was.departure[name]) !== JSON.stringify(is.departure[name])
  const another = (before: unknown[], after: unknown[]) =>
    before.filter((each, at) => JSON.stringify(each) !== JSON.stringify(after[at])).length
  return [
    ...(isAnother('returns_on') ? ['Dönüş'] : []),
    ...Array<string>(another(was.flights, is.flights)).fill('Uçuş'),
    ...Array<string>(another(was.stays, is.stays)).fill('Mekke'),
    ...(isAnother('starts_at') ? ['Buluşma'] : []),
    ...(isAnother('guide_languages') ? ['Rehberin'] : []),
    ...(isAnother('group_max') ? ['Grup'] : []),
  ]
}

test('after each of many changes the page says each time what the rows say, and a notice stands for each telling', async () => {
  const db = await testDb()
  const draw = drawing(20)
  await someAirports(db)
  const departure = await aDeparture(db, { departsOn })
  await sql`update departures set flight_times = ${JSON.stringify([aTimedFlight(), aFlightBack()])}::jsonb`.execute(db)
  const work = customerMailsOf(db)
  const keep = async (ms: number) => {
    await sql`update touched_departures set at = ${new Date(ms)}`.execute(db)
    return keepPromises(work, new Date(ms))
  }
  await keep(firstMoment - HOUR_MS)
  const { orderId } = await anOrder(db, { departure, state: 'paid', placedAt: new Date(firstMoment) })
  const bought = await readRaw(db)
  const wrong: unknown[] = []
  let told = 0

  for (let step = 1; step <= 60; step += 1) {
    const at = firstMoment + step * HOUR_MS
    for (let count = draw(3); count >= 0; count -= 1) await edits[draw(edits.length)]?.(db, draw)
    await keep(at)
    told += await keep(at + HOUR_MS / 2)
    const [said] = await readChanges(db, orderId, 'tr', new Date(at))
    const words = (said?.differences ?? []).map(({ what }) => what.split(' ')[0])
    const expected = differing(bought, await readRaw(db))
    if (words.join() !== expected.join()) wrong.push({ step, words, expected })
    if (said?.open && draw(3) === 0) {
      const { noticeId, weight } = said.open
      const answer = weight === 'minor' ? 'read' : 'accept'
      const from = { userAgent: 'test', address: '100.64.0.1' }
      await answerChange(db, { orderId, noticeId, answer, leavingBecause: '', from }, new Date(at))
    }
  }

  expect(wrong.slice(0, 3)).toEqual([])
  const { rows } = await sql<{ notices: number; mails: number }>`
    select (select count(*)::int from promise_notices) as notices,
      (select count(*)::int from mail_messages where message_key like 'change:%') as mails`.execute(db)
  expect(rows).toEqual([{ notices: told, mails: told }])
  expect(told).toBeGreaterThan(15)
})
