import type { Localised } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { named } from './data/columns.server.ts'
import { own } from './data/tables.server.ts'

/** The keys of the categories that the tours of some departures belong to, by the departures' public ids. */
export async function listTourCategories(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('departures')
    .innerJoin('tour_categories', 'tour_categories.tour_id', 'departures.tour_id')
    .select(['public_id', 'category_id'])
    .where('public_id', 'in', [...new Set(ids)])
    .orderBy('is_primary', 'desc')
    .execute()
  const categories = new Map<string, string[]>()
  for (const { public_id, category_id } of rows)
    categories.set(public_id, [...(categories.get(public_id) ?? []), category_id])
  return categories
}

/** Every category by the key that rules of sale name it with, in the agency's order; at most five hundred. */
export async function listSaleCategories(db: Db): Promise<{ id: string; name: Localised }[]> {
  const rows = await own(db)
    .selectFrom('categories')
    .select(['id', 'name'])
    .orderBy('sort_order')
    .orderBy('key')
    .limit(500)
    .execute()
  return rows.map(({ id, name }) => ({ id, name: named.parse(name) }))
}
