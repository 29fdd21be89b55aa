import { newToken } from '#kernel/ids.ts'
import type { Db } from '#platform/db/client.server.ts'
import { groupAsNamed } from './name-order.server.ts'
import { own } from './tables.server.ts'

/** A family of a group that ordered together. `token` is the secret of its own page. */
export type Family = { id: string; orderId: string; name: string; phone: string; token: string }

const columns = ['id', 'order_id', 'name', 'phone', 'token'] as const

/** Writes the families of an order; gives their ids in the same order. */
export async function insertFamilies(
  tx: Db,
  orderId: string,
  families: readonly { name: string; phone: string }[],
): Promise<string[]> {
  const rows = await own(tx)
    .insertInto('order_families')
    .values(
      families.map(({ name, phone }, position) => ({
        order_id: orderId,
        position,
        name,
        phone,
        token: newToken(32),
      })),
    )
    .returning(['id', 'position'])
    .execute()
  return rows.toSorted((a, b) => a.position - b.position).map(({ id }) => id)
}

/** Says which family everybody of an order belongs to, in the order in which they were named. */
export async function joinFamilies(tx: Db, orderId: string, familyIds: readonly string[]): Promise<void> {
  for (const { value: familyId, ids } of await groupAsNamed(tx, orderId, familyIds))
    await own(tx).updateTable('passengers').set({ family_id: familyId }).where('id', 'in', ids).execute()
}

/** Who of each family is named first and still travels, at the telephone of the family. */
export async function headsOfFamilies(
  tx: Db,
  familyIds: readonly string[],
): Promise<Map<string, { name: string; phone: string }>> {
  if (familyIds.length === 0) return new Map()
  const rows = await own(tx)
    .selectFrom('passengers')
    .innerJoin('order_items', 'order_items.id', 'order_item_id')
    .innerJoin('order_families', 'order_families.id', 'family_id')
    .distinctOn('family_id')
    .select(['order_families.id', 'first_name', 'last_name', 'phone'])
    .where('family_id', 'in', [...new Set(familyIds)])
    .where('cancelled_at', 'is', null)
    .orderBy('family_id')
    .orderBy('order_items.position')
    .orderBy('passengers.position')
    .execute()
  return new Map(
    rows.map(({ id, first_name, last_name, phone }) => [id, { name: `${first_name} ${last_name}`, phone }]),
  )
}

export async function listFamiliesOfOrders(db: Db, orderIds: readonly string[]): Promise<Family[]> {
  if (orderIds.length === 0) return []
  const rows = await own(db)
    .selectFrom('order_families')
    .select(columns)
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .limit(5000)
    .execute()
  return rows.map(toFamily)
}

export async function findFamilyByToken(db: Db, token: string): Promise<Family | undefined> {
  const row = await own(db).selectFrom('order_families').select(columns).where('token', '=', token).executeTakeFirst()
  return row && toFamily(row)
}

/** The family of a group that somebody travels with. */
export async function findFamilyOfTraveller(
  db: Db,
  travellerId: string,
): Promise<{ id: string; name: string } | undefined> {
  return own(db)
    .selectFrom('passengers')
    .innerJoin('order_families', 'order_families.id', 'family_id')
    .select(['order_families.id', 'order_families.name'])
    .where('passengers.id', '=', travellerId)
    .executeTakeFirst()
}

/** What the places cost in which each family of an order still travels, by its id, before any discount. */
export async function listFamilyPlaces(db: Db, orderId: string): Promise<Map<string, number>> {
  const rows = await own(db)
    .selectFrom('order_families')
    .leftJoin('passengers', (join) => join.onRef('family_id', '=', 'order_families.id').on('cancelled_at', 'is', null))
    .select(({ fn }) => ['order_families.id', fn.sum<string | null>('amount_minor').as('minor')])
    .where('order_id', '=', orderId)
    .groupBy('order_families.id')
    .execute()
  return new Map(rows.map(({ id, minor }) => [id, Number(minor ?? 0)]))
}

/** The travellers of a family, by their ids. */
export async function listFamilyMembers(db: Db, familyId: string): Promise<string[]> {
  const rows = await own(db)
    .selectFrom('passengers')
    .select('id')
    .where('family_id', '=', familyId)
    .orderBy('position')
    .limit(200)
    .execute()
  return rows.map(({ id }) => id)
}

/** Everybody of an order's families who still travels. */
export async function listTravellingMembers(db: Db, orderId: string): Promise<{ id: string; familyId: string }[]> {
  return own(db)
    .selectFrom('passengers')
    .innerJoin('order_families', 'order_families.id', 'family_id')
    .select(['passengers.id', 'order_families.id as familyId'])
    .where('order_id', '=', orderId)
    .where('cancelled_at', 'is', null)
    .orderBy('order_families.position')
    .orderBy('passengers.position')
    .limit(1000)
    .execute()
}

function toFamily(row: { id: string; order_id: string; name: string; phone: string; token: string }): Family {
  return { id: row.id, orderId: row.order_id, name: row.name, phone: row.phone, token: row.token }
}
