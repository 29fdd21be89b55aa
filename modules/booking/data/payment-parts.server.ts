import { sql, type RawBuilder } from 'kysely'
import { money, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './tables.server.ts'

/** One part in which an order is paid; a payment of its own. */
export type PaymentPart = {
  id: string
  orderId: string
  position: number
  amount: Money
  /** Null: at once, while the seats are held. */
  dueOn: PlainDate | null
  /** The address of its payment. */
  paymentToken: string
  /** Who took over this share; null for the customer. */
  payer: { name: string; email: string } | null
  /** The family of a group whose share it is. */
  familyId: string | null
  createdAt: Date
  paidAt: Date | null
}

export type NewPart = Pick<PaymentPart, 'orderId' | 'amount' | 'dueOn' | 'paymentToken' | 'payer' | 'createdAt'> & {
  familyId?: string | null
}

/** More parts than this, withdrawn ones included, is no plan but a game; each family of a group may have some more. */
const MOST_PARTS_EVER = 60
const MOST_PARTS_OF_FAMILY = 6

const LISTED_PARTS = 1000

/** The parts of an order that count, in the order in which they are due. */
export async function listParts(db: Db, orderId: string): Promise<PaymentPart[]> {
  const rows = await partsOf(db)
    .where('order_id', '=', orderId)
    .where('withdrawn_at', 'is', null)
    .orderBy('due_on', (order) => order.asc().nullsFirst())
    .orderBy('position')
    .limit(LISTED_PARTS)
    .execute()
  return rows.map(toPart)
}

export async function findPart(db: Db, id: string): Promise<PaymentPart | undefined> {
  const row = await partsOf(db).where('order_payment_parts.id', '=', id).executeTakeFirst()
  return row && toPart(row)
}

/** The part that a payment is for, and whether it was withdrawn. */
export async function findPartByToken(
  db: Db,
  paymentToken: string,
): Promise<(PaymentPart & { isWithdrawn: boolean; replacedBy: string | null }) | undefined> {
  const row = await partsOf(db)
    .select(['withdrawn_at', 'replaced_by'])
    .where('payment_token', '=', paymentToken)
    .executeTakeFirst()
  return row && { ...toPart(row), isWithdrawn: row.withdrawn_at !== null, replacedBy: row.replaced_by }
}

/** The token of the part that stands in the place of a withdrawn one, through all changes since. */
export async function findReplacementToken(db: Db, paymentToken: string): Promise<string | undefined> {
  const { rows } = await sql<{ token: string }>`
    with recursive way as (
      select id, replaced_by, payment_token, withdrawn_at, 0 as steps from order_payment_parts where payment_token = ${paymentToken}
      union all
      select next.id, next.replaced_by, next.payment_token, next.withdrawn_at, steps + 1
      from order_payment_parts next join way on next.id = way.replaced_by where steps < ${MOST_PARTS_EVER}
    )
    select payment_token as token from way where steps > 0 and withdrawn_at is null limit 1`.execute(db)
  return rows[0]?.token
}

/** Whether an order may have so many parts more. */
export async function hasRoomForParts(tx: Db, orderId: string, count: number): Promise<boolean> {
  const { families } = await own(tx)
    .selectFrom('order_families')
    .select(({ fn }) => fn.countAll<number>().as('families'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return (await countPartsEver(tx, orderId)) + count <= MOST_PARTS_EVER + Number(families) * MOST_PARTS_OF_FAMILY
}

async function countPartsEver(tx: Db, orderId: string): Promise<number> {
  const { count } = await own(tx)
    .selectFrom('order_payment_parts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return count
}

/** Behind all parts that an order ever had; some may have gone along to another order. */
function nextPosition(orderId: string): RawBuilder<number> {
  return sql<number>`(select coalesce(max(position) + 1, 0) from order_payment_parts where order_id = ${orderId})`
}

/** Adds a part behind all others of its order; the order is locked by the caller. */
export async function insertPart(tx: Db, part: NewPart): Promise<string> {
  const { id } = await partInsert(tx, part).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The same, to be written together with others. */
export function partInsert(tx: Db, part: NewPart) {
  return own(tx)
    .insertInto('order_payment_parts')
    .values({
      order_id: part.orderId,
      position: nextPosition(part.orderId),
      amount_minor: part.amount.minor,
      due_on: part.dueOn,
      payment_token: part.paymentToken,
      payer_name: part.payer?.name ?? null,
      payer_email: part.payer?.email ?? null,
      family_id: part.familyId ?? null,
      created_at: part.createdAt,
    })
}

export async function markPartPaid(tx: Db, id: string, paidAt: Date): Promise<void> {
  await own(tx).updateTable('order_payment_parts').set({ paid_at: paidAt }).where('id', '=', id).execute()
}

/** What was paid by mistake is not paid. */
export async function markPartUnpaid(tx: Db, id: string): Promise<void> {
  await own(tx).updateTable('order_payment_parts').set({ paid_at: null }).where('id', '=', id).execute()
}

export async function markPartWithdrawn(tx: Db, id: string, at: Date): Promise<void> {
  await own(tx).updateTable('order_payment_parts').set({ withdrawn_at: at }).where('id', '=', id).execute()
}

/** A part that was paid belongs to another order, behind all parts of it; that order is locked by the caller. */
export async function movePart(tx: Db, paymentToken: string, orderId: string): Promise<void> {
  await own(tx)
    .updateTable('order_payment_parts')
    .set({ order_id: orderId, position: nextPosition(orderId), payer_name: null, payer_email: null })
    .where('payment_token', '=', paymentToken)
    .execute()
}

/** Some of what a part brought belongs to another order. */
export async function shrinkPart(tx: Db, paymentToken: string, minor: number): Promise<void> {
  await own(tx)
    .updateTable('order_payment_parts')
    .set((row) => ({ amount_minor: row('amount_minor', '-', minor) }))
    .where('payment_token', '=', paymentToken)
    .execute()
}

export async function setReplacement(tx: Db, id: string, replacedBy: string): Promise<void> {
  await own(tx).updateTable('order_payment_parts').set({ replaced_by: replacedBy }).where('id', '=', id).execute()
}

function partsOf(db: Db) {
  return own(db)
    .selectFrom('order_payment_parts')
    .innerJoin('orders', 'orders.id', 'order_payment_parts.order_id')
    .select([
      'order_payment_parts.id',
      'order_payment_parts.order_id',
      'order_payment_parts.position',
      'order_payment_parts.amount_minor',
      'order_payment_parts.due_on',
      'order_payment_parts.payment_token',
      'order_payment_parts.payer_name',
      'order_payment_parts.payer_email',
      'order_payment_parts.family_id',
      'order_payment_parts.created_at',
      'order_payment_parts.paid_at',
      'orders.currency',
    ])
}

function toPart(row: Awaited<ReturnType<ReturnType<typeof partsOf>['executeTakeFirstOrThrow']>>): PaymentPart {
  return {
    id: row.id,
    orderId: row.order_id,
    position: row.position,
    amount: money(row.amount_minor, row.currency),
    dueOn: row.due_on,
    paymentToken: row.payment_token,
    payer:
      row.payer_name !== null && row.payer_email !== null ? { name: row.payer_name, email: row.payer_email } : null,
    familyId: row.family_id,
    createdAt: row.created_at,
    paidAt: row.paid_at,
  }
}
