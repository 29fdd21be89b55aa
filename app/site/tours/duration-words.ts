import type { DurationRange } from '#modules/catalog/index.ts'

/** The end of a message's key for each group of lengths. */
export const durationKeys = { '5-8': '5-8', '9-10': '9-10', '11+': '11-plus' } as const

/** What messages about a group of lengths say; nights are one less than days. */
export function durationValues(
  { from, to }: Pick<DurationRange, 'from' | 'to'>,
  less = 0,
): { from: number; to: number } {
  return { from: from - less, to: (to ?? from) - less }
}
