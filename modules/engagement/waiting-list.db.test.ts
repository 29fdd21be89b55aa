import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { holdSeats, releaseHeldSeats } from '#modules/catalog/index.server.ts'
import { aDeparture, seatsOf } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listMails } from '#platform/mail/list-mails.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { forgetWriter, readWrittenData } from './data-of-person.server.ts'
import { waitingHandlers } from './jobs/waiting-handlers.server.ts'
import { joinWaitingList } from './join-waiting-list.server.ts'
import { aWaitingDraft } from './testing/waiting-drafts.ts'
import { actOnWaiting } from './act-on-waiting.server.ts'
import { leaveWaitingList } from './leave-waiting-list.server.ts'
import { listWaitingLists } from './list-waiting-lists.server.ts'
import { listWaitingParties } from './list-waiting-parties.server.ts'
import { endWaitingOffers } from './watch-waiting-lists.server.ts'

const noon = new Date('2026-12-01T09:00:00Z')
const nextDay = new Date('2026-12-02T09:00:00Z')
const admin = aStaffMember()
const agency = { brand: 'Kafile', firm: 'Kafile', address: 'İstanbul', phone: '+90 212', email: 'info@agency.example' }

test('a party joins the list of a full departure, and both sides are told', async () => {
  const { db, id, join } = await aFullDeparture()

  const joined = await join({ name: 'Ayşe Yılmaz', seats: '2' })
  await runMails(db)

  expect(joined.ok).toBe(true)
  expect(await listWaitingParties(db, admin, id)).toMatchObject([
    {
      seats: 2,
      state: 'waiting',
      person: { name: 'Ayşe Yılmaz', email: 'ayse.yilmaz@example.com', phone: '+905321234567', language: 'tr' },
    },
  ])
  expect(await subjectsOf(db)).toEqual(['Bekleme listesi', 'Bekleme listesindesiniz'])
})

test.each(locales)('the offer is mailed in %s with its end, and once', async (locale) => {
  const { db, departureId, join } = await aFullDeparture()
  await join({}, locale)
  await runMails(db)
  await free(db, departureId, 1)

  await runMails(db)
  await runMails(db)

  const mails = (await listMails(db)).filter(({ to }) => to === 'ayse.yilmaz@example.com')
  expect(mails).toHaveLength(2)
})

test('an offer that is not taken ends, its party is told, and the next one gets the mail', async () => {
  const { db, departureId, id, join } = await aFullDeparture()
  await join({ name: 'Ayşe Yılmaz', email: 'ayse@example.com' })
  await join({ name: 'Zehra Ak', email: 'zehra@example.com' })
  await free(db, departureId, 1)
  await runMails(db)

  await endWaitingOffers(db, nextDay)
  await runMails(db, nextDay)

  expect(await statesOf(db, id)).toEqual(['offered Zehra Ak', 'expired Ayşe Yılmaz'])
  const subjects = await subjectsOf(db)
  expect(subjects.filter((subject) => subject === 'Sıra sizde, yeriniz tutuluyor')).toHaveLength(2)
  expect(subjects.filter((subject) => subject === 'Sizin için tuttuğumuz yerin süresi doldu')).toHaveLength(1)
})

test('who asks again under the same address keeps the place they have', async () => {
  const { db, id, join } = await aFullDeparture()
  await join({ email: 'ayse@example.com' })

  const again = await join({ email: 'Ayse@Example.com', seats: '2' })

  expect(again).toEqual({ ok: true, value: undefined })
  expect(await statesOf(db, id)).toHaveLength(1)
})

test('nobody waits where their party still fits', async () => {
  const { join, departureId, db } = await aFullDeparture()
  await free(db, departureId, 1)

  const single = await join({ seats: '1' })
  const couple = await join({ seats: '2' })

  expect(single).toEqual({ ok: false, error: { code: 'seats-left' } })
  expect(couple.ok).toBe(true)
})

test.each([
  ['closed', 'tour-closed'],
  ['cancelled', 'tour-closed'],
] as const)('nobody waits for a departure that is %s', async (status, code) => {
  const db = await testDb()
  const { id } = await aDeparture(db, { status })

  expect(await joinWaitingList(db, anAsk(id), noon)).toEqual({ ok: false, error: { code } })
})

test('nobody waits where places are asked for and not sold', async () => {
  const db = await testDb()
  const { id } = await aDeparture(db, { status: 'full', tour: { saleMode: 'request' } })

  expect(await joinWaitingList(db, anAsk(id), noon)).toEqual({ ok: false, error: { code: 'tour-closed' } })
})

test('everything that is wrong is said at once', async () => {
  const { join } = await aFullDeparture()

  const joined = await join({ name: '', phone: '12', email: 'x', seats: '10', hasConsent: false })

  expect(joined).toEqual({
    ok: false,
    error: {
      code: 'invalid-fields',
      problems: [
        { pointer: '/name', code: 'required' },
        { pointer: '/phone', code: 'phone' },
        { pointer: '/email', code: 'email' },
        { pointer: '/seats', code: 'count' },
        { pointer: '/consent', code: 'consent' },
      ],
    },
  })
})

test('staff offer, skip and remove, and each stands in the log', async () => {
  const { db, departureId, id, join } = await aFullDeparture()
  await join({ name: 'Ayşe Yılmaz', email: 'ayse@example.com' })
  await join({ name: 'Zehra Ak', email: 'zehra@example.com' })
  const [first, second] = await listWaitingParties(db, admin, id)
  const act = (placeId: string | undefined, what: 'offer' | 'skip' | 'remove') =>
    actOnWaiting(db, admin, { placeId: placeId ?? '', act: what }, noon)

  const tooEarly = await act(second?.id, 'offer')
  const skipped = await act(first?.id, 'skip')
  await free(db, departureId, 1)
  const offered = await statesOf(db, id)
  const removed = await act(second?.id, 'remove')
  const twice = await act(second?.id, 'remove')

  expect(tooEarly).toEqual({ ok: false, error: { code: 'too-few-seats', free: 0 } })
  expect([skipped.ok, removed.ok, twice]).toEqual([true, true, { ok: false, error: { code: 'not-waiting' } }])
  expect(offered).toEqual(['offered Zehra Ak', 'waiting Ayşe Yılmaz'])
  expect(await statesOf(db, id)).toEqual(['offered Ayşe Yılmaz', 'removed Zehra Ak'])
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 20 })
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['waiting-list.remove', 'waiting-list.skip'])
})

test('departures that somebody waits for are listed with how many', async () => {
  const { db, id, join } = await aFullDeparture()
  await join({ email: 'ayse@example.com', seats: '2' })
  await join({ email: 'zehra@example.com' })

  const from = plainDate('2026-12-01')
  const { departures: lists, total } = await listWaitingLists(db, admin, { from, page: 1, pageSize: 20 })

  expect(lists).toMatchObject([{ tourId: id, parties: 2, seats: 3, offered: 0, free: 0 }])
  expect(total).toBe(1)
})

test('a person is told what is kept, and erased with the seats given on', async () => {
  const { db, departureId, id, join } = await aFullDeparture()
  await join({ name: 'Ayşe Yılmaz', email: 'ayse@example.com' })
  await join({ name: 'Zehra Ak', email: 'zehra@example.com' })
  await free(db, departureId, 1)

  const known = await readWrittenData(db, 'ayse@example.com')
  const removed = await db.transaction().execute((tx) => forgetWriter(tx, 'ayse@example.com', noon))

  expect(known.waitingLists).toMatchObject([{ departure: id, seats: 1, state: 'offered', name: 'Ayşe Yılmaz' }])
  expect(removed).toBe(1)
  expect(await statesOf(db, id)).toEqual(['offered Zehra Ak'])
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 2 })
})

test('nobody leaves a list by an address that is none', async () => {
  expect(await leaveWaitingList(await testDb(), 'nonsense')).toBe(false)
})

async function aFullDeparture() {
  const db = await testDb()
  const { departureId, id } = await aDeparture(db, { capacity: 2 })
  await db.transaction().execute((tx) => holdSeats(tx, departureId, 2))
  const join = (change: Parameters<typeof aWaitingDraft>[0] = {}, locale: (typeof locales)[number] = 'tr') =>
    joinWaitingList(db, { ...anAsk(id), draft: aWaitingDraft(change), locale }, noon)
  return { db, departureId, id, join }
}

function anAsk(tourId: string) {
  return { tourId, draft: aWaitingDraft(), locale: 'tr', address: '192.0.2.1', consentVersion: '1' } as const
}

async function free(db: Db, departureId: string, seats: number): Promise<void> {
  await db.transaction().execute((tx) => releaseHeldSeats(tx, departureId, seats))
}

/** Jobs count from the clock of the database; what they do counts from the clock of the test. */
async function runMails(db: Db, now = noon): Promise<void> {
  const urls = { waitingUrl: () => 'http://kafile.test/waiting/x', tourUrl: () => 'http://kafile.test/tour/x' }
  const handlers = waitingHandlers({ db, agency: async () => agency, ...urls })
  await runDueJobs(
    db,
    handlers.map((handler) => ({ ...handler, run: (job: unknown) => handler.run(job, now) })),
  )
}

async function statesOf(db: Db, tourId: string): Promise<string[]> {
  return (await listWaitingParties(db, admin, tourId)).map(({ state, person }) => `${state} ${person?.name}`)
}

async function subjectsOf(db: Db): Promise<string[]> {
  return (await listMails(db)).map(({ subject }) => subject.split(':')[0] ?? '').toSorted()
}
