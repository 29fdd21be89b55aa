import type { Money } from '#kernel/money.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toLine, type BankLine } from './data/lines.server.ts'
import { listShares, restBeside, type StoredShare } from './data/shares.server.ts'
import { isId } from './data/statements.server.ts'
import { own } from './data/tables.server.ts'
import { mayBecome, type LineState } from './domain/line-state.ts'
import { isLikelyOrder } from './domain/match-order.ts'
import { proposeShares, type LineShare, type Taker } from './domain/split-line.ts'
import { lineMatcher, type ProposedLink, type ProposedOrder, type ProposedTransfer } from './match-lines.server.ts'

/** One step of a line; `by` is who of the staff took it, nobody where a rule did. */
export type LineStep = { to: LineState; at: Date; note: string; by: string | null }

export type LineWithProposals = BankLine & {
  proposals: ProposedTransfer[]
  /** Orders that it may be for, the likeliest first. */
  orders: ProposedOrder[]
  /** Payment links that it may be for, the likeliest first. */
  links: ProposedLink[]
  /** What is on orders and links, or is proposed to be; and what was and is not any more. */
  shares: StoredShare[]
  /** What is on no order and no link. */
  rest: Money
  /** What the form begins with: what a colleague proposed, otherwise what is likely. */
  begin: LineShare[]
  /** Something may still be decided about it. */
  isDecidable: boolean
  /** The reader proposed the payment and cannot agree with themself. */
  isOwnProposal: boolean
  /** Other lines of the same account, day and amount: the same booking from another file, perhaps. */
  twins: number
  steps: LineStep[]
}

/** A line with the transfers it may be, compared with what is awaited now; `undefined` when there is none. */
export async function findLine(
  db: Db,
  admin: Admin<'payments'>,
  lineId: string,
  now: Date,
): Promise<LineWithProposals | undefined> {
  if (!isId(lineId)) return undefined
  const row = await own(db).selectFrom('bank_lines').selectAll().where('id', '=', lineId).executeTakeFirst()
  if (!row) return undefined
  const steps = await own(db)
    .selectFrom('bank_line_history')
    .select(['to_state', 'happened_at', 'note', 'user_id'])
    .where('line_id', '=', lineId)
    .orderBy('id')
    .limit(100)
    .execute()
  const { twins } = await own(db)
    .selectFrom('bank_lines')
    .select((each) => each.fn.countAll<number>().as('twins'))
    .where('id', '<>', lineId)
    .where('account_iban', '=', row.account_iban)
    .where('booked_on', '=', row.booked_on)
    .where('amount_minor', '=', row.amount_minor)
    .where('currency', '=', row.currency)
    .where('statement_id', '<>', row.statement_id)
    .executeTakeFirstOrThrow()
  const line = toLine(row)
  const match = await lineMatcher(db, [line], now)
  const { proposals, orders, links } = match(line)
  const shares = await listShares(db, lineId)
  const proposed = shares.filter(({ state }) => state === 'proposed')
  const rest = restBeside(row, shares)
  return {
    ...line,
    proposals,
    orders,
    links,
    shares,
    rest,
    begin: proposed.length > 0 ? proposed : proposeShares(rest, takersOf(orders, links)),
    isDecidable: mayBecome(line.state, 'matched'),
    isOwnProposal: line.state === 'second_person' && row.first_by === admin.id,
    twins,
    steps: steps.map((step) => ({
      to: step.to_state,
      at: step.happened_at,
      note: step.note,
      by: step.user_id,
    })),
  }
}

/** Orders and links that can take something, the likeliest first; a link is whole or nothing. */
function takersOf(orders: readonly ProposedOrder[], links: readonly ProposedLink[]): Taker[] {
  const ofOrders = orders.flatMap(({ orderId, reasons, owedInLine }): Taker[] =>
    owedInLine ? [{ subject: { kind: 'order', ref: orderId }, reasons, owed: owedInLine }] : [],
  )
  const ofLinks = links.flatMap(({ id, reasons, owedInLine }): Taker[] =>
    owedInLine && reasons.includes('amount-rest')
      ? [{ subject: { kind: 'link', ref: id }, reasons, owed: owedInLine }]
      : [],
  )
  return [...ofOrders, ...ofLinks].toSorted((a, b) => Number(isLikelyOrder(b)) - Number(isLikelyOrder(a)))
}
