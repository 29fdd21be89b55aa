import type { Locale, Localised } from '#kernel/locale.ts'
import { money, type Money } from '#kernel/money.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { localised, titledTexts, transferRoutes } from './data/columns.server.ts'
import { own } from './data/tables.server.ts'
import { knownBy } from './domain/known-by.ts'
import { recordTags } from './page-tags.server.ts'
import { readableRows } from '#platform/db/readable-rows.server.ts'

export type TransferRoute = {
  key: string
  name: string
  km: number
  minutes: number
  prices: { vehicle: string; price: Money }[]
}

export type Service = {
  key: string
  link: string
  links: Localised
  name: string
  intro: string
  details: { title: string; text: string }[]
  transferRoutes: TransferRoute[]
  image: string
}

/** Every published service in the agency's order. */
export function listServices(db: Db, locale: Locale): Promise<Service[]> {
  return noted(['listServices', locale], [recordTags.service], async () => {
    const rows = await own(db)
      .selectFrom('services')
      .select(['key', 'slug', 'name', 'intro', 'details', 'transfer_routes', 'image'])
      .where('is_published', '=', true)
      .orderBy('sort_order')
      .orderBy('key')
      .limit(100)
      .execute()
    return readableRows(
      rows,
      ({ key }) => `service ${key}`,
      (row) => {
        const links = localised.parse(row.slug)
        return {
          key: row.key,
          link: links[locale],
          links,
          name: localised.parse(row.name)[locale],
          intro: localised.parse(row.intro)[locale],
          details: titledTexts
            .parse(row.details)
            .map(({ title, text }) => ({ title: title[locale], text: text[locale] })),
          transferRoutes: transferRoutes.parse(row.transfer_routes).map(({ key, name, km, minutes, prices }) => ({
            key,
            name: name[locale],
            km,
            minutes,
            prices: prices.map(({ vehicle, amountMinor, currency }) => ({
              vehicle: vehicle[locale],
              price: money(amountMinor, currency),
            })),
          })),
          image: row.image,
        }
      },
    )
  })
}

/** A service by its link in any language or by its key. */
export async function findService(
  db: Db,
  { link, locale }: { link: string; locale: Locale },
): Promise<Service | undefined> {
  return knownBy(link, await listServices(db, locale))
}
