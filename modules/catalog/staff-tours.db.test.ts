import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Localised } from '#kernel/locale.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { aReview } from '#modules/content/testing/a-review.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { own } from './data/tables.server.ts'
import {
  addDeparture,
  changeDeparture,
  changeTour,
  copyDeparture,
  findStaffTour,
  findTour,
  holdSeats,
  listStaffTours,
  openTour,
  removeDeparture,
  restoreDeparture,
  setAvailability,
  type StaffTour,
} from './index.server.ts'
import { aDeparture, type DepartureWish } from './testing/builders.ts'

const now = new Date('2027-01-01T09:00:00Z')
const today = plainDate('2027-01-01')
const desk = aStaffMember()

async function aTourAtHand(wish: DepartureWish = {}) {
  const db = await testDb()
  const { id, departureId } = await aDeparture(db, wish)
  const staff = await tourOf(db, id)
  const { departure } = staff
  if (!departure) throw new Error('it was asked for by its departure')
  return { db, id, departureId, staff, departure, draft: staff.tour.draft, key: staff.tour.key }
}

async function tourOf(db: Db, id: string): Promise<StaffTour> {
  const found = await findStaffTour(db, desk, id)
  if (!found) throw new Error(`no tour ${id}`)
  return found
}

const actsOf = async (db: Db) => (await listAuditEntries(db, { page: 1, pageSize: 20 })).entries

test('a tour is saved in three languages, and the log tells what changed', async () => {
  const { db, id, key, draft } = await aTourAtHand()
  const name = { tr: 'Recep umresi', en: 'Rajab Umrah', ar: 'عمرة رجب' }

  const saved = await changeTour(db, desk, { key, version: 1, draft: { ...draft, name } }, now)

  expect(saved).toEqual({ ok: true, value: { version: 2 } })
  expect((await findTour(db, { id, locale: 'ar', today }))?.name).toBe('عمرة رجب')
  const [act] = await actsOf(db)
  expect(act).toMatchObject({
    action: 'tour.change',
    subject: { kind: 'tour', id: key },
    before: { title: draft.name },
    after: { title: name },
  })
})

test('of two who edit the same version the second is told what there is now', async () => {
  const { db, key, draft } = await aTourAtHand()
  const save = (days: number) => changeTour(db, desk, { key, version: 1, draft: { ...draft, days } }, now)

  const both = [await save(8), await save(9)]

  expect(both[0]).toMatchObject({ ok: true })
  expect(both[1]).toMatchObject({
    ok: false,
    error: { code: 'edit-conflict', now: { version: 2, draft: { days: 8 } } },
  })
})

test('saving what is there already is no change', async () => {
  const { db, key, draft } = await aTourAtHand()

  expect(await changeTour(db, desk, { key, version: 1, draft }, now)).toEqual({ ok: true, value: { version: 1 } })
  expect(await actsOf(db)).toEqual([])
})

test.each([
  [{ min: 1, max: 5 }, 'group-size'],
  [{ min: 2, max: 16 }, 'group-size'],
  [{ min: 6, max: 5 }, 'group-size'],
] as const)('a group of %j is refused', async (groupSize, code) => {
  const { db, key, draft } = await aTourAtHand()

  const saved = await changeTour(db, desk, { key, version: 1, draft: { ...draft, groupSize } }, now)

  expect(saved).toEqual({ ok: false, error: { code, between: { min: 2, max: 15 } } })
})

test('a hotel, a category and an airline must be there', async () => {
  const { db, key, draft } = await aTourAtHand()
  const stays = [...draft.stays, { hotel: 'nowhere', nights: 1, board: 'BB' as const }]
  const wanted = { ...draft, stays, airline: 'ZZ', categories: [...draft.categories, 'none'] }

  const saved = await changeTour(db, desk, { key, version: 1, draft: wanted }, now)

  expect(saved).toEqual({
    ok: false,
    error: { code: 'unknown-name', fields: ['stays.1.hotel', 'categories.1', 'airline'] },
  })
})

test('a tour on sale keeps one language that can be read', async () => {
  const { db, key, draft } = await aTourAtHand()
  const save = (version: number, promise: Localised) =>
    changeTour(db, desk, { key, version, draft: { ...draft, promise } }, now)

  const without = await save(1, { ...draft.promise, ar: '', en: '' })
  const none = await save(2, { tr: '', en: '', ar: '' })

  expect([without.ok, none]).toEqual([
    true,
    { ok: false, error: { code: 'incomplete', gaps: [{ field: 'promise', locale: 'tr' }] } },
  ])
})

test('a new code moves every address, and reviews and old links follow', async () => {
  const { db, id, key, draft } = await aTourAtHand()
  const later = await copyDeparture(db, desk, { id, departsOn: plainDate('2027-03-12') }, now)
  await aReview(db, { tourCode: draft.code })

  const saved = await changeTour(db, desk, { key, version: 1, draft: { ...draft, code: 'RECEP27' } }, now)

  expect([saved.ok, later.ok]).toEqual([true, true])
  const { departures } = await tourOf(db, key)
  expect(departures.map((each) => each.id)).toEqual(['12-02-2027-21-02-2027-RECEP27', '12-03-2027-21-03-2027-RECEP27'])
  const { rows } = await sql<{
    link_now: string
  }>`select distinct link_now from moved_addresses where link = ${id}`.execute(db)
  expect(rows).toEqual([{ link_now: '12-02-2027-21-02-2027-RECEP27' }])
  const reviews = await sql<{ tour_code: string }>`select tour_code from reviews`.execute(db)
  expect(reviews.rows).toEqual([{ tour_code: 'RECEP27' }])
})

test('no two tours have one code', async () => {
  const { db, draft, key } = await aTourAtHand()
  const other = await openTour(db, desk, { ...draft, code: 'OTHER' }, now)

  const renamed = await changeTour(db, desk, { key, version: 1, draft: { ...draft, code: 'OTHER' } }, now)
  const opened = await openTour(db, desk, { ...draft, code: draft.code }, now)

  expect([other.ok, renamed, opened]).toEqual([
    true,
    { ok: false, error: { code: 'code-taken' } },
    { ok: false, error: { code: 'code-taken' } },
  ])
})

test('a new tour and its departure are seen by nobody before they are published', async () => {
  const { db, draft, departure } = await aTourAtHand()
  const opened = await openTour(db, desk, { ...draft, code: 'YENI' }, now)
  const key = opened.ok ? opened.value.key : ''
  const added = await addDeparture(db, desk, { tourKey: key, draft: departure.draft }, now)
  const id = added.ok ? added.value.id : ''
  const seen = async () => Boolean(await findTour(db, { id, locale: 'en', today }))

  expect([key, id, await seen()]).toEqual(['yeni', '12-02-2027-21-02-2027-YENI', false])
  await setAvailability(db, desk, { id, version: 1, status: 'published' }, now)
  expect(await seen()).toBe(true)
})

test('a copy takes prices, seats, notice and length along', async () => {
  const { db, id, departure } = await aTourAtHand({ salesCloseOn: '2027-02-02' })

  const copied = await copyDeparture(db, desk, { id, departsOn: plainDate('2027-04-01') }, now)

  expect(copied).toEqual({ ok: true, value: { id: expect.stringMatching(/^01-04-2027-10-04-2027-/) as string } })
  const copy = (await tourOf(db, copied.ok ? copied.value.id : '')).departure
  expect(copy).toMatchObject({ status: 'draft', sold: 0 })
  expect(copy?.draft).toEqual({
    ...departure.draft,
    departsOn: '2027-04-01',
    returnsOn: '2027-04-10',
    salesCloseOn: '2027-03-22',
  })
})

test('a copy may return on another day, and its page says how long it takes', async () => {
  const { db, id } = await aTourAtHand()

  const copied = await copyDeparture(
    db,
    desk,
    { id, departsOn: plainDate('2027-04-01'), returnsOn: plainDate('2027-04-12') },
    now,
  )
  const copy = copied.ok ? copied.value.id : ''
  await setAvailability(db, desk, { id: copy, version: 'any', status: 'published' }, now)

  expect(await findTour(db, { id: copy, locale: 'en', today })).toMatchObject({ days: 12, nights: 11 })
})

test.each([
  ['date-order', '2027-04-10', '2027-04-01'],
  ['dates-taken', '2027-02-12', '2027-02-21'],
])('a copy is refused with %s', async (code, departsOn, returnsOn) => {
  const { db, id } = await aTourAtHand()

  const copied = await copyDeparture(
    db,
    desk,
    { id, departsOn: plainDate(departsOn), returnsOn: plainDate(returnsOn) },
    now,
  )

  expect(copied).toEqual({ ok: false, error: { code } })
})

test('capacity never falls below the seats that are sold or held', async () => {
  const { db, id, departureId, departure } = await aTourAtHand({ capacity: 20, seatsSold: 12 })
  await holdSeats(db, departureId, 3)
  const resize = (capacity: number) =>
    changeDeparture(db, desk, { id, version: 1, draft: { ...departure.draft, capacity } }, now)

  expect(await resize(14)).toEqual({ ok: false, error: { code: 'below-sold', taken: 15 } })
  expect(await resize(15)).toMatchObject({ ok: true })
})

test('seats that are sold meanwhile are no reason to refuse a change', async () => {
  const { db, id, departureId, departure } = await aTourAtHand()
  await holdSeats(db, departureId, 1)

  const saved = await changeDeparture(
    db,
    desk,
    { id, version: 1, draft: { ...departure.draft, fares: [{ fare: 'double', amountMinor: 100_00 }] } },
    now,
  )

  expect(saved).toMatchObject({ ok: true, value: { version: 2 } })
})

test('other days move the address of a departure', async () => {
  const { db, id, departure } = await aTourAtHand()
  const draft = { ...departure.draft, departsOn: plainDate('2027-02-13'), returnsOn: plainDate('2027-02-22') }

  const saved = await changeDeparture(db, desk, { id, version: 1, draft }, now)

  expect(saved.ok && saved.value.id).toBe(id.replace('12-02-2027-21-02', '13-02-2027-22-02'))
  const { rows } = await sql<{ link: string }>`select distinct link from moved_addresses`.execute(db)
  expect(rows).toEqual([{ link: id }])
})

test('a departure goes its steps, and every step is in the log', async () => {
  const { db, id, departureId } = await aTourAtHand()
  await holdSeats(db, departureId, 1)
  const step = async (version: number, status: 'draft' | 'full' | 'published' | 'cancelled') => {
    const done = await setAvailability(db, desk, { id, version, status }, now)
    return done.ok ? done.value.version : done.error.code
  }

  expect([
    await step(1, 'draft'),
    await step(1, 'full'),
    await step(1, 'published'),
    await step(2, 'cancelled'),
    await step(3, 'published'),
  ]).toEqual(['status-transition', 2, 'edit-conflict', 3, 'status-transition'])
  expect((await actsOf(db)).map(({ after }) => (after as { status: string }).status)).toEqual(['cancelled', 'full'])
})

test('a departure without a price for adults is not published', async () => {
  const { db, id, departure } = await aTourAtHand({ status: 'draft' })
  await changeDeparture(db, desk, { id, version: 1, draft: { ...departure.draft, fares: [] } }, now)

  const done = await setAvailability(db, desk, { id, version: 2, status: 'published' }, now)

  expect(done).toEqual({ ok: false, error: { code: 'no-adult-fare' } })
})

test('a removed departure is gone, and comes back as it was under its address', async () => {
  const { db, id, departureId } = await aTourAtHand()
  const before = (await tourOf(db, id)).departure

  const removed = await removeDeparture(db, desk, { id, version: 1 }, now)
  const gone = await findTour(db, { id, locale: 'en', today })
  const undo = removed.ok ? removed.value.undo : ''
  const restored = [await restoreDeparture(db, desk, undo, now), await restoreDeparture(db, desk, undo, now)]

  expect([gone, restored]).toEqual([
    undefined,
    [
      { ok: true, value: { id } },
      { ok: false, error: { code: 'nothing-to-restore' } },
    ],
  ])
  expect((await tourOf(db, id)).departure).toEqual({ ...before, departureId, version: 2 })
})

test('a departure with orders is not removed, whether or not they still hold seats', async () => {
  const { db, id, departureId } = await aTourAtHand()
  await holdSeats(db, departureId, 1)
  const held = await removeDeparture(db, desk, { id, version: 1 }, now)
  await own(db).updateTable('departures').set({ seats_held: 0 }).where('id', '=', departureId).execute()
  await sql`create table papers (departure_id uuid references departures (id))`.execute(db)
  await sql`insert into papers values (${departureId})`.execute(db)
  const referred = await removeDeparture(db, desk, { id, version: 1 }, now)

  expect([held, referred]).toEqual([
    { ok: false, error: { code: 'tour-has-orders' } },
    { ok: false, error: { code: 'tour-has-orders' } },
  ])
})

test('a departure does not come back onto a day that is taken', async () => {
  const { db, id, departure, key } = await aTourAtHand()
  const removed = await removeDeparture(db, desk, { id, version: 1 }, now)
  await addDeparture(db, desk, { tourKey: key, draft: departure.draft }, now)

  expect(await restoreDeparture(db, desk, removed.ok ? removed.value.undo : '', now)).toEqual({
    ok: false,
    error: { code: 'dates-taken' },
  })
})

test('the list is searched, filtered, sorted and counted', async () => {
  const db = await testDb()
  await aDeparture(db, {
    departsOn: '2027-02-12',
    seatsSold: 20,
    tour: { code: 'AAA', name: { tr: 'Işık umresi', en: 'Light', ar: 'نور' } },
  })
  await aDeparture(db, { departsOn: '2027-01-20', status: 'draft', tour: { code: 'BBB' } })
  await aDeparture(db, { departsOn: '2026-12-01', tour: { code: 'CCC' } })
  const codes = async (request: object) => {
    const { tours, total } = await listStaffTours(
      db,
      desk,
      { sort: 'departureDate', page: 1, pageSize: 20, ...request },
      today,
    )
    return [total, tours.map(({ code, departure }) => `${code} ${departure?.status}`).join(', ')]
  }

  expect(await codes({})).toEqual([3, 'CCC closed, BBB draft, AAA full'])
  expect(await codes({ sort: '-seats', pageSize: 1 })).toEqual([3, 'AAA full'])
  expect(await codes({ q: 'isik' })).toEqual([1, 'AAA full'])
  expect(await codes({ q: 'nothing' })).toEqual([0, ''])
  expect(await codes({ status: 'draft' })).toEqual([1, 'BBB draft'])
  expect(await codes({ from: today, to: plainDate('2027-01-31') })).toEqual([1, 'BBB draft'])
  expect(await codes({ page: 2, pageSize: 2 })).toEqual([3, 'AAA full'])
})

test('a tour without departures stands in the list too', async () => {
  const { db, draft, key } = await aTourAtHand()
  await openTour(db, desk, { ...draft, code: 'BARE' }, now)
  const list = async (request: object) => {
    const { tours } = await listStaffTours(
      db,
      desk,
      { sort: 'departureDate', page: 1, pageSize: 20, ...request },
      today,
    )
    return tours.map(({ tourKey }) => tourKey)
  }

  expect([await list({}), await list({ status: 'published' })]).toEqual([['bare', key], [key]])
})
