import { textIn, type Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import * as columns from './data/columns.server.ts'
import { own } from './data/tables.server.ts'

/** When a departure sets off on its first day and where it takes people up, in one language. */
export type Start = { at: string | null; pickUp: string | null }

/** The same as those see it who travel: with what was last changed. */
export type TravelledStart = Start & { change: { changedAt: Date; was: Start } | null }

/** The starts of departures by the ids of these, as far as one is entered. Two questions. */
export async function listStarts(
  db: Db,
  departureIds: readonly string[],
  locale: Locale,
): Promise<Map<string, TravelledStart>> {
  if (departureIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('departures')
    .select(['id', 'starts_at', 'pick_up'])
    .where('id', 'in', departureIds)
    .where((one) => one.or([one('starts_at', 'is not', null), one('pick_up', 'is not', null)]))
    .execute()
  if (rows.length === 0) return new Map()
  const changes = await own(db)
    .selectFrom('departure_start_changes')
    .distinctOn('departure_id')
    .select(['departure_id', 'changed_at', 'starts_at', 'pick_up'])
    .where('departure_id', 'in', departureIds)
    .orderBy('departure_id')
    .orderBy('changed_at', 'desc')
    .execute()
  const changeOf = new Map(changes.map((each) => [each.departure_id, each]))
  return new Map(
    rows.map((row) => {
      const change = changeOf.get(row.id)
      const was = change && startIn(locale, change)
      return [row.id, { ...startIn(locale, row), change: change && was ? { changedAt: change.changed_at, was } : null }]
    }),
  )
}

/** A stored start in one language. */
export function startIn(locale: Locale, row: { starts_at: string | null; pick_up: unknown }): Start {
  const place = columns.localised.nullable().parse(row.pick_up)
  return { at: row.starts_at, pickUp: place && (textIn(locale, place) || null) }
}
