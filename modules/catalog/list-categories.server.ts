import type { Locale, Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { localised } from './data/columns.server.ts'
import { loadSeasonIn } from './data/load-season.server.ts'
import { own } from './data/tables.server.ts'
import { knownBy } from './domain/known-by.ts'
import { recordTags, seasonTags } from './page-tags.server.ts'
import { readableRows } from '#platform/db/readable-rows.server.ts'

export type Category = {
  key: string
  link: string
  /** The link in every language, for the addresses of the other languages. */
  links: Localised
  name: string
  description: string
  image: string
  /** May hold the placeholders [title], [year], [yearn] and [firm]. */
  metaTitle: string
  metaDescription: string
  /** Published departures from today on. */
  tourCount: number
}

/** Every published category in the agency's order. */
export function listCategories(db: Db, { locale, today }: { locale: Locale; today: PlainDate }): Promise<Category[]> {
  return noted(['listCategories', locale, today], [...seasonTags, recordTags.category], async () => {
    const season = await loadSeasonIn(db, { today, locale })
    const rows = await own(db)
      .selectFrom('categories')
      .select(['key', 'slug', 'name', 'description', 'image', 'meta_title', 'meta_description'])
      .where('is_published', '=', true)
      .orderBy('sort_order')
      .orderBy('key')
      .limit(100)
      .execute()
    return readableRows(
      rows,
      ({ key }) => `category ${key}`,
      (row) => {
        const links = localised.parse(row.slug)
        return {
          key: row.key,
          link: links[locale],
          links,
          name: localised.parse(row.name)[locale],
          description: localised.parse(row.description)[locale],
          image: row.image,
          metaTitle: localised.parse(row.meta_title)[locale],
          metaDescription: localised.parse(row.meta_description)[locale],
          tourCount: season.filter(({ tour }) => tour.categories.some(({ key }) => key === row.key)).length,
        }
      },
    )
  })
}

/** A category by its link in any language or by its key. */
export async function findCategory(
  db: Db,
  { link, locale, today }: { link: string; locale: Locale; today: PlainDate },
): Promise<Category | undefined> {
  return knownBy(link, await listCategories(db, { locale, today }))
}
