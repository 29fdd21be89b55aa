import { exchangeBetween } from '#kernel/exchange-rate.ts'
import type { Currency, Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { listCustomersOf, listPayableOrders, type PayableOrder } from '#modules/booking/index.server.ts'
import { listDayRates, pairRate } from '#modules/ledger/index.server.ts'
import { listCustomersOfLinks, listPayableLinks, type PayableLink } from '#modules/payment-links/index.server.ts'
import type { TransferRecord } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listSubjectsPaidFrom } from './data/shares.server.ts'
import type { ReferenceFind } from './domain/find-reference.ts'
import type { Certainty, LineToMatch, MatchReason, Proposal } from './domain/match-line.ts'
import { isLikelyOrder, matchOrders, readyToMatch, type OrderReason, type ReadyOrder } from './domain/match-order.ts'
import type { ShareSubject } from './domain/split-line.ts'
import { transferMatcher } from './match-transfers.server.ts'

/** A transfer that a line may be, and why. */
export type ProposedTransfer = {
  reference: string
  attemptRef: string
  amount: Money
  rest: Money
  payerName: string
  number: string
  state: TransferRecord['state']
  reasons: MatchReason[]
}

/** Why an order or a link is proposed, and what it owes in the currency of the line: null where no rate of the day is known. */
type Found = { reasons: OrderReason[]; owedInLine: Money | null }

/** An order that a line may be for, and why. */
export type ProposedOrder = Pick<PayableOrder, 'orderId' | 'orderNo' | 'customer' | 'remaining'> & Found

/** A payment link that a line may be for, and why. */
export type ProposedLink = Pick<PayableLink, 'id' | 'title' | 'customer' | 'price'> & Found

export type LineMatch = {
  certainty: Certainty
  proposals: ProposedTransfer[]
  orders: ProposedOrder[]
  links: ProposedLink[]
}

type ComparedLine = LineToMatch & { payerIban: string | null; bookedOn: PlainDate }

/**
 * Compares lines with the transfers of the last thirteen months and with the orders and links that take money; `lines` tell
 * the accounts and days to look up. The function it gives asks nobody any more.
 */
export async function lineMatcher(
  db: Db,
  lines: readonly Pick<ComparedLine, 'payerIban' | 'bookedOn'>[],
  now: Date,
): Promise<(line: ComparedLine) => LineMatch> {
  const { match, byRef } = await transferMatcher(db, now)
  const orders = new Map((await listPayableOrders(db, now)).map((order) => [order.orderId, order]))
  const links = new Map((await listPayableLinks(db, now)).map((link) => [link.id, link]))
  const readyOrders = [...orders.values()].map((order) =>
    readyToMatch({ ...order, ref: order.orderId, number: order.orderNo }),
  )
  const readyLinks = [...links.values()].map(readyLink)
  const customersOf = await knownCustomers(
    db,
    lines.map(({ payerIban }) => payerIban),
  )
  const rates = await listDayRates(db, [...new Set(lines.map(({ bookedOn }) => bookedOn))])
  return (line) => {
    const { certainty, proposals } = match(line)
    const told = {
      ...line,
      codes: codesOf(proposals, byRef),
      knownCustomers: customersOf.get(line.payerIban ?? '') ?? new Set<string>(),
      rateOf: (one: Currency, other: Currency) => pairRate(rates.get(line.bookedOn) ?? new Map(), one, other),
    }
    const [ofOrders, ofLinks] = [matchOrders(told, readyOrders), matchOrders(told, readyLinks)]
    const isLikely = [...ofOrders, ...ofLinks].some(isLikelyOrder)
    return {
      certainty: certainty === 'unknown' && isLikely ? 'likely' : certainty,
      proposals: proposals.flatMap(({ attemptRef, reasons }) => {
        const transfer = byRef.get(attemptRef)
        return transfer ? [toProposed(transfer, reasons)] : []
      }),
      orders: ofOrders.flatMap(({ ref, reasons }) => {
        const order = orders.get(ref)
        return order ? [toProposedOrder(order, reasons, owedIn(order.remaining, line, rates))] : []
      }),
      links: ofLinks.flatMap(({ ref, reasons }) => {
        const link = links.get(ref)
        return link ? [toProposedLink(link, reasons, line)] : []
      }),
    }
  }
}

function readyLink({ id, customer, phone, customerKeys, price, isExpired }: PayableLink): ReadyOrder {
  const person = { customer, others: [], phone, customerKeys, isExpired }
  return readyToMatch({ ref: id, number: id, ...person, total: price, remaining: price, nextPart: null })
}

/** The orders and links whose announced transfers a line names by their codes. */
function codesOf(
  proposals: readonly Proposal[],
  transfers: ReadonlyMap<string, TransferRecord>,
): Map<string, ReferenceFind> {
  const codes = new Map<string, ReferenceFind>()
  for (const { attemptRef, reasons } of proposals) {
    const subject = transfers.get(attemptRef)?.subject
    if (!subject) continue
    if (reasons.includes('reference')) codes.set(subject.ref, 'exact')
    else if (reasons.includes('reference-almost') && !codes.has(subject.ref)) codes.set(subject.ref, 'almost')
  }
  return codes
}

/**
 * Whose money came from an account before. It is read from the lines that were confirmed and kept nowhere else, so a
 * match that is taken back and a customer who is erased are forgotten at once.
 */
async function knownCustomers(db: Db, payerIbans: readonly (string | null)[]): Promise<Map<string, Set<string>>> {
  const paid = await listSubjectsPaidFrom(
    db,
    payerIbans.filter((iban) => iban !== null),
  )
  const refsOf = (kind: ShareSubject['kind']) =>
    paid.filter(({ subject }) => subject.kind === kind).map(({ subject }) => subject.ref)
  const keys = new Map([
    ...(await listCustomersOf(db, refsOf('order'))),
    ...(await listCustomersOfLinks(db, refsOf('link'))),
  ])
  const byIban = Map.groupBy(paid, ({ payerIban }) => payerIban)
  return new Map(
    [...byIban].map(([iban, list]) => [iban, new Set(list.flatMap(({ subject }) => keys.get(subject.ref) ?? []))]),
  )
}

function toProposed(transfer: TransferRecord, reasons: MatchReason[]): ProposedTransfer {
  const { reference, attemptRef, amount, rest, payerName, number, state } = transfer
  return { reference, attemptRef, amount, rest, payerName, number, state, reasons }
}

function toProposedOrder(
  { orderId, orderNo, customer, remaining }: PayableOrder,
  reasons: OrderReason[],
  owedInLine: Money | null,
): ProposedOrder {
  return { orderId, orderNo, customer, remaining, reasons, owedInLine }
}

/** A link is paid in its own currency alone. */
function toProposedLink(
  { id, title, customer, price }: PayableLink,
  reasons: OrderReason[],
  { amount }: ComparedLine,
): ProposedLink {
  return { id, title, customer, price, reasons, owedInLine: price.currency === amount.currency ? price : null }
}

function owedIn(
  remaining: Money,
  { amount, bookedOn }: ComparedLine,
  rates: Awaited<ReturnType<typeof listDayRates>>,
): Money | null {
  if (remaining.currency === amount.currency) return remaining
  const rate = pairRate(rates.get(bookedOn) ?? new Map(), amount.currency, remaining.currency)
  return rate ? exchangeBetween(remaining, rate) : null
}
