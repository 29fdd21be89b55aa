import { money, share, subtract, sum, times, zero, type Currency, type Money } from '#kernel/money.ts'
import { addDays, daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'

/** When and for what a deposit is enough to book; settings of the agency. */
export type DepositTerms = {
  /** The rest is due so many days before the first departure. */
  restDueDays: number
  /** Only journeys that leave in more days than this are booked with a deposit. */
  leastDays: number
  /** Kinds of tours that take deposits; null for every package tour. */
  kinds: readonly string[] | null
  /** Whole units a traveller in place of the tour's own percentage. */
  amounts: Partial<Record<Currency, number>>
}

export const defaultDepositTerms: DepositTerms = { restDueDays: 30, leastDays: 45, kinds: null, amounts: {} }

/** One tour of an order as far as its deposit depends on it. */
export type DepositTour = {
  kind: string
  legalRegime: string
  departsOn: PlainDate
  /** Zero where the tour is paid at once. */
  depositPercent: number
  travellers: number
  lineTotal: Money
}

/** Whether a deposit is enough to book; `too-late` and `not-all` where a tour said so and it is not. */
export type DepositStanding = ({ kind: 'offered' } & DepositOffer) | { kind: 'too-late' | 'not-all' | 'none' }

/** What a page can say of a deposit before it knows who travels: a share of the price, or a sum for each traveller. */
export type DepositAsked = { kind: 'share'; percent: number } | { kind: 'each'; amount: Money }

export type DepositOffer = { deposit: Money; rest: Money; dueOn: PlainDate }

/** A part of a plan that staff typed. */
export type PlannedPart = { amount: Money; dueOn: PlainDate }

export type PlanProblem =
  | { code: 'no-parts' }
  | { code: 'too-many-parts' }
  | { code: 'part-too-small'; index: number }
  | { code: 'date-order'; index: number }
  | { code: 'date-past'; index: number }
  | { code: 'after-departure'; index: number }
  | { code: 'sum-differs'; planned: Money; open: Money }

export type PartState = 'paid' | 'open' | 'overdue'

/** No bank takes less than one whole unit, and no plan is longer than a year of months. */
export const LEAST_PART_MINOR = 100
export const MOST_PARTS = 12

/**
 * The deposit with which an order can be booked, and when the rest is due; `undefined` when all of it is due at once. Of
 * several tours the earliest decides about the day, and every one of them has to take deposits. Deposit and rest are
 * together the total.
 */
export function offerDeposit(
  total: Money,
  tours: readonly DepositTour[],
  terms: DepositTerms,
  today: PlainDate,
): DepositOffer | undefined {
  const standing = depositStanding(total, tours, terms, today)
  if (standing.kind !== 'offered') return undefined
  const { deposit, rest, dueOn } = standing
  return { deposit, rest, dueOn }
}

/** The same, with the reason where there is none: nobody who read of a deposit finds it gone without a word. */
export function depositStanding(
  total: Money,
  tours: readonly DepositTour[],
  terms: DepositTerms,
  today: PlainDate,
): DepositStanding {
  const taking = tours.filter((tour) => takesDeposit(tour, terms))
  const [first] = tours.map(({ departsOn }) => departsOn).toSorted()
  if (!first || taking.length === 0) return { kind: 'none' }
  if (taking.length < tours.length) return { kind: 'not-all' }
  const dueOn = addDays(first, -terms.restDueDays)
  if (isTooLate(first, terms, today)) return { kind: 'too-late' }
  const deposit = depositOf(total, tours, terms)
  const rest = subtract(total, deposit)
  if (deposit.minor < LEAST_PART_MINOR || rest.minor < LEAST_PART_MINOR) return { kind: 'none' }
  return { kind: 'offered', deposit, rest, dueOn }
}

/** The tours of a cart, as far as its deposit depends on them. */
export function depositTours(
  lines: readonly { tourId: string; quantity: number; lineTotal: Money }[],
  tours: readonly (Omit<DepositTour, 'travellers' | 'lineTotal'> & { id: string; currency: Currency })[],
): DepositTour[] {
  return tours.map((tour) => {
    const mine = lines.filter(({ tourId }) => tourId === tour.id)
    return {
      ...tour,
      travellers: mine.reduce((count, { quantity }) => count + quantity, 0),
      lineTotal: sum(
        mine.map(({ lineTotal }) => lineTotal),
        tour.currency,
      ),
    }
  })
}

/** What a deposit on a tour of one kind and day comes to, for whoever books today; `undefined` where none is taken. */
export function depositAsked(
  tour: Pick<DepositTour, 'kind' | 'legalRegime' | 'departsOn' | 'depositPercent'> & { currency: Currency },
  terms: DepositTerms,
  today: PlainDate,
): DepositAsked | undefined {
  if (!takesDeposit(tour, terms) || isTooLate(tour.departsOn, terms, today)) return undefined
  const amount = terms.amounts[tour.currency]
  if (amount !== undefined) return { kind: 'each', amount: eachDeposit(amount, tour.currency) }
  return tour.depositPercent < 100 ? { kind: 'share', percent: tour.depositPercent } : undefined
}

function isTooLate(departsOn: PlainDate, { leastDays, restDueDays }: DepositTerms, today: PlainDate): boolean {
  return daysBetween(today, departsOn) <= leastDays || addDays(departsOn, -restDueDays) <= today
}

function takesDeposit(
  { kind, legalRegime, depositPercent }: Pick<DepositTour, 'kind' | 'legalRegime' | 'depositPercent'>,
  { kinds }: DepositTerms,
): boolean {
  if (legalRegime !== 'package_tour' || depositPercent <= 0) return false
  return kinds === null || kinds.includes(kind)
}

/** The discount of the order lowers every share alike; what is left of a unit is rounded half up. */
function depositOf(total: Money, tours: readonly DepositTour[], { amounts }: DepositTerms): Money {
  const { currency } = total
  const perTraveller = amounts[currency]
  const travellers = tours.reduce((count, tour) => count + tour.travellers, 0)
  if (perTraveller !== undefined) return times(eachDeposit(perTraveller, currency), travellers)
  const whole = sum(
    tours.map(({ lineTotal }) => lineTotal),
    currency,
  )
  if (whole.minor === 0) return zero(currency)
  const parts = tours.map(({ lineTotal, depositPercent }) => share(lineTotal, depositPercent * 100))
  return money(Math.round((sum(parts, currency).minor / whole.minor) * total.minor), currency)
}

/** The sum that the agency has set for each traveller in place of a share. */
function eachDeposit(whole: number, currency: Currency): Money {
  return money(Math.round(whole * 100), currency)
}

/**
 * Checks the dated parts in which what is open shall be paid: from today, in the order of their days, the last not after
 * the departure, none too small, together exactly what is open.
 */
export function checkPlan(
  parts: readonly PlannedPart[],
  { open, today, departsOn }: { open: Money; today: PlainDate; departsOn: PlainDate },
): Result<void, PlanProblem> {
  if (parts.length === 0) return fail({ code: 'no-parts' })
  if (parts.length > MOST_PARTS) return fail({ code: 'too-many-parts' })
  for (const [index, { amount, dueOn }] of parts.entries()) {
    const before = parts[index - 1]
    if (amount.minor < LEAST_PART_MINOR) return fail({ code: 'part-too-small', index })
    if (dueOn < today) return fail({ code: 'date-past', index })
    if (dueOn > departsOn) return fail({ code: 'after-departure', index })
    if (before && dueOn < before.dueOn) return fail({ code: 'date-order', index })
  }
  const planned = sum(
    parts.map(({ amount }) => amount),
    open.currency,
  )
  return planned.minor === open.minor ? ok(undefined) : fail({ code: 'sum-differs', planned, open })
}

/** What is left of a part after somebody takes over `wished` of it; `undefined` when that cannot be. */
export function splitPart(part: Money, wished: Money): { share: Money; rest: Money | null } | undefined {
  if (wished.currency !== part.currency || wished.minor < LEAST_PART_MINOR || wished.minor > part.minor)
    return undefined
  const rest = subtract(part, wished)
  if (rest.minor === 0) return { share: wished, rest: null }
  return rest.minor < LEAST_PART_MINOR ? undefined : { share: wished, rest }
}

/**
 * Takes `less` off the open parts, the last due first, as when travellers leave; gives what each part is then, in the
 * same order. Parts may end at nothing.
 */
export function lowerParts(amounts: readonly Money[], less: Money): Money[] {
  let left = less.minor
  return amounts
    .toReversed()
    .map((amount) => {
      const taken = Math.min(left, amount.minor)
      left -= taken
      return money(amount.minor - taken, amount.currency)
    })
    .toReversed()
}

export function partState(part: { paidAt: Date | null; dueOn: PlainDate | null }, today: PlainDate): PartState {
  if (part.paidAt !== null) return 'paid'
  return part.dueOn !== null && part.dueOn < today ? 'overdue' : 'open'
}

/**
 * Which reminder of a part is to be written today, as its number of days before the due date. One that was missed is
 * made good while the part is not overdue, but a nearer one stands for all before it; a part that was planned later than
 * a reminder would have gone has none of it.
 */
export function reminderToSend(
  part: { dueOn: PlainDate; plannedOn: PlainDate; sent: readonly number[] },
  daysBefore: readonly number[],
  today: PlainDate,
): number | undefined {
  const left = daysBetween(today, part.dueOn)
  if (left < 0) return undefined
  const planned = daysBetween(part.plannedOn, part.dueOn)
  const nearest = daysBefore.toSorted((a, b) => a - b).find((days) => days >= left)
  if (nearest === undefined || nearest > planned || part.sent.some((days) => days <= nearest)) return undefined
  return nearest
}
