import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { plainDate, toDayFirst } from '#kernel/plain-date.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const date = plainDate('2029-03-01')
const work = `/tr/admin/tour/ops-${toDayFirst(date)}`
const facts = { reference: '', capacity: '40', arrivesAt: '' }

/** A bus at half past two from the lobby, with a seat for one of an order, and a desk that changes it. */
async function aBus(bus: { leavesAt: string; meeting: string }) {
  const db = await testDb()
  const app = await testApp({ db })
  const placed = await anOrder(db, { departsOn: date })
  const { headers } = await staffSignedIn(db)
  await sql`insert into operation_dates (departs_on) values (${date})`.execute(db)
  const { rows } = await sql<{ id: string }>`insert into operation_rides
    (departs_on, kind, name, leaves_on, leaves_at, meeting, capacity)
    values (${date}, 'bus', 'Otobüs 1', '2029-03-03', ${bus.leavesAt}, ${bus.meeting}, 40) returning id`.execute(db)
  await sql`insert into operation_seats (ride_id, passenger_id)
    select ${rows[0]?.id}, id from passengers order by position limit 1`.execute(db)
  let version = 0
  const change = async (fields: Record<string, string>) => {
    version += 1
    const form = { intent: 'change-ride', version: String(version), rideId: rows[0]?.id ?? '', ...facts, ...fields }
    return postForm(app, work, form, headers)
  }
  const read = async (path: string, ofStaff = false) => (await getPage(app, path, ofStaff ? headers : {})).text()
  const key = `?t=${placed.accessToken}`
  const readAll = async () => ({
    order: (await read(`/tr/order/${placed.publicId}${key}`)).replaceAll(/<[^>]+>/g, ''),
    pocket: (await read(`/tr/order/${placed.publicId}/pocket${key}`)).replaceAll(/<[^>]+>/g, ''),
    calendar: (await read(`/tr/order/${placed.publicId}/calendar.ics${key}`)).replaceAll('\r\n ', ''),
    day: (await read(`/tr/admin/tour-date/${date}/calendar.ics`, true)).replaceAll('\r\n ', ''),
  })
  return { db, change, readAll, read }
}

test('when hour and meeting point of a ride change, those who travel read since when, and what it was before', async () => {
  const { change, readAll } = await aBus({ leavesAt: '14:30', meeting: 'Lobi' })
  for (const text of Object.values(await readAll())) expect(text).not.toContain('tarihinde değişti')

  const saved = await change({ leavesOn: '03.03.2029', leavesAt: '15.10', meeting: 'Otel kapısı' })

  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${work}?tab=rides#rides`])
  const told = await readAll()
  for (const text of [told.order, told.pocket])
    expect(text).toMatch(/15\.10[\s\S]*tarihinde değişti; önceki: 14\.30, Lobi/)
  for (const file of [told.calendar, told.day]) {
    expect(file).toContain('DTSTART:20290303T151000')
    expect(file).toMatch(/DESCRIPTION:[^\r]*tarihinde değişti\\; önceki: 14\.30\\, Lobi/)
  }

  await change({ leavesOn: '04.03.2029', leavesAt: '15.10', meeting: 'Otel kapısı' })
  expect((await readAll()).order).toMatch(/önceki: 3 Mart Cumartesi 15\.10/)
})

test('what is said for the first time, or of seats and bookings, is no change', async () => {
  const { change, readAll } = await aBus({ leavesAt: '', meeting: '' })
  await change({ leavesAt: '15.10', meeting: 'Lobi', capacity: '42', reference: 'B-1' })
  await change({ meeting: 'Lobi', capacity: '45' })

  const { order } = await readAll()
  expect(order).toMatch(/15\.10[\s\S]*Lobi/)
  expect(order).not.toContain('tarihinde değişti')
})

test('what is removed and brought back still says what it was before', async () => {
  const { db, change, readAll, read } = await aBus({ leavesAt: '14:30', meeting: 'Lobi' })
  await change({ leavesAt: '15.10', meeting: 'Lobi' })
  const removed = await change({ intent: 'remove-ride' })
  expect((await readAll()).order).not.toContain('Otobüs 1')
  const back = new URL(removed.headers.get('location') ?? '', 'http://localhost').searchParams
  await change({ intent: 'restore', part: back.get('part') ?? '', undo: back.get('undo') ?? '' })

  expect((await readAll()).order).toMatch(/önceki: 14\.30/)
  expect(await read(`${work}?tab=rides`, true)).toContain('Saat, buluşma, PNR')
  const { rows } = await sql`select 1 from operation_ride_changes`.execute(db)
  expect(rows).toHaveLength(1)
})
