import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { localised } from './data/columns.server.ts'
import { own } from './data/tables.server.ts'

/** The tours that have ever been offered, by the code at the end of their ids; in the order of their names. */
export async function listTourNames(db: Db, locale: Locale): Promise<{ code: string; name: string }[]> {
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
  const names = rows.map(({ code, name }) => ({ code, name: localised.parse(name)[locale] }))
  return names.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
