import { sql, type Expression } from 'kysely'
import { locales, type Locale, type Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { revisionOf } from '#platform/db/revision.server.ts'
import { loadSeasonIn } from './data/load-season.server.ts'
import { localised } from './data/columns.server.ts'
import { own } from './data/tables.server.ts'
import type { DepartureFacts } from './domain/season.ts'

/** Something of the catalogue that has a page, as a search reads it in one language. */
export type CatalogueText = { key: string; link: string; title: string; names: string[]; text: string }

/** A tour with departures to come; its page is that of one of them. */
export type TourText = CatalogueText & {
  /** `yyyy-mm` of each departure. */
  months: string[]
}

const MOST_TEXTS = 2000

/** Part of a query: a text that changes with everything that `listSearchTexts` reads, but not with places sold. */
export function searchTextsVersion(): Expression<string> {
  return sql<string>`concat(${revisionOf('catalogue')}, (select md5(string_agg(concat(xmin, ctid), ',' order by key)) from services))`
}

/** Tours with departures from `today` on, hotels and services in one language, each in the agency's order. */
export async function listSearchTexts(
  db: Db,
  { locale, today }: { locale: Locale; today: PlainDate },
): Promise<{ tours: TourText[]; hotels: CatalogueText[]; services: CatalogueText[] }> {
  const season = Map.groupBy(await loadSeasonIn(db, { today, locale }), ({ tour }) => tour.key)
  const tours = await own(db)
    .selectFrom('tours')
    .select(['key', 'code', 'promise', 'description'])
    .orderBy('key')
    .limit(MOST_TEXTS)
    .execute()
  const hotels = await own(db)
    .selectFrom('hotels')
    .select(['key', 'slug', 'name', 'city_name', 'district', 'description'])
    .where('is_published', '=', true)
    .orderBy('city')
    .orderBy('walk_metres')
    .orderBy('key')
    .limit(MOST_TEXTS)
    .execute()
  const services = await own(db)
    .selectFrom('services')
    .select(['key', 'slug', 'name', 'intro'])
    .where('is_published', '=', true)
    .orderBy('sort_order')
    .limit(MOST_TEXTS)
    .execute()
  return {
    tours: tours.flatMap((row) => {
      const departures = season.get(row.key) ?? []
      const [first] = departures
      return first ? [{ ...tourText(row, locale), ...namesOfTour(first, locale), months: monthsOf(departures) }] : []
    }),
    hotels: hotels.map((row) => {
      const names = localised.parse(row.name)
      const places = [...everyName(localised.parse(row.city_name)), localised.parse(row.district)[locale]]
      return {
        key: row.key,
        link: localised.parse(row.slug)[locale],
        title: names[locale],
        names: [...everyName(names), ...places],
        text: localised.parse(row.description)[locale],
      }
    }),
    services: services.map((row) => ({
      key: row.key,
      link: localised.parse(row.slug)[locale],
      title: localised.parse(row.name)[locale],
      names: [],
      text: localised.parse(row.intro)[locale],
    })),
  }
}

function tourText(row: { key: string; code: string; promise: unknown; description: unknown }, locale: Locale) {
  const text = `${localised.parse(row.promise)[locale]} ${localised.parse(row.description)[locale]}`
  return { key: row.key, link: row.code, text }
}

/** Names of hotels, cities and airlines are looked for as any language writes them. */
function namesOfTour({ tour }: DepartureFacts, locale: Locale): { title: string; names: string[] } {
  const names = [
    tour.code,
    ...tour.categories.map(({ name }) => name[locale]),
    ...tour.stays.flatMap(({ name, cityName }) => [...everyName(name), ...everyName(cityName)]),
    ...(tour.airline ? everyName(tour.airline.name) : []),
  ]
  return { title: tour.name[locale], names: [...new Set(names)] }
}

function everyName(name: Localised): string[] {
  return [...new Set(locales.map((each) => name[each]))]
}

function monthsOf(departures: readonly DepartureFacts[]): string[] {
  return [...new Set(departures.map(({ departsOn }) => departsOn.slice(0, 'yyyy-mm'.length)))]
}
