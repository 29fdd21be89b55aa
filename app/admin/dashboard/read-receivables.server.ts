import { sum, type Money } from '#kernel/money.ts'
import { proveArea, type Admin } from '#modules/accounts/index.server.ts'
import { dueTimes, SOON_DAYS, sumReceivables, type DueSums } from '#modules/booking/index.server.ts'
import { sumOwed } from '#modules/ledger/index.server.ts'
import { sumOpenLinks } from '#modules/payment-links/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/** Who owes: customers of orders, those of payment links, agencies that paid from their credit. */
export type Debt = { source: 'orders' | 'links' | 'agencies'; sums: Money[] }

export type Receivables = { dues: DueSums[]; debts: Debt[] }

/**
 * Everything that is owed, by when it is due and by whom. Links and agencies are counted for whoever may see payments; the
 * accounts of agencies have no day.
 */
export async function readReceivables(db: Db, admin: Admin, now: Date): Promise<Receivables | undefined> {
  const clerk = proveArea(admin, 'orders')
  if (!clerk) return undefined
  const treasurer = proveArea(admin, 'payments')
  const [orders, links, agencies] = await Promise.all([
    sumReceivables(db, clerk, now),
    treasurer && sumOpenLinks(db, treasurer, { soonDays: SOON_DAYS }, now),
    treasurer ? sumOwed(db, 'agency') : [],
  ])
  return {
    dues: dueTimes.map((due) => ({
      due,
      sums: addedUp([
        ...(orders.find((each) => each.due === due)?.sums ?? []),
        ...(due === 'undated' ? agencies : due === 'now' ? [] : (links?.[due] ?? [])),
      ]),
    })),
    debts: [
      { source: 'orders', sums: addedUp(orders.flatMap(({ sums }) => sums)) },
      ...(links ? [{ source: 'links' as const, sums: addedUp(Object.values(links).flat()) }] : []),
      ...(treasurer ? [{ source: 'agencies' as const, sums: agencies }] : []),
    ],
  }
}

/** One sum a currency, the largest first. */
function addedUp(sums: readonly Money[]): Money[] {
  const added = [...Map.groupBy(sums, ({ currency }) => currency)].map(([currency, each]) => sum(each, currency))
  return added.toSorted((a, b) => b.minor - a.minor)
}
