import { sql } from 'kysely'
import type { Locale, Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { localised } from './data/columns.server.ts'
import { loadTours } from './data/load-season-rows.server.ts'
import { own } from './data/tables.server.ts'
import { takesPlace } from './data/takes-place.server.ts'
import { CATALOGUE_TAG } from './page-tags.server.ts'
import { readableRows } from '#platform/db/readable-rows.server.ts'

/** Something with a page of its own, as far as lists of addresses need to know it. */
export type PublicRecord = { key: string; links: Localised; image: string; changedAt: Date }

/** A departure with the languages that have its page. */
export type PublicDeparture = {
  id: string
  month: string
  image: string
  changedAt: Date
  languages: readonly Locale[]
}

export type PublicCatalogue = {
  departures: PublicDeparture[]
  categories: PublicRecord[]
  hotels: PublicRecord[]
  services: PublicRecord[]
}

const MOST_DEPARTURES = 50_000

/**
 * Everything of the catalogue that has a page, with when it last changed. A departure belongs to it until the day
 * before it leaves; a change of its tour is one of its own.
 */
export function listPublicRecords(db: Db, today: PlainDate): Promise<PublicCatalogue> {
  return noted(['listPublicRecords', today], [CATALOGUE_TAG], async () => {
    const departures = await own(db)
      .selectFrom('departures')
      .innerJoin('tours', 'tours.id', 'departures.tour_id')
      .select(['departures.public_id', 'departures.departs_on', 'departures.tour_id', 'tours.images'])
      .select(sql<Date>`greatest(departures.changed_at, tours.changed_at)`.as('changed_at'))
      .where(takesPlace)
      .where('departures.departs_on', '>', today)
      .orderBy('departures.departs_on')
      .orderBy('departures.public_id')
      .limit(MOST_DEPARTURES)
      .execute()
    const tours = await loadTours(db, [...new Set(departures.map(({ tour_id }) => tour_id))])
    return {
      departures: departures.map((row) => ({
        id: row.public_id,
        languages: tours.get(row.tour_id)?.languages ?? [],
        month: row.departs_on.slice(0, 'yyyy-mm'.length),
        image: row.images[0] ?? '',
        changedAt: row.changed_at,
      })),
      categories: await published(db, 'categories'),
      hotels: await published(db, 'hotels'),
      services: await published(db, 'services'),
    }
  })
}

async function published(db: Db, table: 'categories' | 'hotels' | 'services'): Promise<PublicRecord[]> {
  const rows = await own(db)
    .selectFrom(table)
    .select(['key', 'slug', 'image', 'changed_at'])
    .where('is_published', '=', true)
    .orderBy('key')
    .limit(5000)
    .execute()
  return readableRows(
    rows,
    ({ key }) => `${table} ${key}`,
    ({ key, slug, image, changed_at: changedAt }) => ({
      key,
      links: localised.parse(slug),
      image,
      changedAt,
    }),
  )
}
