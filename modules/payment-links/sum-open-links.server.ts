import { sql } from 'kysely'
import { money, type Currency, type Money } from '#kernel/money.ts'
import { addDays, dayInIstanbul, startInIstanbul } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { sameAllDay } from '#platform/db/same-all-day.server.ts'
import { own } from './data/tables.server.ts'

/** What open links ask for: those whose time is over, those that end within some days or never, and later ones. */
export type OpenLinkSums = { overdue: Money[]; soon: Money[]; later: Money[] }

/** The amounts of links that nobody has paid yet, one sum a currency, by when they end. Archived ones do not count. */
export async function sumOpenLinks(
  db: Db,
  _admin: Admin<'payments'>,
  { soonDays }: { soonDays: number },
  now: Date,
): Promise<OpenLinkSums> {
  const until = startInIstanbul(addDays(dayInIstanbul(now), soonDays + 1))
  const rows = await own(db)
    .selectFrom('payment_links')
    .select([
      sql<keyof OpenLinkSums>`case when expires_at <= ${now} then 'overdue'
        when coalesce(expires_at, ${now}) < ${sameAllDay(until)} then 'soon' else 'later' end`.as('due'),
      sql<Currency>`currency`.as('currency'),
      sql<number>`sum(amount_minor)::bigint`.as('minor'),
    ])
    .where('status', '=', 'pending')
    .where('removed_at', 'is', null)
    .where('archived_at', 'is', null)
    .groupBy(['due', 'currency'])
    .orderBy('minor', 'desc')
    .execute()
  const sumsOf = (due: keyof OpenLinkSums) =>
    rows.filter((row) => row.due === due).map(({ minor, currency }) => money(Number(minor), currency))
  return { overdue: sumsOf('overdue'), soon: sumsOf('soon'), later: sumsOf('later') }
}
