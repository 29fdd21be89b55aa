import type { Locale } from '#kernel/locale.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { named } from './data/columns.server.ts'
import { own } from './data/tables.server.ts'
import { seasonTags } from './page-tags.server.ts'
import { readableRows } from '#platform/db/readable-rows.server.ts'

/** The tours that have ever been offered, by the code at the end of their ids; in the order of their names. */
export function listTourNames(db: Db, locale: Locale): Promise<{ code: string; name: string }[]> {
  return noted(['listTourNames', locale], seasonTags, async () => {
    const rows = await own(db)
      .selectFrom('tours')
      .select(['code', 'name'])
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('departures')
            .select('departures.id')
            .whereRef('departures.tour_id', '=', 'tours.id')
            .where('departures.status', '!=', 'draft'),
        ),
      )
      .orderBy('code')
      .limit(1000)
      .execute()
    const names = readableRows(
      rows,
      ({ code }) => `tour ${code}`,
      ({ code, name }) => ({ code, name: named.parse(name)[locale] }),
    )
    return names.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  })
}
