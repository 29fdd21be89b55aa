import type { HeardRoad } from '#app/page/road-marks.ts'
import type { GroupRoad } from '#modules/road/index.ts'

/** What a group's telephones need to know of one another, as the call and the page hand it over. */
export function roadOnWire({ counts, luggage, incidents }: GroupRoad): HeardRoad {
  return {
    counts: counts.map(({ ids, place, begunAt, here }) => ({
      ids,
      place,
      begunAt: begunAt.toISOString(),
      here: here.map(({ passengerId }) => passengerId),
    })),
    luggage: luggage.map(({ passengerId, point, pieces }) => ({ passenger: passengerId, point, pieces })),
    settled: incidents.filter(({ settledAt }) => settledAt !== null).map(({ id }) => id),
    incidents: incidents.map(({ id, passengerId, kind, place, note, nextStep, happenedAt, saidAt, settledAt }) => ({
      id,
      passenger: passengerId,
      incident: kind,
      place,
      note,
      nextStep,
      happenedAt: happenedAt.toISOString(),
      saidAt: saidAt.toISOString(),
      isSettled: settledAt !== null,
    })),
  }
}
