import { expect, test } from 'vitest'
import { buildCatalogue } from '#db/seed/build-catalogue.ts'
import { readDecks } from '#db/seed/decks.ts'
import { enlargeCatalogue } from '#db/seed/enlarge-catalogue.ts'
import { enlargePosts } from '#db/seed/enlarge-posts.ts'
import { readContentDeck } from '#db/seed/read-content-deck.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { importCatalogue } from '#modules/catalog/index.server.ts'
import { countQueries } from '#tests/setup/count-queries.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { importContent } from './import-content.server.ts'
import { searchEveryKind, suggestSearch } from './search-site.server.ts'

const today = plainDate('2026-11-01')
const LARGE = { departures: 3000, hotels: 200, posts: 500 }
const QUESTIONS = ['mekke', 'ramazan umresi', 'medien', 'tekerlekli sandalye vize', 'umre', 'qqqqqq']

test('a search takes two queries among 3,000 departures, 200 hotels and 500 posts', { timeout: 180_000 }, async () => {
  const { db, counted } = countQueries(await testDb())
  const content = readContentDeck(today, [])
  await db.transaction().execute(async (tx) => {
    await importCatalogue(tx, enlargeCatalogue(buildCatalogue(readDecks(), today), LARGE))
    await importContent(tx, { ...content, posts: enlargePosts(content.posts, LARGE.posts) })
  })
  await searchEveryKind(db, { q: 'umre', locale: 'tr', today, each: 5 })

  const asked: number[] = []
  for (const q of QUESTIONS) {
    for (const search of [searchEveryKind, suggestSearch]) {
      counted.queries = 0
      await search(db, { q, locale: 'tr', today, each: 5 })
      asked.push(counted.queries)
    }
  }

  expect(Math.max(...asked)).toBe(2)
})
