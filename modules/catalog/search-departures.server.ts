import { sql } from 'kysely'
import type { Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { foldForSearch } from '#kernel/text.ts'
import type { Db } from '#platform/db/client.server.ts'
import { containsAllWords, inAllLanguages, indexedHasAllWords } from '#platform/db/search-sql.server.ts'
import { own } from './data/tables.server.ts'

/** A departure as a search of staff shows it, in whatever state it is. */
export type FoundDeparture = { id: string; name: Localised; departsOn: PlainDate; returnsOn: PlainDate }

const LEAST_LETTERS = 2

/**
 * Departures by words of the tour's name in any language, by their ids, or by the day they leave (`2027-02-12`). Those
 * to come stand first, the next one on top; then the past ones, the latest first.
 */
export async function searchDepartures(
  db: Db,
  { q, today, limit }: { q: string; today: PlainDate; limit: number },
): Promise<FoundDeparture[]> {
  const words = foldForSearch(q).split(' ').filter(Boolean)
  if (words.join('').length < LEAST_LETTERS) return []
  const tours = await own(db)
    .selectFrom('tours')
    .select('id')
    .where(containsAllWords(inAllLanguages('name'), words))
    .execute()
  return own(db)
    .selectFrom('departures')
    .innerJoin('tours', 'tours.id', 'departures.tour_id')
    .select([
      'departures.public_id as id',
      'tours.name',
      'departures.departs_on as departsOn',
      'departures.returns_on as returnsOn',
    ])
    .where((each) =>
      each.or([
        indexedHasAllWords(sql<string>`lower(departures.public_id)`, [words.join('-')]),
        ...(tours.length === 0
          ? []
          : [
              each(
                'departures.tour_id',
                'in',
                tours.map(({ id }) => id),
              ),
            ]),
      ]),
    )
    .orderBy((each) => each('departs_on', '<', today))
    .orderBy(sql`abs(departs_on - ${today}::date)`)
    .orderBy('departures.id')
    .limit(limit)
    .execute()
}
