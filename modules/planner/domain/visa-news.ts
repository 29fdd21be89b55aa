import { addDays, type PlainDate } from '#kernel/plain-date.ts'

export type UsualDays = { min: number; max: number }

/** What a traveller is told about a visa that was handed in. */
export type VisaNews =
  | { step: 'granted' | 'refused'; since: PlainDate | null }
  | {
      step: 'applied'
      since: PlainDate | null
      usual: UsualDays
      /** It has taken longer than is usual. */
      isSlow: boolean
    }

/** Nothing while it was not handed in, or is not needed. Without a known day nothing is called slow. */
export function visaNewsOf(
  visa: { step: string; since: PlainDate | null } | undefined,
  usual: UsualDays,
  today: PlainDate,
): VisaNews | null {
  if (!visa) return null
  const { step, since } = visa
  if (step === 'granted' || step === 'refused') return { step, since }
  if (step !== 'applied') return null
  return { step, since, usual, isSlow: since !== null && addDays(since, usual.max) < today }
}
