import { sum, type Money } from '#kernel/money.ts'
import { plainDate, type PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { openPaymentLike, withdrawPayment, type WithdrawFailure } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { lockOrder, type LockedOrder } from './data/orders.server.ts'
import {
  hasRoomForParts,
  insertPart,
  listParts,
  markPartWithdrawn,
  setReplacement,
  type PaymentPart,
} from './data/payment-parts.server.ts'
import { headsOfFamilies } from './data/families.server.ts'
import { own } from './data/tables.server.ts'

export type WantedPart = {
  amount: Money
  dueOn: PlainDate | null
  payer: PaymentPart['payer']
  /** The family of a group whose share it is; such a payment waits as long as the order does. */
  familyId?: string | null
}

export type PartsFailure = WithdrawFailure | { code: 'too-many-parts' }

/**
 * Changes the parts of an order under its lock, all or nothing, so that a payment is never withdrawn without another in
 * its place. `undefined` when there is no such order.
 */
export async function changingParts<Value, Failure>(
  db: Db,
  orderId: string,
  change: (tx: Db, order: LockedOrder, parts: PaymentPart[]) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure> | undefined> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    return order && change(tx, order, await listParts(tx, orderId))
  })
}

/**
 * Withdraws parts and opens others in their place, inside `changingParts`. The address of a withdrawn part leads to
 * `replacement`, an index into the new ones, or one index for each withdrawn part, unless it was somebody else's share.
 */
export async function replaceParts(
  tx: Db,
  orderId: string,
  {
    withdraw,
    add,
    replacement,
  }: {
    withdraw: readonly PaymentPart[]
    add: readonly WantedPart[]
    replacement?: number | readonly (number | undefined)[]
  },
  now: Date,
): Promise<Result<PaymentPart[], PartsFailure>> {
  if (!(await hasRoomForParts(tx, orderId, add.length))) return fail({ code: 'too-many-parts' })
  for (const part of withdraw) {
    const withdrawn = await withdrawPayment(tx, part.paymentToken)
    if (!withdrawn.ok) return withdrawn
    await markPartWithdrawn(tx, part.id, now)
  }
  const holdEnd = await findHoldEnd(tx, orderId)
  const like = await firstToken(tx, orderId)
  const heads = await headsOfFamilies(
    tx,
    add.flatMap(({ familyId }) => familyId ?? []),
  )
  const ids: string[] = []
  for (const [index, part] of add.entries()) {
    const head = heads.get(part.familyId ?? '')
    const { token } = await openPaymentLike(tx, like, {
      amount: part.amount,
      // A share is called by its family; its page knows the one of them who is reached, so that nobody types it.
      payer: part.payer && head ? { ...part.payer, ...head } : part.payer,
      // What is paid first has to be there while the seats are held.
      expiresAt: index === 0 && !part.familyId ? holdEnd : null,
    })
    ids.push(await insertPart(tx, { ...part, orderId, paymentToken: token, createdAt: now }))
  }
  for (const [index, part] of withdraw.entries()) {
    const place = typeof replacement === 'object' ? replacement[index] : replacement
    const heir = place === undefined ? undefined : ids[place]
    if (heir && !part.payer) await setReplacement(tx, part.id, heir)
  }
  const parts = await listParts(tx, orderId)
  return ok(ids.flatMap((id) => parts.find((part) => part.id === id) ?? []))
}

/** What is neither paid nor withdrawn, in the order in which it is due. */
export function openParts(parts: readonly PaymentPart[]): PaymentPart[] {
  return parts.filter(({ paidAt }) => paidAt === null)
}

export function openAmount(parts: readonly PaymentPart[], currency: Money['currency']): Money {
  return sum(
    openParts(parts).map(({ amount }) => amount),
    currency,
  )
}

/** The day on which the first journey of an order leaves. */
export async function firstDeparture(db: Db, orderId: string): Promise<PlainDate> {
  const items = await own(db).selectFrom('order_items').select('snapshot').where('order_id', '=', orderId).execute()
  const [first] = items.map(({ snapshot }) => snapshot.departsOn).toSorted()
  if (!first) throw new Error(`order ${orderId} has no journey`)
  return plainDate(first)
}

/** The customer's first payment knows what the order is for. */
export async function firstToken(tx: Db, orderId: string): Promise<string> {
  const { payment_token: token } = await own(tx)
    .selectFrom('order_payment_parts')
    .select('payment_token')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow()
  return token
}

/** Until when unsold seats wait; null when they are sold. */
async function findHoldEnd(tx: Db, orderId: string): Promise<Date | null> {
  const row = await own(tx)
    .selectFrom('seat_holds')
    .select('expires_at')
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .orderBy('expires_at')
    .limit(1)
    .executeTakeFirst()
  return row?.expires_at ?? null
}
