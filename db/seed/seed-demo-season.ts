import { createDemoAccounts } from '#modules/accounts/index.server.ts'
import { openDemoAgency } from '#modules/agents/index.server.ts'
import { hasCatalogue, importCatalogue, type CatalogueDeck } from '#modules/catalog/index.server.ts'
import { importContent, importMedia, importReviews } from '#modules/content/index.server.ts'
import { importQuiz } from '#modules/engagement/index.server.ts'
import { importExchangeRates, importRegister } from '#modules/ledger/index.server.ts'
import { importBankAccounts } from '#modules/payments/index.server.ts'
import { startInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { demonstrationSetting } from '#modules/staff-desk/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Log } from '#platform/log/log.server.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { buildCatalogue } from './build-catalogue.ts'
import { readDecks, type Decks } from './decks.ts'
import { demoRates, earlierRates } from './demo-rates.ts'
import { enlargeCatalogue } from './enlarge-catalogue.ts'
import { enlargePosts } from './enlarge-posts.ts'
import { emptySeason, livedSeason } from './lived-season.ts'
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
  /**
   * Begins a demonstration that is lived: last season's departures are there as well, every seat is free, and people
   * order from then on, as `playSeasons` plays it. Otherwise seats are sold to nobody.
   */
  livedFrom?: Date | undefined
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
  { today, demoPassword, log, isLarge = false, livedFrom }: SeedOptions,
): Promise<void> {
  if (!(await hasCatalogue(db))) {
    const decks = readDecks()
    const catalogue = livedFrom ? emptySeason(livedSeason(decks, today)) : sizedCatalogue(decks, today, isLarge)
    const schoolBreaks = decks.schoolBreaks.map(({ startsOn }) => startsOn)
    const content = readContentDeck(today, schoolBreaks)
    await db.transaction().execute(async (tx) => {
      await importCatalogue(tx, catalogue)
      await importBankAccounts(tx, decks.accounts)
      await importRegister(tx, { code: 'main', name: 'Merkez kasa' })
      await importExchangeRates(tx, demoRates, { source: 'manual', validFrom: startInIstanbul(today) })
      if (livedFrom) await beginLife(tx, today, livedFrom)
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
  await createDemoAccounts(db, demoPassword, { hasColleagues: livedFrom !== undefined })
  await openDemoAgency(db)
}

function sizedCatalogue(decks: Decks, today: PlainDate, isLarge: boolean): CatalogueDeck {
  const catalogue = buildCatalogue(decks, today)
  return isLarge ? enlargeCatalogue(catalogue, LARGE) : catalogue
}

/** Money of the last season was counted at the rates of its own months. */
async function beginLife(tx: Db, today: PlainDate, livedFrom: Date): Promise<void> {
  for (const { rates, from } of earlierRates(today))
    await importExchangeRates(tx, rates, { source: 'manual', validFrom: startInIstanbul(from) })
  const startedAt = livedFrom.toISOString()
  await writeSetting(tx, demonstrationSetting, { startedAt, done: 0, of: 0, isFinished: false })
}
