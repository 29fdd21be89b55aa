import { currencies, money, subtract, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

export type DayClosing = {
  id: string
  cashRegister: string
  on: PlainDate
  note: string
  byUserId: string | null
  at: Date
  counts: { booked: Money; counted: Money; difference: Money }[]
}

const MOST_CLOSINGS = 60

/** The last sixty closings, of one register or of all, the newest day first. */
export async function listClosings(db: Db, cashRegister?: string): Promise<DayClosing[]> {
  const closings = await own(db)
    .selectFrom('day_closings')
    .select(['id', 'cash_register', 'closed_on', 'note', 'by_user_id', 'closed_at'])
    .$if(cashRegister !== undefined, (query) => query.where('cash_register', '=', cashRegister ?? ''))
    .orderBy('closed_on', 'desc')
    .orderBy('closed_at', 'desc')
    .orderBy('id')
    .limit(MOST_CLOSINGS)
    .execute()
  if (closings.length === 0) return []
  const counts = await own(db)
    .selectFrom('day_closing_counts')
    .select(['closing_id', 'currency', 'booked_minor', 'counted_minor'])
    .where(
      'closing_id',
      'in',
      closings.map((closing) => closing.id),
    )
    .execute()
  const countsOf = Map.groupBy(counts, (count) => count.closing_id)
  return closings.map((closing) => ({
    id: closing.id,
    cashRegister: closing.cash_register,
    on: closing.closed_on,
    note: closing.note,
    byUserId: closing.by_user_id,
    at: closing.closed_at,
    counts: (countsOf.get(closing.id) ?? [])
      .toSorted((a, b) => currencies.indexOf(a.currency) - currencies.indexOf(b.currency))
      .map(({ currency, booked_minor, counted_minor }) => {
        const booked = money(booked_minor, currency)
        const counted = money(counted_minor, currency)
        return { booked, counted, difference: subtract(counted, booked) }
      }),
  }))
}
