import type { RoadMarks } from '../domain/marks.ts'

/** A telephone that has nothing to send. */
export const noMarks: RoadMarks = { counts: [], ticks: [], luggage: [], incidents: [], rites: [] }
