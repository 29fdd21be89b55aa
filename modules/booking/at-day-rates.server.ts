import { currencies, money, type Currency, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { listDayRates, pairRate, type DayRate } from '#modules/ledger/index.server.ts'
import { worthAtRate, type AmountBack } from '#modules/payments/index.ts'
import type { Db } from '#platform/db/client.server.ts'

/** What amounts of one currency are in the others whose rates of a day are known: each for itself, and all of them. */
export type AtDayRate = { rate: DayRate; amounts: Money[]; total: Money }

/** Amounts of one currency at the rates of a day, a currency at a time. */
export async function atDayRates(
  db: Db,
  currency: Currency,
  amounts: readonly AmountBack[],
  on: PlainDate,
): Promise<AtDayRate[]> {
  const rates = (await listDayRates(db, [on])).get(on) ?? new Map()
  return currencies.flatMap((other) => {
    const rate = other === currency ? undefined : pairRate(rates, other, currency)
    if (!rate) return []
    const exchanged = amounts.map((amount) => worthAtRate(amount, rate))
    const total = exchanged.reduce((minor, amount) => minor + amount.minor, 0)
    return [{ rate, amounts: exchanged, total: money(total, other) }]
  })
}
