import { exchangeBetween } from '#kernel/exchange-rate.ts'
import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { listCustomersOf, listPayableOrders } from '#modules/booking/index.server.ts'
import { listDayRates, pairRate } from '#modules/ledger/index.server.ts'
import type { TransferRecord } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listOrdersPaidFrom } from './data/shares.server.ts'
import type { ReferenceFind } from './domain/find-reference.ts'
import type { Certainty, LineToMatch, MatchReason, Proposal } from './domain/match-line.ts'
import {
  isLikelyOrder,
  matchOrders,
  readyToMatch,
  type OrderReason,
  type OrderToMatch,
  type ReadyOrder,
} from './domain/match-order.ts'
import { transferMatcher } from './match-transfers.server.ts'

/** A transfer that a line may be, and why. */
export type ProposedTransfer = {
  reference: string
  attemptRef: string
  amount: Money
  rest: Money
  payerName: string
  number: string
  subjectKind: TransferRecord['subject']['kind']
  state: TransferRecord['state']
  reasons: MatchReason[]
}

/** An order that a line may be for, and why. */
export type ProposedOrder = Pick<OrderToMatch, 'orderId' | 'orderNo' | 'customer' | 'remaining'> & {
  reasons: OrderReason[]
  /** What it owes in the currency of the line; null where no rate of the day is known. */
  owedInLine: Money | null
}

export type LineMatch = { certainty: Certainty; proposals: ProposedTransfer[]; orders: ProposedOrder[] }

type ComparedLine = LineToMatch & { payerIban: string | null; bookedOn: PlainDate }

/**
 * Compares lines with the transfers of the last thirteen months and with the orders that take money; `lines` tell
 * the accounts and days to look up. The function it gives asks nobody any more.
 */
export async function lineMatcher(
  db: Db,
  lines: readonly Pick<ComparedLine, 'payerIban' | 'bookedOn'>[],
  now: Date,
): Promise<(line: ComparedLine) => LineMatch> {
  const { match, byRef } = await transferMatcher(db, now)
  const orders = (await listPayableOrders(db, now)).map(readyToMatch)
  const payerIbans = lines.map(({ payerIban }) => payerIban)
  const customersOf = await knownCustomers(db, payerIbans, byRef)
  const days = [...new Set(lines.map(({ bookedOn }) => bookedOn))]
  const rates = await listDayRates(db, days)
  return (line) => {
    const { certainty, proposals } = match(line)
    const matches = matchOrders(
      {
        ...line,
        codes: codesOf(proposals, byRef),
        knownCustomers: customersOf.get(line.payerIban ?? '') ?? new Set(),
        rateOf: (one, other) => pairRate(rates.get(line.bookedOn) ?? new Map(), one, other),
      },
      orders,
    )
    return {
      certainty: certainty === 'unknown' && matches.some(isLikelyOrder) ? 'likely' : certainty,
      proposals: proposals.flatMap(({ attemptRef, reasons }) => {
        const transfer = byRef.get(attemptRef)
        return transfer ? [toProposed(transfer, reasons)] : []
      }),
      orders: matches.flatMap(({ orderId, reasons }) => {
        const order = orders.find((each) => each.orderId === orderId)
        return order ? [toProposedOrder(order, reasons, owedIn(order, line, rates))] : []
      }),
    }
  }
}

/** The orders whose announced transfers a line names by their codes. */
function codesOf(
  proposals: readonly Proposal[],
  transfers: ReadonlyMap<string, TransferRecord>,
): Map<string, ReferenceFind> {
  const codes = new Map<string, ReferenceFind>()
  for (const { attemptRef, reasons } of proposals) {
    const subject = transfers.get(attemptRef)?.subject
    if (subject?.kind !== 'order') continue
    if (reasons.includes('reference')) codes.set(subject.ref, 'exact')
    else if (reasons.includes('reference-almost') && !codes.has(subject.ref)) codes.set(subject.ref, 'almost')
  }
  return codes
}

/**
 * Whose money came from an account before. It is read from the lines that were confirmed and kept nowhere else, so a
 * match that is taken back and a customer who is erased are forgotten at once.
 */
async function knownCustomers(
  db: Db,
  payerIbans: readonly (string | null)[],
  transfers: ReadonlyMap<string, TransferRecord>,
): Promise<Map<string, Set<string>>> {
  const paid = await listOrdersPaidFrom(
    db,
    payerIbans.filter((iban) => iban !== null),
  )
  const orders = paid.flatMap(({ payerIban, orderId, attemptRef }) => {
    const subject = transfers.get(attemptRef ?? '')?.subject
    const id = orderId ?? (subject?.kind === 'order' ? subject.ref : undefined)
    return id === undefined ? [] : [{ payerIban, orderId: id }]
  })
  const keys = await listCustomersOf(
    db,
    orders.map(({ orderId }) => orderId),
  )
  const byIban = Map.groupBy(orders, ({ payerIban }) => payerIban)
  return new Map(
    [...byIban].map(([iban, list]) => [iban, new Set(list.flatMap(({ orderId }) => keys.get(orderId) ?? []))]),
  )
}

function toProposed(transfer: TransferRecord, reasons: MatchReason[]): ProposedTransfer {
  const { reference, attemptRef, amount, rest, payerName, number, subject, state } = transfer
  return { reference, attemptRef, amount, rest, payerName, number, subjectKind: subject.kind, state, reasons }
}

function toProposedOrder(
  { orderId, orderNo, customer, remaining }: ReadyOrder,
  reasons: OrderReason[],
  owedInLine: Money | null,
): ProposedOrder {
  return { orderId, orderNo, customer, remaining, reasons, owedInLine }
}

function owedIn(
  { remaining }: ReadyOrder,
  { amount, bookedOn }: ComparedLine,
  rates: Awaited<ReturnType<typeof listDayRates>>,
): Money | null {
  if (remaining.currency === amount.currency) return remaining
  const rate = pairRate(rates.get(bookedOn) ?? new Map(), amount.currency, remaining.currency)
  return rate ? exchangeBetween(remaining, rate) : null
}
