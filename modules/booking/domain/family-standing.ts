import type { PlainDate } from '#kernel/plain-date.ts'

/** How a family of a group stands with its money; who has nobody travelling any more has `left`. */
export type FamilyState = 'paid' | 'part' | 'open' | 'late' | 'free' | 'left'

type Share = { paidAt: Date | null; dueOn: PlainDate | null }

/** `part`: something is paid and nothing is late; `late`: a day has passed on which it should have paid. */
export function familyState(travelling: number, shares: readonly Share[], today: PlainDate): FamilyState {
  if (travelling === 0) return 'left'
  if (shares.length === 0) return 'free'
  const open = shares.filter(({ paidAt }) => paidAt === null)
  if (open.length === 0) return 'paid'
  if (open.some(({ dueOn }) => dueOn !== null && dueOn < today)) return 'late'
  return open.length < shares.length ? 'part' : 'open'
}

/** Whether staff have to ask a family for money: nothing came yet, or not what was due. */
export function owesNow(state: FamilyState): boolean {
  return state === 'open' || state === 'late'
}
