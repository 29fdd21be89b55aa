import type { RoadMarks } from './marks.ts'

/** Marks with their instants set right by what the clock of the telephone was behind; nothing lies in the future. */
export function withRightClock(marks: RoadMarks, clockErrorMs: number, now: Date): RoadMarks {
  const right = (at: Date) => new Date(Math.min(at.getTime() + clockErrorMs, now.getTime()))
  return {
    counts: marks.counts.map((count) => ({ ...count, begunAt: right(count.begunAt) })),
    ticks: marks.ticks.map((tick) => ({ ...tick, tickedAt: right(tick.tickedAt) })),
    luggage: marks.luggage.map((mark) => ({ ...mark, countedAt: right(mark.countedAt) })),
    incidents: marks.incidents.map((incident) => ({
      ...incident,
      happenedAt: right(incident.happenedAt),
      saidAt: right(incident.saidAt),
    })),
    rites: marks.rites.map((rite) => ({
      ...rite,
      startedAt: right(rite.startedAt),
      endedAt: rite.endedAt && right(rite.endedAt),
    })),
  }
}
