import type { PlainDate } from '#kernel/plain-date.ts'
import { addDays, startInIstanbul } from '#kernel/plain-date.ts'
import { availabilityOf, type SeatCount } from './availability.ts'

export const waitingStates = ['waiting', 'offered', 'taken', 'expired', 'left', 'removed'] as const

export type WaitingState = (typeof waitingStates)[number]

/** As many seats as one party on a waiting list may ask for; larger groups talk to us. */
export const MOST_WAITING_SEATS = 9

/**
 * Whose turn it is when seats are free: in the order of their turns, everybody whose whole party fits into what is left.
 * A party that is too large keeps its turn and is passed over, so that no seat stays empty for it.
 */
export function nextInTurn<Place extends { seats: number }>(waiting: readonly Place[], free: number): Place[] {
  let left = free
  return waiting.filter(({ seats }) => {
    if (seats > left) return false
    left -= seats
    return true
  })
}

/** Whether a party is on the list: it waits, or seats are held for it. */
export function isOnList({ state }: { state: WaitingState }): boolean {
  return state === 'waiting' || state === 'offered'
}

/** Whether the departure of a place can be bought no longer, however many seats it has. */
export function isSoldNoLonger(
  departure: Omit<SeatCount, 'capacity' | 'held' | 'sold' | 'allotted'>,
  today: PlainDate,
): boolean {
  return availabilityOf({ ...departure, capacity: 1, held: 0, sold: 0, allotted: 0 }, today) === 'closed'
}

/** When an offer that is mailed now ends: after its hours, at the latest when the departure is sold no longer. */
export function offerEnd(
  { salesCloseOn, departsOn }: { salesCloseOn: PlainDate; departsOn: PlainDate },
  offerHours: number,
  now: Date,
): Date {
  const afterSales = addDays(salesCloseOn, 1)
  const closes = startInIstanbul(afterSales < departsOn ? afterSales : departsOn)
  const ends = new Date(now.getTime() + offerHours * 3_600_000)
  return ends < closes ? ends : closes
}

/** Whether the seats of a place are still held for its party. An offer that is not mailed yet has no end. */
export function isOfferLive({ state, expiresAt }: { state: WaitingState; expiresAt: Date | null }, now: Date): boolean {
  return state === 'offered' && (expiresAt === null || expiresAt > now)
}
