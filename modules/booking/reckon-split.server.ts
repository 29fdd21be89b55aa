import { money, subtract, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { isMoneyUnderWay } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findMovable, hasUnexplainedMoney } from './carry-money.server.ts'
import { openParts } from './change-parts.server.ts'
import { listFamiliesOfOrders } from './data/families.server.ts'
import { listHolds } from './data/orders.server.ts'
import { listParties, type Party } from './data/party.server.ts'
import { checkSplit, type SplitProblem } from './domain/check-split.ts'
import { isAlive } from './domain/order.ts'
import { moneyAlong, splitAmounts, type Amounts } from './domain/split-amounts.ts'
import type { StaffOrder } from './find-order.server.ts'
import { planOfLeaving, type DatedPart } from './split-plan.server.ts'
import { promisedOf } from './weigh-refund.server.ts'

/** Who leaves, and what of the money that came goes along; without it as much as of the price. */
export type SplitWish = { travellerIds: readonly string[]; along?: Money | undefined }

/** Why money keeps an order from being split or joined. */
export type MoneyUnsettled =
  | { code: 'payment-in-progress' }
  | { code: 'refund-in-progress' }
  | { code: 'money-unexplained' }

export type SplitRefusal =
  | SplitProblem
  | MoneyUnsettled
  | { code: 'order-closed' }
  | { code: 'shared-by-families' }
  | { code: 'price-gone' }
  | { code: 'money-too-much'; most: Money }

export type SplitReckoning = {
  parties: { party: Party; go: Party['people']; stay: Party['people'] }[]
  staying: Amounts
  leaving: Amounts
  /** What of the paid sum goes along, and the most that could. */
  along: Money
  most: Money
  /** What is open of the new order. */
  plan: DatedPart[]
  isSold: boolean
}

/** What it would mean that some travellers leave an order for one of their own. Writes nothing. */
export async function reckonSplit(
  db: Db,
  order: StaffOrder,
  { travellerIds, along: wanted }: SplitWish,
  now: Date,
): Promise<Result<SplitReckoning, SplitRefusal>> {
  if (!isAlive(order.state)) return fail({ code: 'order-closed' })
  const today = dayInIstanbul(now)
  const parties = await listParties(db, order.orderId)
  const journeys = parties.map(({ snapshot, people }) => ({ departsOn: snapshot.departsOn, people }))
  const problem = checkSplit(journeys, travellerIds, today)
  if (problem) return fail(problem)
  if ((await listFamiliesOfOrders(db, [order.orderId])).length > 0) return fail({ code: 'shared-by-families' })
  const unsettled = await findUnsettled(db, order)
  if (unsettled) return fail(unsettled)

  const goes = ({ id, isCancelled }: { id: string; isCancelled: boolean }) => !isCancelled && travellerIds.includes(id)
  const divided = parties.map((party) => ({
    party,
    go: party.people.filter(goes),
    stay: party.people.filter((each) => !goes(each)),
  }))
  const { amounts } = order
  const split = splitAmounts(
    amounts,
    divided.flatMap(({ stay }) => stay),
    divided.flatMap(({ go }) => go),
  )
  if (!split || split.staying.total.minor <= amounts.reduction.minor) return fail({ code: 'price-gone' })
  const { total } = split.leaving
  const movable = await findMovable(db, order.orderId, total.currency)
  const most = money(Math.min(movable.minor, amounts.paid.minor, total.minor), total.currency)
  const owed = subtract(amounts.total, amounts.reduction)
  const along = wanted ?? moneyAlong({ paid: amounts.paid, owed, total, most })
  if (along.currency !== total.currency || along.minor < 0 || along.minor > most.minor)
    return fail({ code: 'money-too-much', most })
  const isSold = (await listHolds(db, order.orderId)).some(({ state }) => state === 'sold')
  return ok({
    parties: divided,
    ...split,
    along,
    most,
    plan: planOfLeaving(openParts(order.parts), subtract(total, along), isSold ? today : null),
    isSold,
  })
}

/** Whether money of an order is under way or unexplained, so that nobody knows what there is to be divided. */
export async function findUnsettled(
  db: Db,
  { orderId, parts }: Pick<StaffOrder, 'orderId' | 'parts'>,
): Promise<MoneyUnsettled | undefined> {
  const tokens = openParts(parts).map(({ paymentToken }) => paymentToken)
  if (await isMoneyUnderWay(db, tokens)) return { code: 'payment-in-progress' }
  if ((await promisedOf(db, orderId)) > 0) return { code: 'refund-in-progress' }
  if (await hasUnexplainedMoney(db, orderId)) return { code: 'money-unexplained' }
  return undefined
}
