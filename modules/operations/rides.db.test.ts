import { expect, test } from 'vitest'
import { addMonths, plainDate, startInIstanbul } from '#kernel/plain-date.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { aStoredStaffMember } from '#modules/notes/testing/builders.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { addRide, changeRide, seatTravellers } from './change-rides.server.ts'
import { findWorkspace } from './find-workspace.server.ts'
import { forgetOperations } from './forget-operations.server.ts'

const now = new Date('2027-01-10T09:10:00Z')
const date = plainDate('2027-02-12')

async function aDate(travellers: string[]) {
  const db = await testDb()
  const departure = await aDeparture(db, { departsOn: date })
  const admin = await aStoredStaffMember(db)
  await anOrder(db, { departure, state: 'paid', travellers })
  return { db, admin, seen: () => findWorkspace(db, admin, date, now) }
}

test('a bus takes no more than it has seats', async () => {
  const { db, admin, seen } = await aDate(['A', 'B'])
  const ride = {
    kind: 'bus' as const,
    name: 'Bus 1',
    route: '',
    leavesOn: date,
    leavesAt: '08:30',
    arrivesAt: '',
    meeting: '',
    reference: '',
    phone: '',
    capacity: 1,
  }
  await addRide(db, admin, { date, version: 1, ride }, now)
  const { travellers, rides } = await seen()

  const request = { date, version: 2, rideId: rides[0]?.id ?? '', isOn: true }
  const both = await seatTravellers(db, admin, { ...request, passengerIds: travellers.map(({ id }) => id) }, now)
  expect(both).toEqual({ ok: false, error: { code: 'ride-full', seatsLeft: 1 } })
  const one = await seatTravellers(db, admin, { ...request, passengerIds: [travellers[0]?.id ?? ''], seat: '12A' }, now)
  expect(one.ok).toBe(true)
  expect((await seen()).travellers[0]?.seats).toEqual({ [rides[0]?.id ?? '']: '12A' })
})

test('the number to call about a ride is kept as it can be called, stays when it is left out, and is in no log', async () => {
  const { db, admin, seen } = await aDate(['A'])
  const facts = { leavesOn: date, leavesAt: '08:30', arrivesAt: '', meeting: '', reference: '', route: '' }
  const ride = { ...facts, kind: 'bus' as const, name: 'Bus 1', phone: '0532 111 22 33', capacity: 40 }
  await addRide(db, admin, { date, version: 1, ride }, now)
  const phone = async () => (await seen()).rides[0]?.phone
  expect(await phone()).toBe('+905321112233')

  const rideId = (await seen()).rides[0]?.id ?? ''
  const change = (version: number, typed: { phone?: string }) =>
    changeRide(
      db,
      admin,
      { date, version, rideId, facts: { reference: 'X', meeting: '', capacity: 40, ...typed } },
      now,
    )
  expect(await change(2, {})).toMatchObject({ ok: true })
  expect(await phone()).toBe('+905321112233')
  expect(await change(3, { phone: '444 0 555 dahili' })).toMatchObject({ ok: true })
  expect(await phone()).toBe('444 0 555 dahili')

  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 9 })
  expect(JSON.stringify(entries)).not.toMatch(/5321112233|dahili/)
  await forgetOperations(db, startInIstanbul(addMonths(date, 24)))
  expect(await phone()).toBe('444 0 555 dahili')
  await forgetOperations(db, startInIstanbul(addMonths(date, 25)))
  expect(await phone()).toBe('')
})
