import { sql } from 'kysely'
import { locales, type Localised } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import type { AirlineDraft, CategoryDraft, HotelDraft, ServiceDraft } from '../drafts.server.ts'
import * as columns from './columns.server.ts'
import { own } from './tables.server.ts'

export type Stored<Draft> = { key: string; version: number; draft: Draft }

/** How the records of one kind are read and written. */
export type RecordStore<Draft> = {
  list: (db: Db) => Promise<Stored<Draft>[]>
  find: (db: Db, key: string) => Promise<Stored<Draft> | undefined>
  insert: (tx: Db, key: string, draft: Draft, version: number) => Promise<void>
  /** Writes the next version; false when the record is no longer in this one. */
  update: (tx: Db, key: string, draft: Draft, version: number) => Promise<boolean>
  remove: (tx: Db, key: string) => Promise<void>
}

const MOST_RECORDS = 2000

export const hotelStore: RecordStore<HotelDraft> = {
  list: async (db) => (await hotels(db).orderBy('city').orderBy('key').limit(MOST_RECORDS).execute()).map(toHotel),
  find: async (db, key) => {
    const row = await hotels(db).where('key', '=', key).executeTakeFirst()
    return row && toHotel(row)
  },
  async insert(tx, key, draft, version) {
    await own(tx)
      .insertInto('hotels')
      .values({ key, version, ...hotelColumns(draft) })
      .execute()
  },
  async update(tx, key, draft, version) {
    const changed = await own(tx)
      .updateTable('hotels')
      .set({ version: version + 1, ...hotelColumns(draft) })
      .where('key', '=', key)
      .where('version', '=', version)
      .executeTakeFirst()
    return changed.numUpdatedRows > 0n
  },
  async remove(tx, key) {
    await own(tx).deleteFrom('hotels').where('key', '=', key).execute()
  },
}

export const categoryStore: RecordStore<CategoryDraft> = {
  list: async (db) =>
    (await categories(db).orderBy('sort_order').orderBy('key').limit(MOST_RECORDS).execute()).map(toCategory),
  find: async (db, key) => {
    const row = await categories(db).where('key', '=', key).executeTakeFirst()
    return row && toCategory(row)
  },
  async insert(tx, key, draft, version) {
    await own(tx)
      .insertInto('categories')
      .values({ key, version, ...categoryColumns(draft) })
      .execute()
  },
  async update(tx, key, draft, version) {
    const changed = await own(tx)
      .updateTable('categories')
      .set({ version: version + 1, ...categoryColumns(draft) })
      .where('key', '=', key)
      .where('version', '=', version)
      .executeTakeFirst()
    return changed.numUpdatedRows > 0n
  },
  async remove(tx, key) {
    await own(tx).deleteFrom('categories').where('key', '=', key).execute()
  },
}

export const serviceStore: RecordStore<ServiceDraft> = {
  list: async (db) =>
    (await services(db).orderBy('sort_order').orderBy('key').limit(MOST_RECORDS).execute()).map(toService),
  find: async (db, key) => {
    const row = await services(db).where('key', '=', key).executeTakeFirst()
    return row && toService(row)
  },
  async insert(tx, key, draft, version) {
    await own(tx)
      .insertInto('services')
      .values({ key, version, ...serviceColumns(draft) })
      .execute()
  },
  async update(tx, key, draft, version) {
    const changed = await own(tx)
      .updateTable('services')
      .set({ version: version + 1, ...serviceColumns(draft) })
      .where('key', '=', key)
      .where('version', '=', version)
      .executeTakeFirst()
    return changed.numUpdatedRows > 0n
  },
  async remove(tx, key) {
    await own(tx).deleteFrom('services').where('key', '=', key).execute()
  },
}

/** An airline is known by its code, which it keeps. */
export const airlineStore: RecordStore<AirlineDraft> = {
  list: async (db) => (await airlines(db).orderBy('code').limit(MOST_RECORDS).execute()).map(toAirline),
  find: async (db, key) => {
    const row = await airlines(db).where('code', '=', key).executeTakeFirst()
    return row && toAirline(row)
  },
  async insert(tx, key, draft, version) {
    await own(tx)
      .insertInto('airlines')
      .values({ code: key, version, name: toJson(draft.name) })
      .execute()
  },
  async update(tx, key, draft, version) {
    const changed = await own(tx)
      .updateTable('airlines')
      .set({ version: version + 1, name: toJson(draft.name) })
      .where('code', '=', key)
      .where('version', '=', version)
      .executeTakeFirst()
    return changed.numUpdatedRows > 0n
  },
  async remove(tx, key) {
    await own(tx).deleteFrom('airlines').where('code', '=', key).execute()
  },
}

/** Whether another record of the table has one of these links in the same language. */
export async function isLinkTaken(
  db: Db,
  table: 'hotels' | 'categories' | 'services',
  { key, slug }: { key: string; slug: Localised },
): Promise<boolean> {
  const taken = await own(db)
    .selectFrom(table)
    .select('id')
    .where('key', '!=', key)
    .where(({ or }) => or(locales.map((locale) => sql<boolean>`slug ->> ${locale} = ${slug[locale]}`)))
    .limit(1)
    .executeTakeFirst()
  return taken !== undefined
}

const hotels = (db: Db) => own(db).selectFrom('hotels').selectAll()
const categories = (db: Db) => own(db).selectFrom('categories').selectAll()
const services = (db: Db) => own(db).selectFrom('services').selectAll()
const airlines = (db: Db) => own(db).selectFrom('airlines').selectAll()

type Row<Query extends (db: Db) => { executeTakeFirstOrThrow: () => Promise<unknown> }> = Awaited<
  ReturnType<ReturnType<Query>['executeTakeFirstOrThrow']>
>

function toHotel(row: Row<typeof hotels>): Stored<HotelDraft> {
  return {
    key: row.key,
    version: row.version,
    draft: {
      slug: columns.localised.parse(row.slug),
      name: columns.localised.parse(row.name),
      city: row.city,
      cityName: columns.localised.parse(row.city_name),
      district: columns.localised.parse(row.district),
      stars: row.stars,
      country: row.country,
      postalCode: row.postal_code,
      latitude: row.latitude,
      longitude: row.longitude,
      distanceTo: row.distance_to,
      distanceToName: row.distance_to_name === null ? null : columns.localised.parse(row.distance_to_name),
      walkMetres: row.walk_metres,
      walkMinutes: row.walk_minutes,
      description: columns.localised.parse(row.description),
      facilities: columns.entries.parse(row.facilities),
      roomTypes: columns.entries.parse(row.room_types),
      image: row.image,
      gallery: columns.strings.parse(row.gallery),
      isPublished: row.is_published,
    },
  }
}

function hotelColumns(draft: HotelDraft) {
  return {
    slug: toJson(draft.slug),
    name: toJson(draft.name),
    city: draft.city,
    city_name: toJson(draft.cityName),
    district: toJson(draft.district),
    stars: draft.stars,
    country: draft.country,
    postal_code: draft.postalCode,
    latitude: draft.latitude,
    longitude: draft.longitude,
    distance_to: draft.distanceTo,
    distance_to_name: draft.distanceToName && toJson(draft.distanceToName),
    walk_metres: draft.walkMetres,
    walk_minutes: draft.walkMinutes,
    description: toJson(draft.description),
    facilities: toJson(draft.facilities),
    room_types: toJson(draft.roomTypes),
    image: draft.image,
    gallery: toJson(draft.gallery),
    is_published: draft.isPublished,
  }
}

function toCategory(row: Row<typeof categories>): Stored<CategoryDraft> {
  return {
    key: row.key,
    version: row.version,
    draft: {
      slug: columns.localised.parse(row.slug),
      name: columns.localised.parse(row.name),
      description: columns.localised.parse(row.description),
      image: row.image,
      metaTitle: columns.localised.parse(row.meta_title),
      metaDescription: columns.localised.parse(row.meta_description),
      sortOrder: row.sort_order,
      isPublished: row.is_published,
    },
  }
}

function categoryColumns(draft: CategoryDraft) {
  return {
    slug: toJson(draft.slug),
    name: toJson(draft.name),
    description: toJson(draft.description),
    image: draft.image,
    meta_title: toJson(draft.metaTitle),
    meta_description: toJson(draft.metaDescription),
    sort_order: draft.sortOrder,
    is_published: draft.isPublished,
  }
}

function toService(row: Row<typeof services>): Stored<ServiceDraft> {
  return {
    key: row.key,
    version: row.version,
    draft: {
      slug: columns.localised.parse(row.slug),
      name: columns.localised.parse(row.name),
      intro: columns.localised.parse(row.intro),
      details: columns.titledTexts.parse(row.details),
      transferRoutes: columns.transferRoutes.parse(row.transfer_routes),
      image: row.image,
      sortOrder: row.sort_order,
      isPublished: row.is_published,
    },
  }
}

function serviceColumns(draft: ServiceDraft) {
  return {
    slug: toJson(draft.slug),
    name: toJson(draft.name),
    intro: toJson(draft.intro),
    details: toJson(draft.details),
    transfer_routes: toJson(draft.transferRoutes),
    image: draft.image,
    sort_order: draft.sortOrder,
    is_published: draft.isPublished,
  }
}

function toAirline(row: Row<typeof airlines>): Stored<AirlineDraft> {
  return { key: row.code, version: row.version, draft: { code: row.code, name: columns.localised.parse(row.name) } }
}
