import { subtract, zero, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import {
  countMoney,
  listPayableOrdersById,
  type CountedMoney,
  type CountRefusal,
  type PayableOrder,
} from '#modules/booking/index.server.ts'
import { checkLinkMoney, listPayableLinksById, type PayableLink } from '#modules/payment-links/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import type { AssignFailure } from './assign-line.server.ts'
import { restOf } from './data/shares.server.ts'
import { isId } from './data/statements.server.ts'
import { own } from './data/tables.server.ts'
import { needsSecondPerson } from './domain/needs-second-person.ts'
import { splitLine, type LineShare, type ShareSubject } from './domain/split-line.ts'
import { secondPersonAboveSetting } from './settings.server.ts'

/** What a share would mean for its order. */
export type PreviewedShare = LineShare & {
  /** The number of the order, or the title of the link. */
  name: string
  customer: string
  owed: Money
  /** What is owed afterwards. */
  left: Money
  /** At which rate it counts, where the order is of another currency. */
  foreign: CountedMoney['foreign']
}

export type SharesPreview = { shares: PreviewedShare[]; remainder: Money; needsSecondPerson: boolean }

/**
 * What would be booked if a line were put on these orders and links; books nothing.
 *
 * Fails with `line-not-found`, and as `decideLine` does where that can be seen before: `no-share`, `share-twice`,
 * `more-than-line`, `nothing-owed`, `more-than-owed`, `too-little`, `no-rate`, `link-currency`, `link-whole`.
 */
export async function previewShares(
  db: Db,
  admin: Admin<'payments'>,
  { lineId, shares }: { lineId: string; shares: readonly LineShare[] },
  now: Date,
): Promise<Result<SharesPreview, AssignFailure | { code: 'line-not-found' }>> {
  const row = isId(lineId)
    ? await own(db).selectFrom('bank_lines').selectAll().where('id', '=', lineId).executeTakeFirst()
    : undefined
  if (!row) return fail({ code: 'line-not-found' })
  const rest = await restOf(db, row)
  const split = splitLine(rest, shares)
  if (!split.ok) return split
  const refsOf = (kind: ShareSubject['kind']) =>
    shares.filter(({ subject }) => subject.kind === kind).map(({ subject }) => subject.ref)
  const orders = await listPayableOrdersById(db, admin, refsOf('order'))
  const links = await listPayableLinksById(db, admin, refsOf('link'), now)
  const previewed: PreviewedShare[] = []
  for (const share of shares) {
    const { ref } = share.subject
    const order = orders.find(({ orderId }) => orderId === ref)
    const link = links.find(({ id }) => id === ref)
    const shown = order
      ? await previewOnOrder(db, share, order, row.booked_on)
      : link
        ? previewOnLink(share, link)
        : fail({ code: 'nothing-owed' as const })
    if (!shown.ok) return fail({ ...shown.error, subject: share.subject })
    previewed.push(shown.value)
  }
  const limits = await readSetting(db, secondPersonAboveSetting)
  const { remainder } = split.value
  return ok({ shares: previewed, remainder, needsSecondPerson: needsSecondPerson(rest, limits) })
}

async function previewOnOrder(
  db: Db,
  share: LineShare,
  { orderId, orderNo, customer, remaining: owed }: PayableOrder,
  on: PlainDate,
): Promise<Result<PreviewedShare, CountRefusal>> {
  const worth = await countMoney(db, { orderId, owed, amount: share.amount, on })
  if (!worth.ok) return worth
  const { counted, foreign } = worth.value
  return ok({ ...share, name: orderNo, customer, owed, left: subtract(owed, counted), foreign })
}

function previewOnLink(share: LineShare, { title, customer, price: owed }: PayableLink) {
  const fits = checkLinkMoney(owed, share.amount)
  return fits.ok ? ok({ ...share, name: title, customer, owed, left: zero(owed.currency), foreign: null }) : fits
}
