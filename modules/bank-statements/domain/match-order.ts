import { exchangeBetween, type PairRate } from '#kernel/exchange-rate.ts'
import type { Currency, Money } from '#kernel/money.ts'
import { compact, wordsOf } from './bank-text.ts'
import type { ReferenceFind } from './find-reference.ts'
import { isNamedIn } from './name-likeness.ts'
import { tellingsOf, type Tellings } from './tellings.ts'

/** An order or a payment link that a line may be for, with what a payment of it can be known by. */
export type OrderToMatch = {
  /** The key of the order, or the public id of the link. */
  ref: string
  number: string
  customer: string
  /** Travellers, and payers of shares. */
  others: readonly string[]
  /** The whole number with its country code, digits alone; empty when there is none. */
  phone: string
  customerKeys: readonly string[]
  total: Money
  remaining: Money
  /** What is due first, when that is not all of the rest. */
  nextPart: Money | null
  isExpired: boolean
}

/** The same in the forms in which lines are compared with it. */
export type ReadyOrder = OrderToMatch & {
  sign: string
  customerWords: readonly string[]
  otherWords: readonly (readonly string[])[]
}

/** Folds the names of an order once, for many lines. */
export function readyToMatch(order: OrderToMatch): ReadyOrder {
  const { number, customer, others } = order
  return { ...order, sign: compact(number), customerWords: wordsOf(customer), otherWords: others.map(wordsOf) }
}

export const orderReasons = [
  'number',
  'reference',
  'reference-almost',
  'phone',
  'known-account',
  'name',
  'other-name',
  'amount-rest',
  'amount-day-rate',
  'amount-part',
  'amount-total',
  'amount-less',
  'amount-more',
  'other-currency',
  'expired',
] as const

export type OrderReason = (typeof orderReasons)[number]

export type OrderMatch = { ref: string; reasons: OrderReason[]; score: number }

/** A line, and what is known of it beside its own words. */
export type TellingLine = {
  amount: Money
  text: string
  payerName: string | null
  /** How it writes the code of a transfer that was announced for an order. */
  codes: ReadonlyMap<string, ReferenceFind>
  /** The keys of customers on whose orders staff put money from the same account before. */
  knownCustomers: ReadonlySet<string>
  /** The rate of its day between two currencies, where it is known. */
  rateOf: (one: Currency, other: Currency) => PairRate | undefined
}

const MOST_MATCHES = 6
/** So many of the digits of a telephone, without its country, that a line cannot hold them by chance. */
const PHONE_DIGITS = 10

/**
 * Which orders a line that came in may be for, the likeliest first, each with its reasons; nothing for money that went
 * out. Nothing of this is ever booked without asking.
 */
export function matchOrders(line: TellingLine, orders: readonly ReadyOrder[]): OrderMatch[] {
  if (line.amount.minor <= 0) return []
  const told: ToldLine = { ...line, ...tellingsOf(line) }
  return orders
    .flatMap((order) => matchOrder(told, order) ?? [])
    .toSorted((a, b) => b.score - a.score || (a.ref < b.ref ? -1 : 1))
    .slice(0, MOST_MATCHES)
}

/** Worth a look before all others: the line names the order, or somebody of it with an amount that fits. */
export function isLikelyOrder({ reasons }: { reasons: readonly OrderReason[] }): boolean {
  const has = (...some: OrderReason[]) => some.some((reason) => reasons.includes(reason))
  return has('number', 'reference', 'reference-almost', 'phone') || (has(...people) && has(...fitting))
}

const people = ['known-account', 'name', 'other-name'] as const satisfies OrderReason[]
const fitting = ['amount-rest', 'amount-day-rate', 'amount-part', 'amount-total'] as const satisfies OrderReason[]

type ToldLine = TellingLine & Tellings

function matchOrder(line: ToldLine, order: ReadyOrder): OrderMatch | undefined {
  const reasons = [...sourcesOf(line, order), ...amountReasons(line, order)]
  if (order.isExpired) reasons.push('expired')
  const isTold = reasons.some((reason) => weights[reason] >= LEAST_WORTH_ASKING)
  if (!isTold) return undefined
  return { ref: order.ref, reasons, score: reasons.reduce((sum, reason) => sum + weights[reason], 0) }
}

/** How the line names the order or somebody of it. */
function sourcesOf(line: ToldLine, order: ReadyOrder): OrderReason[] {
  const reasons: OrderReason[] = []
  if (line.signs.includes(order.sign)) reasons.push('number')
  const code = line.codes.get(order.ref)
  if (code) reasons.push(code === 'exact' ? 'reference' : 'reference-almost')
  if (order.phone.length >= PHONE_DIGITS && line.signs.includes(order.phone.slice(-PHONE_DIGITS))) reasons.push('phone')
  if (order.customerKeys.some((key) => line.knownCustomers.has(key))) reasons.push('known-account')
  if (isNamedIn(line, order.customerWords)) reasons.push('name')
  else if (order.otherWords.some((name) => isNamedIn(line, name))) reasons.push('other-name')
  return reasons
}

function amountReasons({ amount, rateOf }: TellingLine, { remaining, nextPart, total }: OrderToMatch): OrderReason[] {
  if (amount.currency !== remaining.currency) {
    const rate = rateOf(amount.currency, remaining.currency)
    const isDebt = rate !== undefined && exchangeBetween(remaining, rate).minor === amount.minor
    return isDebt ? ['amount-day-rate', 'other-currency'] : ['other-currency']
  }
  if (amount.minor === remaining.minor) return ['amount-rest']
  if (amount.minor === nextPart?.minor) return ['amount-part']
  if (amount.minor === total.minor) return ['amount-total', 'amount-more']
  return [amount.minor < remaining.minor ? 'amount-less' : 'amount-more']
}

const weights: Record<OrderReason, number> = {
  number: 100,
  reference: 100,
  'reference-almost': 50,
  phone: 60,
  'known-account': 45,
  name: 40,
  'other-name': 30,
  'amount-rest': 25,
  'amount-day-rate': 28,
  'amount-part': 22,
  'amount-total': 15,
  'amount-less': 0,
  'amount-more': -2,
  'other-currency': -8,
  expired: -10,
}

/** An amount that fits is the least that may say something by itself. */
const LEAST_WORTH_ASKING = 15
