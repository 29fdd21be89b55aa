import { fail, ok, type Result } from '#kernel/result.ts'
import { isCurrency, money, type Money } from '#kernel/money.ts'
import { normalizeInput } from '#kernel/text.ts'
import { parseTypedAmount } from '#kernel/typed-amount.ts'
import { followJoin, followSplit } from '#modules/agents/index.server.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import {
  joinOrders,
  previewJoin,
  previewSplit,
  splitOrder,
  type JoinFailure,
  type JoinPreview,
  type SplitFailure,
  type SplitPreview,
  type StaffOrder,
} from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { readContact } from '../order-fields.ts'

type FormProblem = { code: 'reason' } | { code: 'text' } | { code: 'figures-first' }

export type SplitProblem = SplitFailure | FormProblem | { code: 'amount' }

export type JoinProblem = JoinFailure | FormProblem | { code: 'other-seller' }

type Asked = { order: StaffOrder; fields: Record<string, string> }

/** What the chosen split would mean. */
export async function reckonSplitOf(
  db: Db,
  admin: Admin<'orders'>,
  { order, fields }: Asked,
  now: Date,
): Promise<Result<SplitPreview, SplitProblem>> {
  const along = readAlong(fields, order)
  if (!along.ok) return along
  const wish = { travellerIds: readChosen(fields), along: along.value }
  return previewSplit(db, admin, { id: order.id, wish }, now)
}

/** Splits the order for the figures that stood on the form; a reservation of an agency follows. */
export async function splitAsShown(
  db: Db,
  admin: Admin<'orders'>,
  { order, fields }: Asked,
  now: Date,
): Promise<Result<{ publicId: string }, SplitProblem>> {
  const reason = readReason(fields)
  if (!reason.ok) return reason
  const [staying, leaving, along] = ['staying', 'leaving', 'shownAlong'].map((name) => readShown(fields, name))
  if (!staying || !leaving || !along) return fail({ code: 'figures-first' })
  const request = {
    id: order.id,
    version: Number(fields['version']),
    wish: { travellerIds: readChosen(fields) },
    shown: { staying, leaving, along },
    contact: readContact(fields),
    reason: reason.value,
    isMailed: fields['isMailed'] === 'on',
  }
  return inTransaction(db, async (tx): Promise<Result<{ publicId: string }, SplitProblem>> => {
    const made = await splitOrder(tx, admin, request, now)
    if (!made.ok) return made
    await followSplit(tx, { from: order.orderId, to: made.value.orderId, staffId: admin.id }, now)
    return ok({ publicId: made.value.publicId })
  })
}

/** What joining the order with that number would mean. */
export async function reckonJoinOf(
  db: Db,
  admin: Admin<'orders'>,
  { order, fields }: Asked,
  now: Date,
): Promise<Result<JoinPreview, JoinProblem>> {
  return previewJoin(db, admin, { id: order.id, other: (fields['other'] ?? '').trim() }, now)
}

/** Joins the orders for the figures that stood on the form; both have to be sold by the same agency, or by ourselves. */
export async function joinAsShown(
  db: Db,
  admin: Admin<'orders'>,
  { order, fields }: Asked,
  now: Date,
): Promise<Result<void, JoinProblem>> {
  const reason = readReason(fields)
  if (!reason.ok) return reason
  const shownTotal = readShown(fields, 'joined')
  if (!shownTotal) return fail({ code: 'figures-first' })
  const request = {
    id: order.id,
    version: Number(fields['version']),
    other: (fields['other'] ?? '').trim(),
    otherVersion: Number(fields['otherVersion']),
    shownTotal,
    reason: reason.value,
    isMailed: fields['isMailed'] === 'on',
  }
  return joinAndFollow(db, admin, request, now)
}

/** A refusal after the orders were joined undoes the joining. */
async function joinAndFollow(
  db: Db,
  admin: Admin<'orders'>,
  request: Parameters<typeof joinOrders>[2],
  now: Date,
): Promise<Result<void, JoinProblem>> {
  return inTransaction(db, async (tx): Promise<Result<void, JoinProblem>> => {
    const joined = await joinOrders(tx, admin, request, now)
    if (!joined.ok) return joined
    const { orderId, endedId } = joined.value
    return followJoin(tx, { stays: orderId, ends: endedId, staffId: admin.id }, now)
  })
}

function readChosen(fields: Record<string, string>): string[] {
  return Object.keys(fields).flatMap((name) => (name.startsWith('who.') ? [name.slice('who.'.length)] : []))
}

function readAlong(
  fields: Record<string, string>,
  { amounts }: StaffOrder,
): Result<Money | undefined, { code: 'amount' }> {
  const typed = (fields['along'] ?? '').trim()
  if (typed === '') return ok(undefined)
  const along = parseTypedAmount(typed, amounts.total.currency)
  return along ? ok(along) : fail({ code: 'amount' })
}

function readReason(fields: Record<string, string>): Result<string, { code: 'reason' } | { code: 'text' }> {
  const reason = normalizeInput(fields['reason'] ?? '')
  if (reason === undefined || reason.length > 300) return fail({ code: 'text' })
  return reason === '' ? fail({ code: 'reason' }) : ok(reason)
}

/** An amount that stood on the form; `undefined` where none did. */
function readShown(fields: Record<string, string>, name: string): Money | undefined {
  const [minor = '', currency] = (fields[name] ?? '').split(' ')
  return /^\d+$/.test(minor) && isCurrency(currency) ? money(Number(minor), currency) : undefined
}
