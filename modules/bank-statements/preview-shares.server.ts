import { subtract, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import {
  countMoney,
  listPayableOrdersById,
  type CountedMoney,
  type PayableOrder,
} from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import type { AssignFailure } from './assign-line.server.ts'
import { restOf } from './data/shares.server.ts'
import { isId } from './data/statements.server.ts'
import { own } from './data/tables.server.ts'
import { needsSecondPerson } from './domain/needs-second-person.ts'
import { splitLine, type LineShare } from './domain/split-line.ts'
import { secondPersonAboveSetting } from './settings.server.ts'

/** What a share would mean for its order. */
export type PreviewedShare = LineShare & {
  order: Pick<PayableOrder, 'id' | 'orderNo' | 'customer' | 'isExpired'>
  owed: Money
  /** What the order owes afterwards. */
  left: Money
  /** At which rate it counts, where the order is of another currency. */
  foreign: CountedMoney['foreign']
}

export type SharesPreview = { shares: PreviewedShare[]; remainder: Money; needsSecondPerson: boolean }

/**
 * What would be booked if a line were put on these orders; books nothing.
 *
 * Fails with `line-not-found`, and as `decideLine` does where that can be seen before: `no-share`, `share-twice`,
 * `more-than-line`, `nothing-owed`, `more-than-owed`, `too-little`, `no-rate`.
 */
export async function previewShares(
  db: Db,
  admin: Admin<'payments'>,
  { lineId, shares }: { lineId: string; shares: readonly LineShare[] },
): Promise<Result<SharesPreview, AssignFailure | { code: 'line-not-found' }>> {
  const row = isId(lineId)
    ? await own(db).selectFrom('bank_lines').selectAll().where('id', '=', lineId).executeTakeFirst()
    : undefined
  if (!row) return fail({ code: 'line-not-found' })
  const rest = await restOf(db, row)
  const split = splitLine(rest, shares)
  if (!split.ok) return split
  const orders = await listPayableOrdersById(
    db,
    admin,
    shares.map(({ orderId }) => orderId),
  )
  const previewed: PreviewedShare[] = []
  for (const share of shares) {
    const { orderId, amount } = share
    const order = orders.find((each) => each.orderId === orderId)
    if (!order) return fail({ code: 'nothing-owed', orderId })
    const owed = order.remaining
    const worth = await countMoney(db, { orderId, owed, amount, on: row.booked_on })
    if (!worth.ok) return fail({ ...worth.error, orderId })
    const { counted, foreign } = worth.value
    previewed.push({ ...share, order, owed, left: subtract(owed, counted), foreign })
  }
  const limits = await readSetting(db, secondPersonAboveSetting)
  const { remainder } = split.value
  return ok({ shares: previewed, remainder, needsSecondPerson: needsSecondPerson(rest, limits) })
}
