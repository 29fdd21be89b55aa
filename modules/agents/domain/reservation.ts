import { daysBetween, type PlainDate } from '#kernel/plain-date.ts'

/** What became of a reservation: asked for, agreed to by staff, travelled, or given up. */
export const reservationStates = ['requested', 'confirmed', 'cancelled', 'completed'] as const

export type ReservationState = (typeof reservationStates)[number]

const nextReservationStates: Record<ReservationState, readonly ReservationState[]> = {
  requested: ['confirmed', 'cancelled'],
  confirmed: ['cancelled', 'completed'],
  cancelled: [],
  completed: [],
}

export function canReservationBecome(from: ReservationState, to: ReservationState): boolean {
  return nextReservationStates[from].includes(to)
}

export const reservationEventKinds = [
  'requested',
  'confirmed',
  'cancelled',
  'completed',
  'changed',
  'travellers',
  'paid-from-credit',
  'expired',
  'agreed',
  'travellers-cancelled',
  'earnings',
  'split',
  'joined',
] as const

export type ReservationEventKind = (typeof reservationEventKinds)[number]

/** Days before a journey until which one person may travel in another's place. */
const REPLACE_DAYS = 7

/** Whether a traveller may still be replaced by another person. */
export function mayReplaceTravellers(departsOn: PlainDate, today: PlainDate): boolean {
  return daysBetween(today, departsOn) >= REPLACE_DAYS
}
