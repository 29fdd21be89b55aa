import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { money, type Money } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findOrder, type StaffOrder } from '../find-order.server.ts'
import { joinOrders, previewJoin } from '../join-orders.server.ts'
import { placeOrder } from '../place-order.server.ts'
import { previewSplit, splitOrder, type SplitRequest } from '../split-order.server.ts'
import { takeTransfer } from '../take-transfer.server.ts'
import { anOrderRequest, fromStranger, minutesLater, noon } from './builders.ts'

const admin = aStaffMember()

/** An order of some in double rooms, of which `paid` came by transfers; without any it waits for its money. */
export async function aPartlyPaidOrder(db: Db, { seats = 4, paid = [] as number[], capacity = 60 } = {}) {
  const { departureId, id: tourId } = await aDeparture(db, { capacity })
  return { ...(await besides(db, tourId, { seats, paid })), departureId, tourId }
}

/** Another order of the same departure. */
export async function besides(db: Db, tourId: string, { seats = 2, paid = [] as number[] } = {}) {
  const placed = await placeOrder(db, fromStranger(anOrderRequest(tourId, seats)), noon)
  if (!placed.ok) throw new Error(`refused: ${placed.error.code}`)
  for (const minor of paid) await payByTransfer(db, placed.value.orderId, minor)
  return placed.value
}

export async function payByTransfer(db: Db, orderId: string, minor: number): Promise<string> {
  const transfer = {
    orderId,
    amount: money(minor, 'USD'),
    on: plainDate('2026-12-01'),
    key: randomUUID(),
    iban: 'TR330006100519786457841326',
  }
  const taken = await db.transaction().execute((tx) => takeTransfer(tx, transfer, minutesLater(5)))
  if (!taken.ok) throw new Error(`the transfer was refused: ${taken.error.code}`)
  return taken.value.attemptRef
}

/** What a member of staff does: chooses travellers, looks at the figures, and confirms what stood there. */
export async function splitOff(
  db: Db,
  id: string,
  travellerIds: readonly string[],
  { along, ...change }: Partial<SplitRequest> & { along?: Money } = {},
) {
  const order = await get(db, id)
  const wish = { travellerIds, along }
  const preview = await previewSplit(db, admin, { id, wish }, noon)
  if (!preview.ok) return preview
  const { staying, leaving } = preview.value
  const shown = { staying: staying.total, leaving: leaving.total, along: leaving.paid }
  const request = { id, version: order.version, wish, shown, reason: 'asked', isMailed: false, ...change }
  return splitOrder(db, admin, request, noon)
}

export async function joinInto(db: Db, id: string, other: string) {
  const preview = await previewJoin(db, admin, { id, other }, noon)
  if (!preview.ok) return preview
  const { version } = await get(db, id)
  const shown = { shownTotal: preview.value.total.is, otherVersion: preview.value.other.version }
  return joinOrders(db, admin, { id, version, other, ...shown, reason: 'asked', isMailed: false }, noon)
}

export async function get(db: Db, id: string): Promise<StaffOrder> {
  const order = await findOrder(db, admin, id)
  if (!order) throw new Error(`no order ${id}`)
  return order
}

export function travellersOf({ journeys }: StaffOrder) {
  return journeys.flatMap(({ travellers }) => travellers).filter(({ isCancelled }) => !isCancelled)
}

/** What the books say that an order still owes, payments included. */
export async function receivableOf(db: Db, orderId: string): Promise<number> {
  const { rows } = await sql<{ minor: string }>`
    select coalesce(sum(amount_minor), 0) as minor from ledger_lines
    where account_kind = 'receivable' and account_ref = ${`order:${orderId}`}`.execute(db)
  return Number(rows[0]?.minor)
}

/** What is out of balance in the whole of the books, entry by entry. */
export async function unbalancedEntries(db: Db): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from ledger_entries join ledger_lines on entry_id = ledger_entries.id
    group by ledger_entries.id, key, currency having sum(amount_minor) <> 0`.execute(db)
  return rows.map(({ key }) => key)
}

/** The numbers of the rooms in which the people of an order were sold, in the order in which they were named. */
export async function soldRoomsOf(db: Db, orderId: string): Promise<(number | null)[]> {
  const { rows } = await sql<{ room: number | null }>`
    select sold_room as room from passengers join order_items on order_items.id = order_item_id
    where order_id = ${orderId} order by order_items.position, passengers.position`.execute(db)
  return rows.map(({ room }) => room)
}
