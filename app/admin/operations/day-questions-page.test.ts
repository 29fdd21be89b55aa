import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { aNote } from '#modules/notes/testing/builders.ts'
import { addRide, findWorkspace, seatTravellers } from '#modules/operations/index.server.ts'
import { arrangeRooms } from '#modules/operations/testing/arrange-rooms.ts'
import type { Db } from '#platform/db/client.server.ts'
import { countQueries } from '#tests/setup/count-queries.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { opsTabs } from './ops-query.ts'

const date = plainDate('2031-02-12')
const now = new Date('2027-01-10T09:10:00Z')

/** Every part of a day with two tours, its lists and files, and the most questions each may ask, those of the shell too. */
const pages: [path: string, most: number][] = [
  ...opsTabs.map((tab): [string, number] => [`/tr/admin/tour/ops-12-02-2031?tab=${tab}`, 20]),
  ['/tr/admin/tour/print-12-02-2031', 10],
  ['/tr/admin/tour/airport-12-02-2031', 10],
  [`/tr/admin/tour-date/${date}/print/csv`, 10],
  [`/tr/admin/tour-date/${date}/rooms/csv`, 10],
]

test(
  'every part of a day, its lists and files ask as often for two hundred travellers of four tours as for four of two',
  { timeout: 120_000 },
  async () => {
    const db = await testDb()
    const departures = [
      await aDeparture(db, { departsOn: date, capacity: 200 }),
      await aDeparture(db, { departsOn: date, capacity: 200 }),
    ]
    const { headers, userId } = await staffSignedIn(db)
    const by = aStaffMember({ id: userId })
    const { db: counting, counted } = countQueries(db)
    const app = await testApp({ db: counting })
    const questions = async () => {
      const counts: Record<string, number> = {}
      for (const [path] of pages) {
        await getPage(app, path, headers)
        counted.queries = 0
        const page = await getPage(app, path, headers)
        expect(page.status).toBe(200)
        await page.arrayBuffer()
        counts[path] = counted.queries
      }
      return counts
    }
    const sell = (departure: (typeof departures)[number], travellers: string[]) =>
      anOrder(db, { departure, state: 'paid', travellers })

    for (const departure of departures) {
      await sell(departure, ['Ayşe', 'Fatma'])
      await aNote(db, { by, related: { kind: 'departure', id: departure.id } })
    }
    await arrange(db, userId)
    const small = await questions()
    for (const capacity of [190, 210]) {
      const more = await aDeparture(db, { departsOn: date, capacity })
      await aNote(db, { by, related: { kind: 'departure', id: more.id } })
    }
    const group = Array.from({ length: 14 }, () => 'Ayşe')
    for (let at = 0; at < 7; at += 1) for (const departure of departures) await sell(departure, group)
    await arrange(db, userId)
    const large = await questions()

    expect((await findWorkspace(db, by, date, now)).travellers).toHaveLength(200)
    expect(large).toEqual(small)
    expect(pages.filter(([path, most]) => (small[path] ?? 0) > most)).toEqual([])
  },
)

/** Everybody has a room in every hotel and a seat on a flight, so that a page shows all there is. */
async function arrange(db: Db, userId: string): Promise<void> {
  const admin = aStaffMember({ id: userId })
  const seen = () => findWorkspace(db, admin, date, now)
  for (const { key: stay } of (await seen()).stays) await arrangeRooms(db, admin, { date, stay }, now)
  const flight = { kind: 'flight', name: 'SV 262', route: 'IST', leavesOn: date, leavesAt: '', arrivesAt: '' } as const
  const ride = { ...flight, meeting: '', reference: '', phone: '', capacity: 300 }
  await addRide(db, admin, { date, version: (await seen()).version, ride }, now)
  const { rides, travellers, version } = await seen()
  const passengerIds = travellers.filter(({ seats }) => Object.keys(seats).length === 0).map(({ id }) => id)
  const seats = { rideId: rides[0]?.id ?? '', passengerIds, seat: '', isOn: true } as const
  await seatTravellers(db, admin, { date, version, ...seats }, now)
}
