import { money, sum, type Currency, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { listOrderStandings } from '#modules/booking/index.server.ts'
import { listAccountLines, listBalances, type AccountLine } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { reservations } from './data/reservations.server.ts'
import { ownedBy, type AgentScope } from './scope.server.ts'

/** What an agency earns of one currency: not sure yet, and booked as earned. */
export type Earnings = { currency: Currency; pending: Money; confirmed: Money; sales: Money }

/** The earnings of one's own agency by currency: of reservations that stand, and what the books say is earned. */
export async function summariseEarnings(db: Db, scope: AgentScope): Promise<Earnings[]> {
  const rows = await reservations(db)
    .select('booked_minor')
    .where(ownedBy(scope))
    .where('state', '<>', 'cancelled')
    .orderBy('created_at', 'desc')
    .limit(2000)
    .execute()
  const orders = await listOrderStandings(
    db,
    rows.map(({ order_id }) => order_id),
  )
  return [...new Set(rows.map(({ currency }) => currency))].map((currency) => {
    const mine = rows.filter((row) => row.currency === currency)
    return {
      currency,
      pending: sum(
        mine.map((row) => money(Math.max(0, row.commission_minor + row.markup_minor - row.booked_minor), currency)),
        currency,
      ),
      confirmed: sum(
        mine.map((row) => money(row.booked_minor, currency)),
        currency,
      ),
      sales: sum(
        mine.flatMap((row) => orders.get(row.order_id)?.owed ?? []),
        currency,
      ),
    }
  })
}

export type Statement = { from: PlainDate; to: PlainDate; lines: AccountLine[]; balances: Money[] }

/** What moved on an agency's account between two days, and where it stands: below zero is owed to the agency. */
export async function readStatement(
  db: Db,
  agencyId: string,
  { from, to }: { from: PlainDate; to: PlainDate },
): Promise<Statement> {
  const account = { kind: 'agency', agency: agencyId } as const
  return {
    from,
    to,
    lines: await listAccountLines(db, account, { from, to }),
    balances: await listBalances(db, account),
  }
}
