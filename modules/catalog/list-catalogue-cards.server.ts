import type { Locale } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { loadSeasonIn } from './data/load-season.server.ts'
import { lowestOf, noRates, placerOf, type LiraRates } from './domain/compare-prices.ts'
import { lowestPriceOf } from './domain/season.ts'
import { listCategories } from './list-categories.server.ts'
import { recordTags, seasonTags } from './page-tags.server.ts'

export type CatalogueCard = {
  key: string
  link: string
  name: string
  description: string
  image: string
  tourCount: number
  fromPrice: Money | null
}

/** The categories as posters: with the number of their departures and the lowest price among those on sale, at the rates. */
export function listCatalogueCards(
  db: Db,
  { locale, today, rates = noRates }: { locale: Locale; today: PlainDate; rates?: LiraRates },
): Promise<CatalogueCard[]> {
  return noted(['listCatalogueCards', locale, today, rates], [...seasonTags, recordTags.category], async () => {
    const categories = await listCategories(db, { locale, today })
    const season = await loadSeasonIn(db, { today, locale })
    return categories.map(({ key, link, name, description, image, tourCount }) => {
      const prices = season
        .filter(
          ({ tour, availability }) =>
            availability === 'available' && tour.categories.some((category) => category.key === key),
        )
        .map((departure) => lowestPriceOf(departure).price)
      return { key, link, name, description, image, tourCount, fromPrice: lowestOf(prices, placerOf(prices, rates)) }
    })
  })
}
