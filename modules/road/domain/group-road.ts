import type { JoinedCount } from './join-counts.ts'
import type { IncidentMark, LuggagePoint } from './marks.ts'

/** How many pieces of somebody were counted last at a point. */
export type CountedLuggage = { passengerId: string; point: LuggagePoint; pieces: number; at: Date }

/** An incident as it stands. */
export type Incident = Omit<IncidentMark, 'isSettled'> & {
  /** When the office heard of it. */
  receivedAt: Date
  settledAt: Date | null
}

/** What was marked on the road about one group. */
export type GroupRoad = {
  /** The last begun first. */
  counts: JoinedCount[]
  luggage: CountedLuggage[]
  /** The open ones first, of these the latest first. */
  incidents: Incident[]
}

export const nothingMarked: GroupRoad = { counts: [], luggage: [], incidents: [] }
