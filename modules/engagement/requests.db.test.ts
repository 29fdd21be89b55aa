import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { aDeparture, seatsOf, type DepartureWish } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findMail, listMails } from '#platform/mail/list-mails.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { askForInformation, askForPrivateTour } from './ask-for-information.server.ts'
import { askForReservation, type ReservationAsk } from './ask-for-reservation.server.ts'
import { listPapers } from './data/requested-papers.server.ts'
import { own } from './data/tables.server.ts'
import type { Topic } from './domain/information-request.ts'
import { forgetRequests } from './forget-requests.server.ts'
import { requestHandlers } from './jobs/request-handlers.server.ts'
import { anInquiryDraft, aPassengerDraft, aPrivateTourDraft, aReservationDraft } from './testing/request-drafts.ts'

const noon = new Date('2026-12-01T09:00:00Z')
const agency = {
  brand: 'Kafile',
  firm: 'Kafile Turizm',
  address: 'İstanbul',
  phone: '+90 212',
  email: 'info@agency.example',
}
const workOf = (db: Db) => requestHandlers({ db, agency: async () => agency })
const asker = { locale: 'tr', address: '192.0.2.1', consentVersion: '1' } as const
const aboutHotel: Topic = { kind: 'hotel', key: 'anjum', name: 'Anjum Hotel' }

async function ask(db: Db, tourId: string, change: Partial<ReservationAsk> = {}, now = noon) {
  return askForReservation(db, { ...asker, tourId, draft: aReservationDraft(), ...change }, now)
}

async function aRequest(db: Db, wish: DepartureWish = {}) {
  const { id } = await aDeparture(db, wish)
  const asked = await ask(db, id)
  const row = await own(db).selectFrom('reservation_requests').selectAll().executeTakeFirstOrThrow()
  return { asked, row }
}

test.each(testEngines)('keeps a request for places on the %s engine, without taking a seat', async (engine) => {
  const { db } = await testDatabase(engine)
  const { id, departureId } = await aDeparture(db)
  const passengers = [aPassengerDraft(), aPassengerDraft({ firstName: 'Mehmet', gender: 'male', tckn: '' })]

  const asked = await ask(db, id, { draft: aReservationDraft({ passengers, children: '1', note: 'Yan yana' }) })

  const row = await own(db).selectFrom('reservation_requests').selectAll().executeTakeFirstOrThrow()
  expect(asked).toEqual({ ok: true, value: { publicId: row.public_id } })
  expect(row).toMatchObject({
    departure_id: departureId,
    tour_id: id,
    departs_on: '2027-02-12',
    language: 'tr',
    phone: '+905321234567',
    phone_key: '905321234567',
    room_type: 'double',
    babies: 0,
    children: 1,
    note: 'Yan yana',
    state: 'new',
    consent_version: '1',
    asked_at: noon,
  })
  expect(row.address_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(await own(db).selectFrom('requested_passengers').select('first_name').orderBy('position').execute()).toEqual([
    { first_name: 'Ayşe' },
    { first_name: 'Mehmet' },
  ])
  expect((await listPapers(db, row.id)).get(1)).toEqual({
    tckn: null,
    passportNo: 'U12345678',
    passportExpiresOn: '2032-01-01',
  })
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 0, sold: 0 })
})

test.each([
  ['nobody has opened', '12-02-2027-21-02-2027-NOWHERE', 'tour-not-found'],
  ['has no such form', 'nonsense', 'tour-not-found'],
])('knows no departure that %s', async (_, id, code) => {
  expect(await ask(await testDb(), id)).toEqual({ ok: false, error: { code } })
})

test.each<[string, DepartureWish, object]>([
  ['closed', { status: 'closed' }, { code: 'tour-closed' }],
  ['full', { capacity: 4, seatsSold: 4 }, { code: 'tour-full', days: 10, seatsLeft: 0 }],
])('refuses a departure that is %s, before it looks at the form', async (_, wish, error) => {
  const db = await testDb()
  const { id } = await aDeparture(db, wish)

  expect(await ask(db, id, { draft: aReservationDraft({ note: 'a'.repeat(3000) }) })).toEqual({ ok: false, error })
})

test('refuses more people than places are left; babies need none', async () => {
  const db = await testDb()
  const { id } = await aDeparture(db, { capacity: 2 })
  const two = [aPassengerDraft(), aPassengerDraft()]

  expect(await ask(db, id, { draft: aReservationDraft({ passengers: two, children: '1' }) })).toEqual({
    ok: false,
    error: { code: 'tour-full', days: 10, seatsLeft: 2 },
  })
  expect((await ask(db, id, { draft: aReservationDraft({ passengers: two, babies: '1' }) })).ok).toBe(true)
})

test('where places are drawn by lot, takes any group while there is a place', async () => {
  const db = await testDb()
  const { id } = await aDeparture(db, { capacity: 1, tour: { kind: 'hajj', saleMode: 'request' } })

  expect((await ask(db, id, { draft: aReservationDraft({ children: '3' }) })).ok).toBe(true)
})

test('keeps nothing of a request with a wrong field', async () => {
  const db = await testDb()
  const { id } = await aDeparture(db, { tour: { kind: 'private' } })

  expect(await ask(db, id)).toEqual({
    ok: false,
    error: {
      code: 'invalid-fields',
      problems: [{ pointer: '/passengers', code: 'group-size', between: { min: 2, max: 15 } }],
    },
  })
  expect(await own(db).selectFrom('reservation_requests').select('id').execute()).toEqual([])
})

test.each(locales)(
  'writes to the agency in Turkish and to the visitor in the own language (%s), once',
  async (locale) => {
    const db = await testDb()
    const { id } = await aDeparture(db)
    await ask(db, id, { locale })
    await ask(db, id, { locale })

    expect(await runDueJobs(db, workOf(db))).toEqual(['reservation-requested', 'reservation-requested'])

    const mails = await listMails(db)
    expect(mails.map(({ to, locale: language }) => [to, language]).toSorted()).toEqual([
      ['ayse.yilmaz@example.com', locale],
      ['ayse.yilmaz@example.com', locale],
      ['info@agency.example', 'tr'],
      ['info@agency.example', 'tr'],
    ])
  },
)

test('a job that runs twice sends no second mail, and no mail names the number of a paper', async () => {
  const db = await testDb()
  const { row } = await aRequest(db)
  const { sendReservationMails } = await import('./jobs/send-request-mails.server.ts')
  const work = { db, agency: async () => agency }

  await sendReservationMails(work, row.id)
  await sendReservationMails(work, row.id)

  const mails = await Promise.all((await listMails(db)).map(({ id }) => findMail(db, id)))
  expect(mails).toHaveLength(2)
  const words = mails.map((mail) => mail?.html).join('')
  expect(words).toContain('Ayşe Yılmaz')
  expect(words).toContain('İki kişilik')
  expect(words).not.toMatch(/10000000146|U12345678/)
})

test('keeps a question about a hotel and tells the agency what it is about', async () => {
  const db = await testDb()

  const asked = await askForInformation(db, { ...asker, topic: aboutHotel, draft: anInquiryDraft({ email: '' }) }, noon)
  await runDueJobs(db, workOf(db))

  const row = await own(db).selectFrom('information_requests').selectAll().executeTakeFirstOrThrow()
  expect(asked).toEqual({ ok: true, value: { publicId: row.public_id } })
  expect(row).toMatchObject({ topic: 'hotel', topic_key: 'anjum', email: null, state: 'new', group_size: null })
  expect((await listMails(db)).map(({ to, subject }) => [to, subject])).toEqual([
    ['info@agency.example', 'Bilgi talebi: Anjum Hotel'],
  ])
})

test('keeps the wish for a private tour with its people and days', async () => {
  const db = await testDb()
  const draft = aPrivateTourDraft({ wishedFrom: '2027-04-03', wishedTo: '2027-04-12' })

  await askForPrivateTour(db, { ...asker, locale: 'ar', draft }, noon)
  await runDueJobs(db, workOf(db))

  expect(await own(db).selectFrom('information_requests').selectAll().executeTakeFirst()).toMatchObject({
    topic: 'private',
    group_size: 6,
    wished_from: '2027-04-03',
    wished_to: '2027-04-12',
  })
  expect((await listMails(db)).map(({ subject }) => subject).toSorted()).toEqual([
    'Özel tur talebi: Ayşe Yılmaz',
    'وصلنا سؤالك',
  ])
})

test('keeps nothing of a question or a wish with a wrong field', async () => {
  const db = await testDb()

  const question = await askForInformation(
    db,
    { ...asker, topic: { kind: 'general', name: '' }, draft: anInquiryDraft({ phone: '1' }) },
    noon,
  )
  const wish = await askForPrivateTour(db, { ...asker, draft: aPrivateTourDraft({ groupSize: '16' }) }, noon)

  expect([question, wish]).toMatchObject([
    { error: { code: 'invalid-fields', problems: [{ pointer: '/phone', code: 'phone' }] } },
    {
      error: {
        code: 'invalid-fields',
        problems: [{ pointer: '/groupSize', code: 'group-size', between: { min: 2, max: 15 } }],
      },
    },
  ])
  expect(await own(db).selectFrom('information_requests').select('id').execute()).toEqual([])
})

test.each([
  ['the day before the group leaves', '2027-02-11T20:59:00Z', 1],
  ['on the day it leaves', '2027-02-12T20:59:00Z', 1],
  ['when it has left', '2027-02-12T21:00:00Z', 0],
])('numbers of papers: %s', async (_, now, kept) => {
  const db = await testDb()
  const { row } = await aRequest(db)

  await forgetRequests(db, new Date(now))

  expect((await listPapers(db, row.id)).size).toBe(kept)
})

test('numbers of papers are deleted 90 days after they were given, the request stays', async () => {
  const db = await testDb()
  const { row } = await aRequest(db, { departsOn: '2028-02-12' })

  await forgetRequests(db, new Date('2027-03-01T12:00:00Z'))
  const before = await listPapers(db, row.id)
  await forgetRequests(db, new Date('2027-03-02T12:00:00Z'))
  const after = await listPapers(db, row.id)

  expect([before.size, after.size]).toEqual([1, 0])
  expect(await own(db).selectFrom('requested_passengers').select('first_name').execute()).toHaveLength(1)
})

test('requests of every kind are deleted after a year', async () => {
  const db = await testDb()
  await aRequest(db)
  await askForInformation(db, { ...asker, topic: aboutHotel, draft: anInquiryDraft() }, noon)

  await forgetRequests(db, new Date('2027-12-03T12:00:00Z'))

  expect(await own(db).selectFrom('reservation_requests').select('id').execute()).toEqual([])
  expect(await own(db).selectFrom('information_requests').select('id').execute()).toEqual([])
})
