import type { DepartureStatus } from './availability.ts'

/** How many have bought a place, and with how many it runs for sure. */
export type GroupStanding = { sold: number; minimum: number }

type Group = { isPrivate: boolean; status: DepartureStatus; minimum: number | null; sold: number }

/**
 * How far a group is from running for sure; null where nothing is promised: no minimum is named, the party is private, or
 * the departure is cancelled or none yet. Only sold places count: who holds one may never pay.
 */
export function groupStanding({ isPrivate, status, minimum, sold }: Group): GroupStanding | null {
  const isPromised = minimum !== null && !isPrivate && status !== 'draft' && status !== 'cancelled'
  return isPromised ? { sold, minimum } : null
}

export function runsForSure(group: GroupStanding | null): boolean {
  return group !== null && group.sold >= group.minimum
}
