import type { CountPlace, IncidentKind, LuggagePoint } from '#modules/road/index.ts'

/** As many marks of each kind as a call takes. */
export const MOST_MARKS = 200

/** As much of what leaves as somebody plans rites by. */
export const NEXT_LEAVING = 2

/** What a leader's telephone notes and hears, as it lies on the telephone and goes to the call that takes it. */
export type WaitingMark =
  | { kind: 'counts'; id: string; place: string; begunAt: string }
  | { kind: 'ticks'; id: string; count: string; passenger: string; isHere: boolean; tickedAt: string }
  | { kind: 'luggage'; id: string; passenger: string; point: string; pieces: number; countedAt: string }
  | ({ kind: 'incidents' } & ToldIncident)
  | { kind: 'rites'; id: string; rite: string; floor: string; startedAt: string; endedAt: string | null }

/** What was said last about an incident, of somebody or of the group. */
export type ToldIncident = {
  id: string
  passenger: string | null
  incident: string
  place: string
  note: string
  nextStep: string
  happenedAt: string
  saidAt: string
  isSettled: boolean
}

/** What holds about a group by everything that has been sent. */
export type HeardRoad = {
  /** The last begun first. */
  counts: { ids: string[]; place: CountPlace; begunAt: string; here: string[] }[]
  luggage: { passenger: string; point: LuggagePoint; pieces: number }[]
  /** The incidents that are over. */
  settled: string[]
  /** Whoever reported them. */
  incidents: (ToldIncident & { incident: IncidentKind })[]
}
