import { add, allocateBy, money, share, subtract, sum, zero, type Money } from '#kernel/money.ts'
import { addDays, dayInIstanbul, daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import {
  refundShare,
  type AgreedTerms,
  type CancellationRule,
  type Canceller,
  type LegalDays,
} from './cancellation-terms.ts'

/** One journey of an order with everybody who was to travel, cancelled travellers included. */
export type SoldTour = AgreedTerms & {
  itemId: string
  /** What they pay, and what was taken off for them alone. */
  travellers: readonly { id: string; amount: Money; discount: Money; isCancelled: boolean }[]
}

/** Money that came for an order and is still there: what one payment paid of the price, and what its card cost more. */
export type HeldPayment = { attemptRef: string; price: Money; surcharge: Money }

export type CancellationCase = {
  /** Before the first money an order is not sold: whatever came for it goes back. */
  isSold: boolean
  total: Money
  /** What the order is discounted by: for travellers alone, and for the whole of it, as for members. */
  discount: Money
  /** What earlier cancellations took off the total. */
  reduction: Money
  tours: readonly SoldTour[]
  /** The newest first; money goes back on the way it came last. */
  payments: readonly HeldPayment[]
  by: Canceller
  /** When the notice came. */
  notice: Date
  travellerIds: readonly string[] | 'all'
  law: LegalDays
}

export type CancelledTour = {
  itemId: string
  travellerIds: string[]
  /** Calendar days in Istanbul from notice to departure. */
  days: number
  percent: number
  rule: CancellationRule
  /** The travellers' part of the total; `price` = `back` + `kept`. */
  price: Money
  back: Money
  kept: Money
}

export type RefundPart = { attemptRef: string; amount: Money; surcharge: Money }

export type Cancellation = {
  noticeOn: PlainDate
  by: Canceller
  /** Nobody of the order travels any more. */
  isWhole: boolean
  tours: CancelledTour[]
  /** What the order costs less from now on. */
  reduction: Money
  /** The part of the discount that those who leave had. */
  discount: Money
  /** What the agency keeps as its fee of what was paid. */
  fee: Money
  /** `paid` = `back` + `kept`, card surcharges included. */
  paid: Money
  back: Money
  kept: Money
  /** What is still to be paid for those who stay. */
  owed: Money
  refundBy: PlainDate
  refunds: RefundPart[]
}

/**
 * What a cancellation gives back and why. Every traveller bears a share of the order's total in proportion to the price of
 * the place; the agreed share of that is taken off the total, and what was paid above the rest goes back, never more
 * than was paid. When nobody is left nothing more is asked for. The surcharge of a card payment goes back in proportion
 * to what goes back of the payment.
 */
export function calculateCancellation(request: CancellationCase): Cancellation {
  const { currency } = request.total
  const noticeOn = dayInIstanbul(request.notice)
  const tours = cancelledTours(request, noticeOn)
  const leaving = new Set(tours.flatMap(({ travellerIds }) => travellerIds))
  const isWhole = request.tours.every(({ travellers }) =>
    travellers.every(({ id, isCancelled }) => isCancelled || leaving.has(id)),
  )

  const owed = subtract(request.total, request.reduction)
  const taken = sum(
    tours.map(({ back }) => back),
    currency,
  )
  const paidPrice = sum(
    request.payments.map(({ price }) => price),
    currency,
  )
  const keptPrice = least(paidPrice, subtract(owed, taken))
  const refunds = spread(request.payments, subtract(paidPrice, keptPrice))
  const back = sum(
    refunds.map(({ amount }) => amount),
    currency,
  )
  const paid = request.payments.reduce(
    (total, { price, surcharge }) => add(total, add(price, surcharge)),
    zero(currency),
  )
  const reduction = isWhole ? subtract(owed, keptPrice) : taken
  return {
    noticeOn,
    by: request.by,
    isWhole,
    tours,
    reduction,
    discount: discountOf(request, leaving),
    fee: feeOf(tours, reduction),
    paid,
    back,
    kept: subtract(paid, back),
    owed: subtract(subtract(owed, reduction), keptPrice),
    refundBy: addDays(noticeOn, request.law.refundDays),
    refunds,
  }
}

/** One amount of all journeys together. */
export function sumOfTours({ tours, reduction }: Cancellation, part: 'price' | 'back' | 'kept'): Money {
  return sum(
    tours.map((tour) => tour[part]),
    reduction.currency,
  )
}

function cancelledTours(request: CancellationCase, noticeOn: PlainDate): CancelledTour[] {
  const { travellerIds, total } = request
  const everybody = request.tours.flatMap(({ travellers }) => travellers)
  const parts =
    everybody.length === 0
      ? []
      : allocateBy(
          total,
          everybody.map(({ amount }) => amount.minor),
        )
  const partOf = new Map(everybody.map(({ id }, index) => [id, parts[index] ?? zero(total.currency)]))
  return request.tours.flatMap((tour) => {
    const leaving = tour.travellers.filter(
      ({ id, isCancelled }) => !isCancelled && (travellerIds === 'all' || travellerIds.includes(id)),
    )
    if (leaving.length === 0) return []
    const days = daysBetween(noticeOn, tour.departsOn)
    const decided = request.isSold
      ? refundShare(tour, days, request.by, request.law)
      : { percent: 100, rule: { code: 'not-sold' } as const }
    const price = sum(
      leaving.map(({ id }) => partOf.get(id) ?? zero(total.currency)),
      total.currency,
    )
    const back = share(price, decided.percent * 100)
    return [
      {
        itemId: tour.itemId,
        travellerIds: leaving.map(({ id }) => id),
        days,
        ...decided,
        price,
        back,
        kept: subtract(price, back),
      },
    ]
  })
}

/**
 * Whoever leaves takes along what was taken off for them alone, and of what the whole order is discounted by a share in
 * proportion to what they pay. A higher total by hand may have taken back discounts that still stand with their travellers:
 * then what is left of them is shared in proportion to what they were.
 */
function discountOf({ discount, tours }: CancellationCase, leaving: ReadonlySet<string>): Money {
  const { currency } = discount
  const everybody = tours.flatMap(({ travellers }) => travellers)
  if (everybody.length === 0) return zero(currency)
  const own = everybody.map((each) => each.discount)
  const ofOwn = least(discount, sum(own, currency))
  const minorsOf = (amounts: readonly Money[]) => amounts.map(({ minor }) => minor)
  const alone = allocateBy(ofOwn, minorsOf(own))
  const shared = allocateBy(subtract(discount, ofOwn), minorsOf(everybody.map(({ amount }) => amount)))
  const isLeaving = (_: Money, index: number) => leaving.has(everybody[index]?.id ?? '')
  return sum([...alone.filter(isLeaving), ...shared.filter(isLeaving)], currency)
}

/** The fee is what is not taken off the price of those who leave; what was never paid is no fee. */
function feeOf(tours: readonly CancelledTour[], reduction: Money): Money {
  const price = sum(
    tours.map((tour) => tour.price),
    reduction.currency,
  )
  return money(Math.max(0, price.minor - reduction.minor), reduction.currency)
}

function spread(payments: readonly HeldPayment[], back: Money): RefundPart[] {
  const parts: RefundPart[] = []
  let rest = back
  for (const { attemptRef, price, surcharge } of payments) {
    const taken = least(price, rest)
    rest = subtract(rest, taken)
    if (taken.minor === 0) continue
    const extra = proportion(surcharge, taken, price)
    parts.push({ attemptRef, amount: add(taken, extra), surcharge: extra })
  }
  return parts
}

function proportion(surcharge: Money, part: Money, whole: Money): Money {
  const [extra = zero(surcharge.currency)] = allocateBy(surcharge, [part.minor, whole.minor - part.minor])
  return extra
}

function least(a: Money, b: Money): Money {
  return a.minor <= b.minor ? a : b
}
