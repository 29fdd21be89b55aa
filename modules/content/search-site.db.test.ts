import { beforeEach, describe, expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { importCatalogue } from '#modules/catalog/index.server.ts'
import { aDeck, aDeparture, aDepartureOf, aHotel, aTour } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { countQueries } from '#tests/setup/count-queries.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { own } from './data/tables.server.ts'
import { importContent } from './import-content.server.ts'
import { searchEveryKind, searchSite, suggestSearch } from './search-site.server.ts'

const today = plainDate('2027-01-01')
const same = (text: string) => ({ tr: text, en: text, ar: text })

const content = {
  pages: [
    {
      id: 'visa',
      parent: null,
      slug: { tr: 'vize', en: 'visa', ar: 'taashira' },
      picture: 'makkah-kaaba-dawn',
      title: { tr: 'Umre vizesi', en: 'Umrah visa', ar: 'تأشيرة العُمرة' },
      subtitle: same(''),
      metaTitle: same('[title]'),
      metaDescription: same('[title]'),
      body: { tr: '<p>Pasaport &amp; fotoğraf.</p>', en: '<p>Passport and photo.</p>', ar: '<p>جواز السفر.</p>' },
    },
  ],
  posts: [
    {
      id: 'first',
      slug: { tr: 'ilk-umre' },
      picture: 'makkah-kaaba-dawn',
      authorRole: { tr: 'Rehber' },
      publishedOn: '2026-12-01',
      tags: { tr: ['Hazırlık'] },
      title: { tr: 'İlk umreye hazırlık' },
      excerpt: { tr: 'Şubat soğuğu.' },
      metaTitle: { tr: '[title]' },
      body: { tr: '<p>Mekke’de ışık.</p>' },
    },
    {
      id: 'later',
      slug: { tr: 'sonra' },
      picture: 'makkah-kaaba-dawn',
      authorRole: { tr: 'Rehber' },
      publishedOn: '2027-02-01',
      tags: { tr: [] },
      title: { tr: 'Umre yarın' },
      excerpt: { tr: 'Sonra.' },
      metaTitle: { tr: '[title]' },
      body: { tr: '<p>Sonra.</p>' },
    },
  ],
  groups: [{ id: 'papers', title: same('Papers') }],
  questions: [
    {
      id: 'how-long',
      group: 'papers',
      order: 1,
      question: { tr: 'Vize ne kadar sürer?', en: 'How long does a visa take?', ar: 'كم تستغرق التأشيرة؟' },
      answer: same('<p>Beş gün.</p>'),
    },
  ],
}

function sell(db: Db, deck: Parameters<typeof aDeck>[0]): Promise<void> {
  return db.transaction().execute((tx) => importCatalogue(tx, aDeck(deck)))
}

const february = '12-02-2027-21-02-2027-NEAR'
const march = '12-03-2027-21-03-2027-NEAR'

async function aSite(db: Db): Promise<Db> {
  await aDeparture(db, { departsOn: '2027-02-12' })
  await db.transaction().execute((tx) => importContent(tx, content))
  return db
}

async function found(db: Db, q: string, locale: 'tr' | 'en' | 'ar' = 'tr'): Promise<string[]> {
  const results = await searchSite(db, { q, locale, today })
  return results.ok ? results.value.hits.map(({ kind, key }) => `${kind} ${key}`) : [results.error.code]
}

describe.each(testEngines)('on the %s engine', (engine) => {
  let db: Db
  beforeEach(async () => {
    db = await aSite((await testDatabase(engine)).db)
  })

  test.each([
    ['tr', 'vize', ['page visa', 'question how-long']],
    ['tr', 'VİZE', ['page visa', 'question how-long']],
    ['en', 'visa', ['page visa', 'question how-long']],
    ['ar', 'تاشيره', ['page visa', 'question how-long']],
    ['ar', 'عمرة', ['page visa']],
    ['tr', 'isik', ['post first']],
    ['tr', 'hazirlik', ['post first']],
    ['tr', 'pasaprot', ['page visa']],
    ['en', 'ışık', []],
  ] as const)('%s: %s', async (locale, q, answers) => {
    expect((await found(db, q, locale)).toSorted()).toEqual(answers)
  })

  test('sees a change at once, also one that is not an import', async () => {
    expect(await found(db, 'sigorta')).toEqual([])

    await own(db)
      .updateTable('questions')
      .set({ question: JSON.stringify(same('Sigorta var mı?')) })
      .execute()

    expect(await found(db, 'sigorta')).toEqual(['question how-long'])
  })

  test('forgets what is taken out and what is no longer published', async () => {
    await found(db, 'vize')

    await own(db).deleteFrom('questions').execute()
    await own(db).updateTable('pages').set({ is_published: false }).execute()

    expect(await found(db, 'vize')).toEqual([])
  })
})

test.each(['', 'a', ' a ', 'x'.repeat(101)])('refuses to look for %j', async (q) => {
  const db = await testDb()

  expect(await found(db, q)).toEqual(['question-length'])
  expect(await suggestSearch(db, { q, locale: 'tr', today })).toEqual({ ok: false, error: { code: 'question-length' } })
  expect(await searchEveryKind(db, { q, locale: 'tr', today, each: 5 })).toEqual({
    ok: false,
    error: { code: 'question-length' },
  })
})

test.each(['ab', 'x'.repeat(100)])('looks for %j', async (q) => {
  expect(await found(await testDb(), q)).toEqual([])
})

test('finds a post on the day it appears and not before', async () => {
  const db = await aSite(await testDb())
  expect(await found(db, 'yarın')).toEqual([])

  const results = await searchSite(db, { q: 'yarın', locale: 'tr', today: plainDate('2027-02-01') })

  expect(results.ok && results.value.total).toBe(1)
})

test('leads to the next departure of a tour, and to one of the month that is asked for', async () => {
  const db = await testDb()
  await sell(db, {
    tours: [aTour('near')],
    departures: [aDepartureOf('near', '2027-02-12'), aDepartureOf('near', '2027-03-12')],
  })
  const linkOf = async (q: string) => {
    const results = await searchSite(db, { q, locale: 'tr', today })
    return results.ok ? results.value.hits.filter(({ kind }) => kind === 'tour').map(({ link }) => link) : []
  }

  expect(await linkOf('near')).toEqual([february])
  expect(await linkOf('near mart')).toEqual([march])
  expect(await linkOf('mart')).toEqual([march])
})

test('leads past a departure that is full', async () => {
  const db = await testDb()
  await sell(db, {
    tours: [aTour('near')],
    departures: [aDepartureOf('near', '2027-02-12', { capacity: 0 }), aDepartureOf('near', '2027-03-12')],
  })

  const results = await searchSite(db, { q: 'near', locale: 'tr', today })

  expect(results.ok && results.value.hits[0]?.link).toBe(march)
})

test('finds a hotel by its name in any language and by its city, but none without a page', async () => {
  const db = await testDb()
  await sell(db, {
    hotels: [
      aHotel('shown', { name: { tr: 'Zemzem Sarayı', en: 'Zamzam Palace', ar: 'قصر زمزم' } }),
      aHotel('hidden', { isPublished: false, name: same('Zemzem Konak') }),
    ],
  })

  expect(await found(db, 'zamzam')).toEqual(['hotel shown'])
  expect(await found(db, 'zemzem')).toEqual(['hotel shown'])
  expect(await found(db, 'mekke')).toEqual(['hotel shown'])
})

test('marks the words in title and excerpt and reads HTML as text', async () => {
  const db = await aSite(await testDb())

  const results = await searchSite(db, { q: 'vize fotograf', locale: 'tr', today })

  expect(results.ok && results.value.hits[0]).toMatchObject({
    title: [
      { text: 'Umre ', isMatch: false },
      { text: 'vizesi', isMatch: true },
    ],
    excerpt: [
      { text: 'Pasaport & ', isMatch: false },
      { text: 'fotoğraf', isMatch: true },
      { text: '.', isMatch: false },
    ],
  })
})

test('counts every kind and shows one of them a page at a time', async () => {
  const db = await aSite(await testDb())

  const page = await searchSite(db, { q: 'vize', locale: 'tr', today, kind: 'question', page: 1, pageSize: 1 })
  const behind = await searchSite(db, { q: 'vize', locale: 'tr', today, kind: 'question', page: 2, pageSize: 1 })

  expect(page).toMatchObject({ ok: true, value: { total: 1, hits: [{ key: 'how-long' }] } })
  expect(page.ok && page.value.kinds).toEqual([
    { kind: 'question', total: 1 },
    { kind: 'page', total: 1 },
  ])
  expect(behind).toMatchObject({ ok: true, value: { total: 1, hits: [] } })
})

test('shows no more of a kind than wanted', async () => {
  const db = await testDb()
  await sell(db, { hotels: [aHotel('a'), aHotel('b'), aHotel('c')] })

  const results = await searchEveryKind(db, { q: 'hotel', locale: 'tr', today, each: 2 })

  expect(results).toMatchObject({ ok: true, value: { total: 3, hits: [{ key: 'a' }, { key: 'b' }] } })
})

test('suggests words first, then titles with their address', async () => {
  const db = await aSite(await testDb())

  const suggestions = await suggestSearch(db, { q: 'viz', locale: 'tr', today })

  expect(suggestions).toEqual({
    ok: true,
    value: [
      { kind: 'word', word: 'Vize' },
      { kind: 'word', word: 'vizesi' },
      { kind: 'page', word: 'Umre vizesi', link: 'vize' },
      { kind: 'question', word: 'Vize ne kadar sürer?', link: 'how-long' },
    ],
  })
})

test('suggests no more than eight', async () => {
  const db = await testDb()
  await sell(db, { hotels: Array.from({ length: 12 }, (_, index) => aHotel(`h${index}`)) })

  const suggestions = await suggestSearch(db, { q: 'hotel', locale: 'tr', today })

  expect(suggestions.ok && suggestions.value).toHaveLength(8)
})

test('asks two questions when nothing has changed, however much is found', async () => {
  const { db, counted } = countQueries(await aSite(await testDb()))
  await searchSite(db, { q: 'turu', locale: 'tr', today })
  counted.queries = 0

  await searchSite(db, { q: 'turu', locale: 'tr', today })

  expect(counted.queries).toBe(2)
})
