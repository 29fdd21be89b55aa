import { sql } from 'kysely'
import type { Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { takeTransfer, type MoneyRefusal } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { changeLine, type LineRow } from './data/lines.server.ts'
import { dropProposedShares, insertShare, listShares, restBeside } from './data/shares.server.ts'
import type { LineState } from './domain/line-state.ts'
import { needsSecondPerson } from './domain/needs-second-person.ts'
import { areSameShares, splitLine, type LineShare, type SplitRefusal } from './domain/split-line.ts'
import { postSuspense } from './post-suspense.server.ts'
import { secondPersonAboveSetting } from './settings.server.ts'

export type AssignFailure = { code: 'same-person' } | SplitRefusal | (MoneyRefusal & { orderId: string })

/** The orders and amounts that staff chose, as `assignShares` books them; a refusal leaves nothing of it behind. */
export async function assignLine(...given: Parameters<typeof assignShares>): ReturnType<typeof assignShares> {
  const [tx] = given
  await sql`savepoint before_shares`.execute(tx)
  const assigned = await assignShares(...given)
  if (!assigned.ok) await sql`rollback to savepoint before_shares`.execute(tx)
  return assigned
}

/**
 * Puts a line on orders, under the lock of its row: every share becomes a payment of its order, in the order in which
 * orders are locked, and what is left of the line stands in suspense, to be decided later. Above the amount of the setting
 * the first person only proposes, and a second one has to choose the same.
 */
async function assignShares(
  tx: Db,
  line: LineRow,
  shares: readonly LineShare[],
  admin: Admin<'payments'>,
  now: Date,
): Promise<Result<{ state: LineState; rest: Money }, AssignFailure>> {
  const known = await listShares(tx, line.id)
  const rest = restBeside(line, known)
  const split = splitLine(rest, shares)
  if (!split.ok) return split
  const { remainder } = split.value
  const before = { state: line.state, rest }

  const proposed = known.filter(({ state }) => state === 'proposed')
  const first = line.state === 'second_person' && areSameShares(proposed, shares) ? line.first_by : null
  const isTwoNeeded = needsSecondPerson(rest, await readSetting(tx, secondPersonAboveSetting))
  if (isTwoNeeded && first === admin.id) return fail({ code: 'same-person' })
  await dropProposedShares(tx, line.id)
  if (isTwoNeeded && first === null) {
    for (const share of shares)
      await insertShare(tx, { ...share, id: crypto.randomUUID(), lineId: line.id, attemptRef: null }, now)
    await postSuspense(tx, line, { before, after: { state: 'second_person', rest } }, admin.id, now)
    const change = { state: 'second_person', attempt_ref: null, first_by: admin.id, second_by: null, note: '' } as const
    await changeLine(tx, line, change, admin.id, now)
    return ok({ state: 'second_person', rest })
  }

  for (const share of shares.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1))) {
    const taken = await bookShare(tx, line, share, admin, now)
    if (!taken.ok) return taken
  }
  const state = remainder.minor === 0 ? 'matched' : 'suspense'
  await postSuspense(tx, line, { before, after: { state, rest: remainder } }, admin.id, now)
  const people = { first_by: first ?? admin.id, second_by: first === null ? null : admin.id }
  await changeLine(tx, line, { state, attempt_ref: null, ...people, note: '' }, admin.id, now)
  return ok({ state, rest: remainder })
}

async function bookShare(
  tx: Db,
  line: LineRow,
  share: LineShare,
  admin: Admin<'payments'>,
  now: Date,
): Promise<Result<void, AssignFailure>> {
  const { orderId, amount } = share
  const id = crypto.randomUUID()
  const key = `bank-line:${line.line_key}:${id}`
  const taken = await takeTransfer(tx, { orderId, amount, on: line.booked_on, key, iban: line.account_iban }, now)
  if (!taken.ok) return fail({ ...taken.error, orderId })
  const { attemptRef } = taken.value
  await insertShare(tx, { ...share, id, lineId: line.id, attemptRef }, now)
  const subject = { kind: 'payment', id: attemptRef }
  const after = { bankLine: line.id, order: orderId, received: amount }
  await recordAudit(tx, { actor: admin, action: 'payment.receive', subject, after }, now)
  return ok(undefined)
}
