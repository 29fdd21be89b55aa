import { createDemoAccounts } from '#modules/accounts/index.server.ts'
import { openDemoAgency } from '#modules/agents/index.server.ts'
import { hasCatalogue, importCatalogue } from '#modules/catalog/index.server.ts'
import { importContent, importMedia, importReviews } from '#modules/content/index.server.ts'
import { importQuiz } from '#modules/engagement/index.server.ts'
import { importExchangeRates, importRegister } from '#modules/ledger/index.server.ts'
import { importBankAccounts } from '#modules/payments/index.server.ts'
import { startInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Log } from '#platform/log/log.server.ts'
import { buildCatalogue } from './build-catalogue.ts'
import { readDecks } from './decks.ts'
import { demoRates } from './demo-rates.ts'
import { enlargeCatalogue } from './enlarge-catalogue.ts'
import { enlargePosts } from './enlarge-posts.ts'
import { readContentDeck } from './read-content-deck.ts'
import { readMediaDeck } from './read-media-deck.ts'
import { readQuizDeck } from './read-quiz-deck.ts'
import { readReviewDeck } from './read-review-deck.ts'

export type SeedOptions = {
  today: PlainDate
  demoPassword: string
  log: Log
  /** As much as the largest agencies have, for measuring: copies of the demo's tours, hotels and posts. */
  isLarge?: boolean
}

const LARGE = { departures: 3000, hotels: 200, posts: 500 }

/**
 * Lays out one believable season from `today` on, with the agency's bank accounts, its cash register, rates of that day and the
 * demo accounts.
 *
 * The same day gives the same season. A database that holds any tour keeps it as it is; accounts that exist keep their
 * passwords. The catalogue and the bank accounts are written in one transaction.
 */
export async function seedDemoSeason(
  db: Db,
  { today, demoPassword, log, isLarge = false }: SeedOptions,
): Promise<void> {
  if (!(await hasCatalogue(db))) {
    const decks = readDecks()
    const catalogue = isLarge ? enlargeCatalogue(buildCatalogue(decks, today), LARGE) : buildCatalogue(decks, today)
    const schoolBreaks = decks.schoolBreaks.map(({ startsOn }) => startsOn)
    const content = readContentDeck(today, schoolBreaks)
    await db.transaction().execute(async (tx) => {
      await importCatalogue(tx, catalogue)
      await importBankAccounts(tx, decks.accounts)
      await importRegister(tx, { code: 'main', name: 'Merkez kasa' })
      await importExchangeRates(tx, demoRates, { source: 'manual', validFrom: startInIstanbul(today) })
      await importContent(tx, isLarge ? { ...content, posts: enlargePosts(content.posts, LARGE.posts) } : content)
      await importMedia(tx, readMediaDeck(today))
      await importReviews(tx, readReviewDeck())
      await importQuiz(tx, readQuizDeck())
    })
    log.info(
      { tours: catalogue.tours.length, departures: catalogue.departures.length, from: today },
      'demo season laid out',
    )
  }
  await createDemoAccounts(db, demoPassword)
  await openDemoAgency(db)
}
