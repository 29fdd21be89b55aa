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
] as const

export type ReservationEventKind = (typeof reservationEventKinds)[number]
