import { expect, test } from 'vitest'
import { buildCatalogue } from '#db/seed/build-catalogue.ts'
import { readDecks } from '#db/seed/decks.ts'
import { enlargeCatalogue } from '#db/seed/enlarge-catalogue.ts'
import { enlargePosts } from '#db/seed/enlarge-posts.ts'
import { readContentDeck } from '#db/seed/read-content-deck.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { importCatalogue } from '#modules/catalog/index.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { importContent } from './import-content.server.ts'
import { searchEveryKind, suggestSearch } from './search-site.server.ts'

const today = plainDate('2026-11-01')
const LARGE = { departures: 3000, hotels: 200, posts: 500 }
const QUESTIONS = ['mekke', 'ramazan umresi', 'medien', 'tekerlekli sandalye vize', 'umre', 'qqqqqq']

test(
  'a search takes less than 30 ms among 3,000 departures, 200 hotels and 500 posts',
  { timeout: 180_000 },
  async () => {
    const db = await testDb()
    const decks = readDecks()
    const content = readContentDeck(today, [])
    await db.transaction().execute(async (tx) => {
      await importCatalogue(tx, enlargeCatalogue(buildCatalogue(decks, today), LARGE))
      await importContent(tx, { ...content, posts: enlargePosts(content.posts, LARGE.posts) })
    })
    await searchEveryKind(db, { q: 'umre', locale: 'tr', today, each: 5 })

    // Time of the processor, the engine's included: other programs of the machine do not make a search slow.
    const before = process.cpuUsage()
    for (const q of QUESTIONS) {
      await searchEveryKind(db, { q, locale: 'tr', today, each: 5 })
      await suggestSearch(db, { q, locale: 'tr', today })
    }
    const { user, system } = process.cpuUsage(before)

    expect((user + system) / 1000 / (QUESTIONS.length * 2)).toBeLessThan(30)
  },
)
