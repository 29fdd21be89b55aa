import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { columnsOfTourFacts, tourFactsOfRow } from '../domain/tour-fields.ts'
import type { TourDraft } from '../drafts.server.ts'
import * as columns from './columns.server.ts'
import { own, type CatalogTables } from './tables.server.ts'

export type TourRow = { id: string; key: string; version: number; draft: TourDraft }

/** A tour as staff edit it, by its id; `undefined` when there is none. Three queries. */
export async function readTourRow(db: Db, tourId: string): Promise<TourRow | undefined> {
  const row = await own(db).selectFrom('tours').selectAll().where('id', '=', tourId).executeTakeFirst()
  if (!row) return undefined
  const categories = await own(db)
    .selectFrom('tour_categories')
    .innerJoin('categories', 'categories.id', 'category_id')
    .select('key')
    .where('tour_id', '=', tourId)
    .orderBy('is_primary', 'desc')
    .orderBy('sort_order')
    .orderBy('key')
    .limit(50)
    .execute()
  const stays = await own(db)
    .selectFrom('tour_hotels')
    .innerJoin('hotels', 'hotels.id', 'hotel_id')
    .select(['key as hotel', 'nights', 'board'])
    .where('tour_id', '=', tourId)
    .orderBy('position')
    .limit(50)
    .execute()
  const { id, key, version } = row
  const draft: TourDraft = {
    ...tourFactsOfRow(row),
    code: row.code,
    name: columns.localised.parse(row.name),
    promise: columns.localised.parse(row.promise),
    description: columns.localised.parse(row.description),
    highlights: columns.localisedList.parse(row.highlights),
    program: columns.program.parse(row.program).map(({ day: _, ...day }) => day),
    included: columns.entries.parse(row.included),
    notIncluded: columns.entries.parse(row.not_included),
    bring: columns.entries.parse(row.bring),
    steps: columns.tourSteps.parse(row.steps),
    difficulty: row.difficulty === null ? null : columns.localised.parse(row.difficulty),
    groupSize: row.group_min !== null && row.group_max !== null ? { min: row.group_min, max: row.group_max } : null,
    guideLanguages: columns.strings.parse(row.guide_languages),
    airline: row.airline_code,
    flights: columns.flights.parse(row.flights),
    cancellation: columns.cancellationBands.parse(row.cancellation),
    images: columns.strings.parse(row.images),
    categories: categories.map((category) => category.key),
    stays,
  }
  return { id, key, version, draft }
}

/** The columns of a tour; its categories and stays are rows of their own. */
export function tourColumns(draft: TourDraft) {
  return {
    ...columnsOfTourFacts(draft),
    code: draft.code,
    name: toJson(draft.name),
    promise: toJson(draft.promise),
    description: toJson(draft.description),
    highlights: toJson(draft.highlights),
    program: toJson(draft.program.map((entry, index) => ({ day: index + 1, ...entry }))),
    included: toJson(draft.included),
    not_included: toJson(draft.notIncluded),
    bring: toJson(draft.bring),
    steps: toJson(draft.steps),
    difficulty: draft.difficulty && toJson(draft.difficulty),
    group_min: draft.groupSize?.min ?? null,
    group_max: draft.groupSize?.max ?? null,
    guide_languages: toJson(draft.guideLanguages),
    airline_code: draft.airline,
    flights: toJson(draft.flights),
    cancellation: toJson(draft.cancellation.toSorted((a, b) => b.fromDaysBefore - a.fromDaysBefore)),
    images: toJson(draft.images),
  } satisfies Partial<Insertable<CatalogTables['tours']>>
}

/** What a draft names by key, as ids; the names that nothing has are in `unknown` by the field they stand in. */
export async function resolveNames(db: Db, draft: TourDraft) {
  const hotels = await idsOf(
    db,
    'hotels',
    draft.stays.map(({ hotel }) => hotel),
  )
  const categories = await idsOf(db, 'categories', draft.categories)
  const airline =
    draft.airline === null
      ? undefined
      : await own(db).selectFrom('airlines').select('code').where('code', '=', draft.airline).executeTakeFirst()
  const unknown = [
    ...draft.stays.flatMap(({ hotel }, index) => (hotels.has(hotel) ? [] : [`stays.${index}.hotel`])),
    ...draft.categories.flatMap((key, index) => (categories.has(key) ? [] : [`categories.${index}`])),
    ...(draft.airline !== null && !airline ? ['airline'] : []),
  ]
  return { hotels, categories, unknown }
}

/** Replaces the categories and stays of a tour. */
export async function writeTourParts(
  tx: Db,
  tourId: string,
  draft: TourDraft,
  { hotels, categories }: { hotels: ReadonlyMap<string, string>; categories: ReadonlyMap<string, string> },
): Promise<void> {
  await own(tx).deleteFrom('tour_categories').where('tour_id', '=', tourId).execute()
  await own(tx).deleteFrom('tour_hotels').where('tour_id', '=', tourId).execute()
  const inCategories = [...new Set(draft.categories)].map((key, index) => ({
    tour_id: tourId,
    category_id: categories.get(key) ?? '',
    is_primary: index === 0,
  }))
  await own(tx).insertInto('tour_categories').values(inCategories).execute()
  const stays = draft.stays.map(({ hotel, nights, board }, index) => ({
    tour_id: tourId,
    position: index + 1,
    hotel_id: hotels.get(hotel) ?? '',
    nights,
    board,
  }))
  if (stays.length > 0) await own(tx).insertInto('tour_hotels').values(stays).execute()
}

async function idsOf(db: Db, table: 'hotels' | 'categories', keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom(table)
    .select(['id', 'key'])
    .where('key', 'in', [...new Set(keys)])
    .orderBy('key')
    .limit(100)
    .execute()
  return new Map(rows.map(({ id, key }) => [key, id]))
}
