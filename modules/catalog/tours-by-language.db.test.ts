import { expect, test } from 'vitest'
import { locales, type Locale } from '#kernel/locale.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import {
  findDeparturesForSale,
  findNextDepartures,
  findSoldTour,
  findTour,
  findTourListing,
  listCategories,
  listDeparturesToSuggest,
  listOccasions,
  listPublicRecords,
  listSearchTexts,
  listTourMonths,
  listTours,
  setAvailability,
} from './index.server.ts'
import { aDeparture } from './testing/builders.ts'

const now = new Date('2027-01-01T09:00:00Z')
const today = plainDate('2027-01-01')
const name = { tr: 'Recep umresi', en: 'Rajab Umrah', ar: '' }
const whole = { tr: 'Umre', en: 'Umrah', ar: 'عمرة' }

/** A tour that nobody has written in Arabic, but for a line of what its price holds in Arabic alone. */
async function aTourWithoutArabic(): Promise<{ db: Db; id: string }> {
  const db = await testDb()
  const included = [
    { code: 'visa', text: whole },
    { code: 'flight', text: { tr: 'Uçak bileti', en: '', ar: 'تذكرة' } },
  ]
  const { id } = await aDeparture(db, { departsOn: '2027-01-04', tour: { name, included } })
  return { db, id }
}

/** How often everything that the site of a language is made of names the tour. */
async function seenIn(db: Db, id: string, locale: Locale) {
  const list = { filter: {}, sort: 'departureDate' as const, page: 1, pageSize: 20, locale, today }
  const listing = await findTourListing(db, list)
  const inEveryLanguage = await listDeparturesToSuggest(db, { kinds: ['umrah'], today })
  const tourKeys = inEveryLanguage.map(({ tourKey }) => tourKey)
  const months = await listTourMonths(db, { today, locale })
  return {
    list: (await listTours(db, list)).total,
    listing: listing.total,
    facets: listing.facets.kinds.reduce((sum, { count }) => sum + count, 0),
    months: months.reduce((sum, { count }) => sum + count, 0),
    occasions: (await listOccasions(db, { today, locale })).length,
    search: (await listSearchTexts(db, { locale, today })).tours.length,
    category: (await listCategories(db, { locale, today })).reduce((sum, { tourCount }) => sum + tourCount, 0),
    next: (await findNextDepartures(db, { tourKeys, locale, today })).size,
    suggestions: (await listDeparturesToSuggest(db, { kinds: ['umrah'], today, locale })).length,
    addresses: (await listPublicRecords(db, today)).departures.filter(({ languages }) => languages.includes(locale))
      .length,
    page: (await findTour(db, { id, locale, today })) ? 1 : 0,
  }
}

test('a language that a tour is not written in does not know of it', async () => {
  const { db, id } = await aTourWithoutArabic()

  const seen = Object.fromEntries(
    await Promise.all(locales.map(async (locale) => [locale, await seenIn(db, id, locale)] as const)),
  )

  const everywhere = Object.fromEntries(Object.keys(seen['tr'] ?? {}).map((place) => [place, 1]))
  const nowhere = Object.fromEntries(Object.keys(seen['tr'] ?? {}).map((place) => [place, 0]))
  expect(seen).toEqual({ tr: everywhere, en: everywhere, ar: nowhere })
})

test('whoever has bought it reads it in the words of the nearest language', async () => {
  const { db, id } = await aTourWithoutArabic()

  const sold = await findSoldTour(db, { id, locale: 'ar', today })
  const [cart] = await findDeparturesForSale(db, [id], today)

  expect(sold).toMatchObject({ name: 'Rajab Umrah', included: ['عمرة', 'تذكرة'], languages: ['tr', 'en'] })
  expect(cart?.tourName).toEqual({ ...name, ar: 'Rajab Umrah' })
})

test('a line that is not there in a language leaves no hole', async () => {
  const { db, id } = await aTourWithoutArabic()

  expect((await findTour(db, { id, locale: 'en', today }))?.included).toEqual(['Umrah'])
})

test('a departure is published with one language that can be read', async () => {
  const db = await testDb()
  const { id } = await aDeparture(db, { tour: { name }, status: 'draft' })

  const published = await setAvailability(db, aStaffMember(), { id, version: 1, status: 'published' }, now)

  expect(published.ok).toBe(true)
})
