import { expect, test } from 'vitest'
import { addDays, plainDate, startInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { own } from './data/tables.server.ts'
import { forgetRoad } from './forget-road.server.ts'
import { listFamilyFeeds } from './list-family-feed.server.ts'
import { sayFamilyConsent } from './say-family-consent.server.ts'

const returnsOn = plainDate('2027-02-21')
const at = (hour: number) => new Date(Date.parse('2027-02-13T00:00:00Z') + hour * 3_600_000)

type OtherTables = {
  departures: { id: string; returns_on: PlainDate }
  passengers: { id: string; identity_removed_at: Date | null }
}

/** Somebody on a journey from 12 to 21 February whom a leader can count. */
async function aTraveller() {
  const db = await testDb()
  const departure = await aDeparture(db)
  const { orderId } = await anOrder(db, { departure, state: 'paid' })
  const others = db.withTables<OtherTables>()
  const { id: passengerId } = await others.selectFrom('passengers').select('id').executeTakeFirstOrThrow()
  const say = (agrees: boolean, hour: number, order = orderId) =>
    sayFamilyConsent(db, { orderId: order, passengerId, agrees, saidBy: 'traveller', userId: undefined }, at(hour))
  const count = async (place: 'landed' | 'hotel' | 'umrah', hour: number) => {
    const arrived = { received_at: at(hour + 5) }
    const id = crypto.randomUUID()
    await own(db)
      .insertInto('road_counts')
      .values({
        id,
        departure_id: departure.departureId,
        place,
        begun_at: at(hour),
        forget_on: addDays(returnsOn, 90),
        ...arrived,
      })
      .execute()
    await own(db)
      .insertInto('road_ticks')
      .values({
        id: crypto.randomUUID(),
        count_id: id,
        passenger_id: passengerId,
        is_here: true,
        ticked_at: at(hour),
        clock_error_ms: 0,
        leader_id: null,
        ...arrived,
      })
      .execute()
  }
  const feed = async (now: Date) => {
    const journey = { departureId: departure.departureId, travellerIds: [passengerId] }
    const [found] = await listFamilyFeeds(db, [journey], now)
    return found && { agreed: found.agreed.length, reached: found.reached.map(({ milestone }) => milestone) }
  }
  const rows = () => own(db).selectFrom('family_consents').selectAll().orderBy('given_at').execute()
  return { db, others, departure, passengerId, say, count, feed, rows }
}

test('a consent that is taken back stays as it was said, and the next one begins anew', async () => {
  const { say, count, feed, rows } = await aTraveller()
  await count('landed', 1)
  await say(true, 2)
  await count('hotel', 3)
  expect(await feed(at(4))).toEqual({ agreed: 1, reached: ['at-the-hotel'] })

  await say(false, 5)
  expect(await feed(at(6))).toEqual({ agreed: 0, reached: [] })
  await say(true, 7)
  await count('umrah', 8)

  expect(await feed(at(9))).toEqual({ agreed: 1, reached: ['umrah-done'] })
  expect((await rows()).map((row) => [row.given_at, row.taken_back_at])).toEqual([
    [at(2), at(5)],
    [at(7), null],
  ])
})

test('said twice, even at once, it is one consent, and the log tells each turn once', async () => {
  const { db, say, rows } = await aTraveller()

  await Promise.all([say(true, 2), say(true, 2)])
  await say(true, 3)
  await say(false, 4)
  await say(false, 5)

  expect(await rows()).toHaveLength(1)
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 9 })
  expect(entries.filter(({ action }) => action === 'order.family-consent').map(({ after }) => after)).toEqual([
    { agrees: false, saidBy: 'traveller' },
    { agrees: true, saidBy: 'traveller' },
  ])
})

test('nobody agrees for the traveller of another order, nor once the third day after the return has begun', async () => {
  const { say, rows } = await aTraveller()
  const hours = (startInIstanbul(addDays(returnsOn, 3)).getTime() - at(0).getTime()) / 3_600_000

  expect(await say(true, 2, crypto.randomUUID())).toMatchObject({ ok: false })
  expect(await say(true, hours)).toMatchObject({ ok: false })
  expect(await rows()).toEqual([])
  expect(await say(true, hours - 1)).toMatchObject({ ok: true })
})

test('from the third day after the return on there is no feed, also when the return moves', async () => {
  const { others, departure, say, count, feed } = await aTraveller()
  await say(true, 2)
  await count('hotel', 3)
  const thirdDay = startInIstanbul(addDays(returnsOn, 3))

  expect(await feed(new Date(thirdDay.getTime() - 1))).toEqual({ agreed: 1, reached: ['at-the-hotel'] })
  expect(await feed(thirdDay)).toBeNull()
  await others
    .updateTable('departures')
    .set({ returns_on: addDays(returnsOn, 1) })
    .where('id', '=', departure.departureId)
    .execute()
  expect(await feed(thirdDay)).toEqual({ agreed: 1, reached: ['at-the-hotel'] })
})

test('consents go ninety days after the return, wherever it moves, and with whoever is made unrecognisable', async () => {
  const { db, others, departure, passengerId, say, rows } = await aTraveller()
  await say(true, 2)
  await others
    .updateTable('departures')
    .set({ returns_on: addDays(returnsOn, 1) })
    .where('id', '=', departure.departureId)
    .execute()

  expect(await forgetRoad(db, startInIstanbul(addDays(returnsOn, 90)))).toMatchObject({ consents: 0 })
  expect(await forgetRoad(db, startInIstanbul(addDays(returnsOn, 91)))).toMatchObject({ consents: 1 })

  await say(true, 3)
  await others
    .updateTable('passengers')
    .set({ identity_removed_at: at(9) })
    .where('id', '=', passengerId)
    .execute()
  expect(await rows()).toEqual([])
})
