import { money, subtract, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findMovable } from './carry-money.server.ts'
import { openParts } from './change-parts.server.ts'
import { listFamiliesOfOrders } from './data/families.server.ts'
import { listHolds } from './data/orders.server.ts'
import { listParties } from './data/party.server.ts'
import { checkJoin, type JoinedOrder, type JoinProblem } from './domain/check-join.ts'
import { isAlive } from './domain/order.ts'
import { joinAmounts } from './domain/split-amounts.ts'
import type { StaffOrder } from './find-order.server.ts'
import { findUnsettled, type MoneyUnsettled } from './reckon-split.server.ts'
import type { DatedPart } from './split-plan.server.ts'

export type JoinRefusal = JoinProblem | MoneyUnsettled | { code: 'money-held' }

export type JoinReckoning = { owed: Money; paid: Money; plan: DatedPart[]; isSold: boolean }

/** What it would mean that one order goes on in another one. Writes nothing. */
export async function reckonJoin(
  db: Db,
  stays: StaffOrder,
  ends: StaffOrder,
  now: Date,
): Promise<Result<JoinReckoning, JoinRefusal>> {
  const [one, other] = [await asJoined(db, stays), await asJoined(db, ends)]
  const problem = checkJoin(one, other, dayInIstanbul(now))
  if (problem) return fail(problem)
  for (const order of [stays, ends]) {
    const unsettled = await findUnsettled(db, order)
    if (unsettled) return fail(unsettled)
  }
  const { paid, total } = ends.amounts
  if ((await findMovable(db, ends.orderId, total.currency)).minor < paid.minor) return fail({ code: 'money-held' })
  const sum = joinAmounts(stays.amounts, ends.amounts)
  const owed = subtract(sum.total, stays.amounts.reduction)
  const allPaid = money(stays.amounts.paid.minor + paid.minor, total.currency)
  return ok({
    owed,
    paid: allPaid,
    plan: joinPlans(stays, ends, money(Math.max(0, owed.minor - allPaid.minor), total.currency)),
    isSold: one.isSold,
  })
}

async function asJoined(db: Db, { orderId, state, amounts }: StaffOrder): Promise<JoinedOrder> {
  const parties = await listParties(db, orderId)
  return {
    id: orderId,
    isAlive: isAlive(state),
    isSold: (await listHolds(db, orderId)).some((hold) => hold.state === 'sold'),
    amounts,
    journeys: parties.map(({ departureId, snapshot }) => ({ departureId, departsOn: snapshot.departsOn })),
    hasLeft: parties.some(({ people }) => people.some(({ isCancelled }) => isCancelled)),
    hasFamilies: (await listFamiliesOfOrders(db, [orderId])).length > 0,
  }
}

/** What is open of both, in one part for each day. What one of them has been paid too much is taken off the last days. */
function joinPlans(stays: StaffOrder, ends: StaffOrder, rest: Money): DatedPart[] {
  const open = [...openParts(stays.parts), ...openParts(ends.parts)].filter(({ payer }) => payer === null)
  const byDay = [...Map.groupBy(open, ({ dueOn }) => dueOn)].toSorted(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1))
  const shares = sharesOf(stays)
  let left = Math.max(0, rest.minor - shares)
  const parts = byDay.map(([dueOn, same], index) => {
    const wanted = same.reduce((minor, { amount }) => minor + amount.minor, 0)
    const minor = index === byDay.length - 1 ? left : Math.min(left, wanted)
    left -= minor
    return { amount: money(minor, rest.currency), dueOn }
  })
  const planned = parts.filter(({ amount }) => amount.minor > 0)
  return planned.length === 0 && left > 0 ? [{ amount: money(left, rest.currency), dueOn: null }] : planned
}

/** What others have taken over of the order that goes on: it stays theirs. */
function sharesOf({ parts }: StaffOrder): number {
  return openParts(parts)
    .filter(({ payer }) => payer !== null)
    .reduce((minor, { amount }) => minor + amount.minor, 0)
}
