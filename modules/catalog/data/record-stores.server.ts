import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import { locales, type Localised } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import type { AirlineDraft, CategoryDraft, HotelDraft, ServiceDraft } from '../drafts.server.ts'
import * as columns from './columns.server.ts'
import { own, type CatalogTables } from './tables.server.ts'

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

/** The tables whose records staff write, by the column that names a record. */
const keyColumns = { hotels: 'key', categories: 'key', services: 'key', airlines: 'code' } as const

type RecordTable = keyof typeof keyColumns

type Row<Table extends RecordTable> = Selectable<CatalogTables[Table]>

/** What tells the records of one table from those of another. */
type Shape<Table extends RecordTable, Draft> = {
  order: readonly (keyof Row<Table> & string)[]
  toDraft: (row: Row<Table>) => Draft
  toColumns: (draft: Draft) => Partial<Insertable<CatalogTables[Table]>>
}

const MOST_RECORDS = 2000

export const hotelStore = storeOf<'hotels', HotelDraft>('hotels', {
  order: ['city', 'key'],
  toDraft: toHotel,
  toColumns: hotelColumns,
})

export const categoryStore = storeOf<'categories', CategoryDraft>('categories', {
  order: ['sort_order', 'key'],
  toDraft: toCategory,
  toColumns: categoryColumns,
})

export const serviceStore = storeOf<'services', ServiceDraft>('services', {
  order: ['sort_order', 'key'],
  toDraft: toService,
  toColumns: serviceColumns,
})

/** An airline is known by its code, which it keeps. */
export const airlineStore = storeOf<'airlines', AirlineDraft>('airlines', {
  order: ['code'],
  toDraft: ({ code, name }) => ({ code, name: columns.localised.parse(name) }),
  toColumns: ({ name }) => ({ name: toJson(name) }),
})

function storeOf<Table extends RecordTable, Draft>(
  table: Table,
  { order, toDraft, toColumns }: Shape<Table, Draft>,
): RecordStore<Draft> {
  const keyColumn: string = keyColumns[table]
  const records = table as string as 'records'
  const select = (db: Db) => rowsOf(db).selectFrom(records).selectAll()
  const toStored = (row: AnyRow): Stored<Draft> => ({
    key: String(row[keyColumn]),
    version: Number(row['version']),
    draft: toDraft(row as unknown as Row<Table>),
  })
  return {
    async list(db) {
      const sorted = order.reduce((query, column) => query.orderBy(column), select(db))
      return (await sorted.limit(MOST_RECORDS).execute()).map(toStored)
    },
    async find(db, key) {
      const row = await select(db).where(keyColumn, '=', key).executeTakeFirst()
      return row && toStored(row)
    },
    async insert(tx, key, draft, version) {
      await rowsOf(tx)
        .insertInto(records)
        .values({ [keyColumn]: key, version, ...toColumns(draft) })
        .execute()
    },
    async update(tx, key, draft, version) {
      const changed = await rowsOf(tx)
        .updateTable(records)
        .set({ version: version + 1, ...toColumns(draft) })
        .where(keyColumn, '=', key)
        .where('version', '=', version)
        .executeTakeFirst()
      return changed.numUpdatedRows > 0n
    },
    async remove(tx, key) {
      await rowsOf(tx).deleteFrom(records).where(keyColumn, '=', key).execute()
    },
  }
}

type AnyRow = Record<string, unknown>

/** The tables as one kind of row: Kysely can't follow columns of a table that is chosen at run time. */
function rowsOf(db: Db): Kysely<{ records: AnyRow }> {
  return own(db) as unknown as Kysely<{ records: AnyRow }>
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

function toHotel(row: Row<'hotels'>): HotelDraft {
  return {
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
    addressAr: row.address_ar,
    nearestGate: columns.localised.parse(row.nearest_gate),
    description: columns.localised.parse(row.description),
    facilities: columns.entries.parse(row.facilities),
    roomTypes: columns.entries.parse(row.room_types),
    image: row.image,
    gallery: columns.strings.parse(row.gallery),
    isPublished: row.is_published,
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
    address_ar: draft.addressAr,
    nearest_gate: toJson(draft.nearestGate),
    description: toJson(draft.description),
    facilities: toJson(draft.facilities),
    room_types: toJson(draft.roomTypes),
    image: draft.image,
    gallery: toJson(draft.gallery),
    is_published: draft.isPublished,
  }
}

function toCategory(row: Row<'categories'>): CategoryDraft {
  return {
    slug: columns.localised.parse(row.slug),
    name: columns.localised.parse(row.name),
    description: columns.localised.parse(row.description),
    image: row.image,
    metaTitle: columns.localised.parse(row.meta_title),
    metaDescription: columns.localised.parse(row.meta_description),
    sortOrder: row.sort_order,
    isPublished: row.is_published,
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

function toService(row: Row<'services'>): ServiceDraft {
  return {
    slug: columns.localised.parse(row.slug),
    name: columns.localised.parse(row.name),
    intro: columns.localised.parse(row.intro),
    details: columns.titledTexts.parse(row.details),
    transferRoutes: columns.transferRoutes.parse(row.transfer_routes),
    image: row.image,
    sortOrder: row.sort_order,
    isPublished: row.is_published,
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
