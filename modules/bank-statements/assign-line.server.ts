import { sql } from 'kysely'
import type { Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { takeTransfer, type MoneyRefusal } from '#modules/booking/index.server.ts'
import { takeTransferForLink, type LinkMoneyRefusal } from '#modules/payment-links/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { changeLine, type LineRow } from './data/lines.server.ts'
import { dropProposedShares, insertShare, listShares, restBeside } from './data/shares.server.ts'
import type { LineState } from './domain/line-state.ts'
import { needsSecondPerson } from './domain/needs-second-person.ts'
import { areSameShares, splitLine, type LineShare, type ShareSubject, type SplitRefusal } from './domain/split-line.ts'
import { postSuspense } from './post-suspense.server.ts'
import { secondPersonAboveSetting } from './settings.server.ts'

export type AssignFailure = { code: 'second-person-needed' } | SplitRefusal | ShareRefusal

/** Why the order or link of a share does not take it. */
export type ShareRefusal = (MoneyRefusal | LinkMoneyRefusal) & { subject: ShareSubject }

/** The orders, links and amounts that staff chose, as `assignShares` books them; a refusal leaves nothing of it behind. */
export async function assignLine(...given: Parameters<typeof assignShares>): ReturnType<typeof assignShares> {
  const [tx] = given
  await sql`savepoint before_shares`.execute(tx)
  const assigned = await assignShares(...given)
  if (!assigned.ok) await sql`rollback to savepoint before_shares`.execute(tx)
  return assigned
}

/**
 * Puts a line on orders and links, under the lock of its row: every share becomes a payment of its own, in the order in which
 * orders and then links are locked, and what is left of the line stands in suspense, to be decided later. Above the amount of the setting
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
  if (isTwoNeeded && first === admin.id) return fail({ code: 'second-person-needed' })
  await dropProposedShares(tx, line.id)
  if (isTwoNeeded && first === null) {
    for (const share of shares)
      await insertShare(tx, { ...share, id: crypto.randomUUID(), lineId: line.id, attemptRef: null }, now)
    await postSuspense(tx, line, { before, after: { state: 'second_person', rest } }, admin.id, now)
    const change = { state: 'second_person', attempt_ref: null, first_by: admin.id, second_by: null, note: '' } as const
    await changeLine(tx, line, change, admin.id, now)
    return ok({ state: 'second_person', rest })
  }

  for (const share of shares.toSorted((a, b) => (lockOrderOf(a) < lockOrderOf(b) ? -1 : 1))) {
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
  const { subject: of, amount } = share
  const id = crypto.randomUUID()
  const money = { amount, key: `bank-line:${line.line_key}:${id}`, iban: line.account_iban }
  const taken =
    of.kind === 'order'
      ? await takeTransfer(tx, { ...money, orderId: of.ref, on: line.booked_on }, now)
      : await takeTransferForLink(tx, { ...money, linkId: of.ref }, now)
  if (!taken.ok) return fail({ ...taken.error, subject: of })
  const { attemptRef } = taken.value
  await insertShare(tx, { ...share, id, lineId: line.id, attemptRef }, now)
  const subject = { kind: 'payment', id: attemptRef } as const
  const after = { bankLine: line.id, [of.kind]: of.ref, received: amount }
  await recordAudit(tx, { actor: admin, action: 'payment.receive', subject, after }, now)
  return ok(undefined)
}

function lockOrderOf({ subject: { kind, ref } }: LineShare): string {
  return `${kind === 'order' ? 1 : 2} ${ref}`
}
