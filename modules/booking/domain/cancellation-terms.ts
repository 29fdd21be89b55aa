import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { ItemSnapshot } from './order.ts'

/** Who ends a journey. What nobody could foresee or prevent counts as force majeure, whoever tells of it. */
export const cancellers = ['customer', 'organiser', 'force-majeure'] as const

export type Canceller = (typeof cancellers)[number]

/** What was agreed about cancelling one journey, as it was when it was sold. */
export type AgreedTerms = Pick<ItemSnapshot, 'legalRegime' | 'departsOn'> & { bands: ItemSnapshot['cancellation'] }

/** What the law adds to it; the numbers are settings. */
export type LegalDays = { fullRefundDays: number; refundDays: number }

/** Why a share is given back. `from` counts the days before departure from which the agreed share holds. */
export type CancellationRule =
  | { code: 'organiser' | 'force-majeure' | 'not-sold' | 'nothing-agreed' | 'no-right' | 'departed' | 'below-bands' }
  | { code: 'full-refund-days' | 'band'; from: number }

/** One line of the table that customers see: what comes back when the notice comes on these days. */
export type CancellationPeriod = {
  /** Days before departure, the longest last; open at the end for the first line. */
  fromDays: number
  toDays: number | null
  /** The last day on which a notice still gets this. */
  until: PlainDate
  percent: number
}

/**
 * The share of the price that a cancellation gives back, in whole per cent, and the rule that decides. Days are whole
 * calendar days from notice to departure. Package tours get everything back as long before as the law says, whatever
 * was agreed; of several bands that were reached the best one counts, so that an earlier notice never gets less.
 */
export function refundShare(
  terms: AgreedTerms,
  days: number,
  by: Canceller,
  law: LegalDays,
): { percent: number; rule: CancellationRule } {
  if (by !== 'customer') return { percent: 100, rule: { code: by } }
  if (days < 0) return { percent: 0, rule: { code: 'departed' } }
  const isPackage = terms.legalRegime === 'package_tour'
  if (isPackage && days >= law.fullRefundDays)
    return { percent: 100, rule: { code: 'full-refund-days', from: law.fullRefundDays } }
  if (terms.bands.length === 0)
    return isPackage ? { percent: 100, rule: { code: 'nothing-agreed' } } : { percent: 0, rule: { code: 'no-right' } }
  const [best] = terms.bands
    .filter(({ fromDaysBefore }) => fromDaysBefore <= days)
    .toSorted((a, b) => b.refundPercent - a.refundPercent || b.fromDaysBefore - a.fromDaysBefore)
  if (!best) return { percent: 0, rule: { code: 'below-bands' } }
  return { percent: best.refundPercent, rule: { code: 'band', from: best.fromDaysBefore } }
}

/** The whole table of a journey for its customer, the longest notice first, equal neighbours as one line. */
export function cancellationPeriods(terms: AgreedTerms, law: LegalDays): CancellationPeriod[] {
  const starts = [0, ...terms.bands.map(({ fromDaysBefore }) => fromDaysBefore)]
  if (terms.legalRegime === 'package_tour') starts.push(law.fullRefundDays)
  const periods: CancellationPeriod[] = []
  for (const fromDays of [...new Set(starts)].toSorted((a, b) => b - a)) {
    const { percent } = refundShare(terms, fromDays, 'customer', law)
    const until = addDays(terms.departsOn, -fromDays)
    const before = periods.at(-1)
    if (before?.percent === percent) Object.assign(before, { fromDays, until })
    else periods.push({ fromDays, toDays: before ? before.fromDays - 1 : null, until, percent })
  }
  return periods
}
