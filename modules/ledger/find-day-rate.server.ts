import { crossRate, exchange, type ExchangeRate, type PairRate } from '#kernel/exchange-rate.ts'
import { money, type Currency } from '#kernel/money.ts'
import { addDays, dayInIstanbul, startInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** The rate between two currencies of one day, and who said so. */
export type DayRate = PairRate & { source: string; on: PlainDate }

/** What one unit of each currency cost in lira on a day. */
export type DayRates = ReadonlyMap<Currency, { rate: ExchangeRate; source: string; on: PlainDate }>

/**
 * The rate of a day between two currencies: the last one that was entered for that day in Istanbul. `undefined` when a
 * rate that is needed was not entered for that day; one of another day never stands in.
 *
 * @throws RangeError when both currencies are the same.
 */
export async function findDayRate(
  db: Db,
  [one, other]: readonly [Currency, Currency],
  on: PlainDate,
): Promise<DayRate | undefined> {
  const rates = await listDayRates(db, [on])
  return pairRate(rates.get(on) ?? new Map(), one, other)
}

/** The rates of some days, each the last one that was entered for its day in Istanbul. */
export async function listDayRates(db: Db, days: readonly PlainDate[]): Promise<Map<PlainDate, DayRates>> {
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)]
  if (first === undefined || last === undefined) return new Map()
  const rows = await own(db)
    .selectFrom('exchange_rates')
    .select(['base', 'rate_value', 'rate_scale', 'source', 'valid_from'])
    .where('quote', '=', 'TRY')
    .where('valid_from', '>=', startInIstanbul(first))
    .where('valid_from', '<', startInIstanbul(addDays(last, 1)))
    .orderBy('valid_from')
    .orderBy('id')
    .limit(MOST)
    .execute()
  const told = rows.map(({ base, rate_value: value, rate_scale: scale, source, valid_from: from }) => ({
    base,
    rate: { value, scale },
    source,
    on: dayInIstanbul(from),
  }))
  const byDay = Map.groupBy(told, ({ on }) => on)
  return new Map([...byDay].map(([day, rates]) => [day, new Map(rates.map(({ base, ...rate }) => [base, rate]))]))
}

/** Two foreign currencies are compared by their rates to the lira. @throws RangeError when both are the same. */
export function pairRate(rates: DayRates, one: Currency, other: Currency): DayRate | undefined {
  if (one === other) throw new RangeError(`${one} has no rate to itself`)
  const [first, second] = [rates.get(one), rates.get(other)]
  if (other === 'TRY') return first && { base: one, quote: other, ...first }
  if (one === 'TRY') return second && { base: other, quote: one, ...second }
  if (!first || !second) return undefined
  const { on } = first
  const source = first.source === second.source ? first.source : `${first.source}, ${second.source}`
  // The dearer one is the base, so that the rate keeps its digits.
  return inLira(first.rate) >= inLira(second.rate)
    ? { base: one, quote: other, rate: crossRate(first.rate, second.rate), source, on }
    : { base: other, quote: one, rate: crossRate(second.rate, first.rate), source, on }
}

/** Five currencies, corrected often, over years. */
const MOST = 20_000

function inLira(rate: ExchangeRate): number {
  return exchange(money(1_000_000, 'TRY'), rate, 'TRY').minor
}
