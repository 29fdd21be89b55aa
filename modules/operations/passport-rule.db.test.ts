import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dayInIstanbul, plainDate } from '#kernel/plain-date.ts'
import { checkTraveller } from '#modules/booking/domain/check-traveller.ts'
import { passportRuleFor } from '#modules/booking/index.ts'
import { findOrder } from '#modules/booking/index.server.ts'
import { noFlags } from '#modules/booking/domain/traveller-fields.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { passportMonthsOf, tourKinds } from '#modules/catalog/index.ts'
import {
  findDeparturesForSale,
  findTour,
  listDeparturesBetween,
  passportMonthsSetting,
} from '#modules/catalog/index.server.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { aStoredStaffMember } from '#modules/notes/testing/builders.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { missingPapers } from './domain/papers.ts'
import { findWorkspace } from './find-workspace.server.ts'
import { listReadiness } from './list-readiness.server.ts'

const now = new Date('2027-01-10T09:10:00Z')
const today = dayInIstanbul(now)

const ayse = {
  tourId: 'tour',
  fare: 'double',
  firstName: 'AYSE',
  lastName: 'YILMAZ',
  gender: 'female',
  bornOn: '1960-05-01',
  tckn: '10000000146',
  ...noFlags,
}

test('what the checkout lets pass is missing to nobody who carries the journey out, and the other way round', () => {
  const returnsOn = plainDate('2027-02-20')
  const expiry = fc.integer({ min: -60, max: 900 }).map((days) => addDays(returnsOn, days))
  const passports = fc.option(expiry).map((expiresOn) => ({ number: expiresOn && 'U12345678', expiresOn }))
  const journeys = fc.record({
    kind: fc.constantFrom(...tourKinds),
    ofTour: fc.option(fc.integer({ min: 0, max: 24 })),
    usual: fc.integer({ min: 0, max: 24 }),
  })

  fc.assert(
    fc.property(journeys, passports, fc.constantFrom('TR', 'DE'), ({ kind, ofTour, usual }, passport, nationality) => {
      const tour = {
        id: 'tour',
        returnsOn,
        passportMonthsAfterReturn: passportMonthsOf(kind, ofTour, usual),
      }
      const { number: passportNo, expiresOn: passportExpiresOn } = passport
      const draft = {
        ...ayse,
        nationality,
        passportNo: passportNo ?? '',
        passportExpiresOn: passportExpiresOn ?? '',
      }
      const known = {
        hasPassport: passportNo !== null,
        passportExpiresOn,
        bornOn: plainDate('1960-05-01'),
        gender: 'female',
      }

      const isSold = 'traveller' in checkTraveller(draft, tour, today)
      const missing = missingPapers(known, passportRuleFor(tour, nationality)?.until)

      expect(isSold).toBe(missing.length === 0)
    }),
  )
})

test('a tour abroad that says nothing asks for the usual months, where it is sold and where it is carried out', async () => {
  const db = await testDb()
  const admin = await aStoredStaffMember(db)
  await writeSetting(db, passportMonthsSetting, 9)
  const departure = await aDeparture(db, {
    tour: { passportMonthsAfterReturn: null },
  })
  const { id } = await anOrder(db, { departure, state: 'paid' })
  await sql`update order_items set snapshot = snapshot || '{"passportMonthsAfterReturn": null}'`.execute(db)
  await sql`update passengers set passport_expires_on = '2027-11-20'`.execute(db)

  const [onSale] = await findDeparturesForSale(db, [departure.id], today)
  const page = await findTour(db, { id: departure.id, locale: 'en', today })
  const [journey] = (await findOrder(db, admin, id))?.journeys ?? []
  const work = await findWorkspace(db, admin, onSale?.departsOn ?? today, now)
  const planned = await listDeparturesBetween(db, { from: work.date, to: work.date })
  const ready = await listReadiness(db, admin, planned, now)

  expect([onSale, page, journey].map((each) => each?.passportMonthsAfterReturn)).toEqual([9, 9, 9])
  expect(work.travellers.map(({ missing }) => missing)).toEqual([['passport-too-short']])
  expect([...ready.values()].map(({ passportsTooShort }) => passportsTooShort)).toEqual([1])
})

test('citizens who stay in the country need no passport, whatever the usual months', async () => {
  const db = await testDb()
  const admin = await aStoredStaffMember(db)
  const departure = await aDeparture(db, {
    tour: { kind: 'turkey', passportMonthsAfterReturn: null },
  })
  await anOrder(db, { departure, state: 'paid' })
  await sql`update order_items set snapshot = snapshot || '{"passportMonthsAfterReturn": null, "kind": "turkey"}'`.execute(
    db,
  )
  await sql`update passengers set passport_expires_on = '2020-01-01'`.execute(db)

  const [onSale] = await findDeparturesForSale(db, [departure.id], today)
  const work = await findWorkspace(db, admin, onSale?.departsOn ?? today, now)
  const planned = await listDeparturesBetween(db, { from: work.date, to: work.date })
  const ready = await listReadiness(db, admin, planned, now)

  expect(onSale?.passportMonthsAfterReturn).toBeNull()
  expect(work.travellers.map(({ missing }) => missing)).toEqual([[]])
  expect([...ready.values()].map(({ passportsTooShort }) => passportsTooShort)).toEqual([0])
})
