/** Groups of lengths. Their names are part of addresses and stay, whatever days staff put into them. */
export const durationBuckets = ['5-8', '9-10', '11+'] as const

/** Journeys shorter than the first group begins are in none. */
export type DurationBucket = (typeof durationBuckets)[number]

/** With how many days each group begins; it ends where the next one begins, and the last one is open. */
export type DurationStarts = { first: number; second: number; third: number }

export const deliveredStarts: DurationStarts = { first: 5, second: 9, third: 11 }

/** The days of a group, the last one included; null where there is no last one. */
export type DurationRange = { value: DurationBucket; from: number; to: number | null }

export function durationRanges({ first, second, third }: DurationStarts): DurationRange[] {
  return [
    { value: '5-8', from: first, to: second - 1 },
    { value: '9-10', from: second, to: third - 1 },
    { value: '11+', from: third, to: null },
  ]
}

export function bucketOf(days: number, { first, second, third }: DurationStarts): DurationBucket | undefined {
  if (days >= third) return '11+'
  if (days >= second) return '9-10'
  return days >= first ? '5-8' : undefined
}
