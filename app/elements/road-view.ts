import type { HeardRoad, WaitingMark } from '#app/page/road-marks.ts'

/** What a leader's telephone shows: what was heard, and over it what was noted here and has not been sent. */
export type RoadView = {
  /** The count that is under way on this telephone. */
  current: { place: string; begunAt: string; here: Set<string> } | undefined
  /** Pieces by traveller, of one point of the way. */
  pieces: Map<string, number>
}

export function viewRoad(
  heard: HeardRoad,
  waiting: readonly WaitingMark[],
  { count, point }: { count: string; point: string },
): RoadView {
  const pieces = new Map(
    heard.luggage.filter((mark) => mark.point === point).map(({ passenger, pieces: number }) => [passenger, number]),
  )
  for (const mark of waiting)
    if (mark.kind === 'luggage' && mark.point === point) pieces.set(mark.passenger, mark.pieces)
  return { current: currentCount(heard, waiting, count), pieces }
}

function currentCount(heard: HeardRoad, waiting: readonly WaitingMark[], id: string): RoadView['current'] {
  const known = heard.counts.find(({ ids }) => ids.includes(id))
  const begun = known ?? waiting.find((mark) => mark.kind === 'counts' && mark.id === id)
  if (!begun || !('begunAt' in begun)) return undefined
  const ids = known?.ids ?? [id]
  const here = new Set(known?.here)
  for (const mark of waiting) {
    if (mark.kind !== 'ticks' || !ids.includes(mark.count)) continue
    if (mark.isHere) here.add(mark.passenger)
    else here.delete(mark.passenger)
  }
  return { place: begun.place, begunAt: begun.begunAt, here }
}
