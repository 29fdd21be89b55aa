import { riteFloors, rites, type Rite, type RiteFloor } from './marks.ts'
import { isSamePart, prayers, type PartOfDay } from './part-of-day.ts'

/** What was measured longer ago says little of today. */
export const DIARY_DAYS = 60

/** Fewer records than that say nothing. */
const FEWEST_RECORDS = 5

/** Whoever measured less, or more, forgot to tap in time. */
const LEAST_MINUTES = 10
const MOST_MINUTES = 6 * 60

/** A rite from its beginning to its end; nobody is in it. */
export type MeasuredRite = { rite: Rite; floor: RiteFloor; startedAt: Date; endedAt: Date }

/** How long a rite takes on a floor in a part of the day, in whole minutes. */
export type Pace = {
  rite: Rite
  floor: RiteFloor
  part: PartOfDay
  records: number
  /** Nothing where there are too few records. */
  minutes: { median: number; slowest: number } | null
}

/** How long rites took lately, by our own measurements alone, and which part of the day it is in Makkah. */
export type Diary = { paces: Pace[]; now: PartOfDay }

/** By when each rite has to begin on each floor, so that the slowest are done before a bus or a flight leaves. */
export type LatestStarts = { rite: Rite; floor: RiteFloor; at: Date }[]

type PartOf = (at: Date) => PartOfDay

/** What was measured, by rite, part of the day and floor, in that order; a part in which nobody measured is left out. */
export function pacesOf(measured: readonly MeasuredRite[], partOf: PartOf): Pace[] {
  const cells = Map.groupBy(
    measured.flatMap((record) => {
      const minutes = (record.endedAt.getTime() - record.startedAt.getTime()) / 60_000
      return minutes < LEAST_MINUTES || minutes > MOST_MINUTES
        ? []
        : [{ ...record, minutes, part: partOf(record.startedAt) }]
    }),
    ({ rite, floor, part }) => `${rite} ${floor} ${part.after} ${part.isFriday}`,
  )
  const paces = [...cells.values()].flatMap((records): Pace[] => {
    const [first] = records
    if (!first) return []
    const { rite, floor, part } = first
    const sorted = records.map(({ minutes }) => minutes).toSorted((one, other) => one - other)
    const isKnown = sorted.length >= FEWEST_RECORDS
    const minutes = isKnown ? { median: Math.round(medianOf(sorted)), slowest: Math.ceil(sorted.at(-1) ?? 0) } : null
    return [{ rite, floor, part, records: sorted.length, minutes }]
  })
  return paces.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function placeOf({ rite, floor, part }: Pace): number {
  const places = [rites.indexOf(rite), Number(part.isFriday), prayers.indexOf(part.after), riteFloors.indexOf(floor)]
  return places.reduce((sum, place) => sum * 10 + place, 0)
}

/** Of an even number it is the middle between the two in the middle, as statistics have it. */
function medianOf(sorted: readonly number[]): number {
  const half = (sorted.length - 1) / 2
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2
}

/** A rite on a floor; on whichever is slowest where none is named. */
type Meant = { rite: Rite; floor?: RiteFloor }

/** When the slowest would be done who begin at an instant; `null` where too few measured at that part of the day. */
export function doneBy(paces: readonly Pace[], { rite, floor }: Meant, startsAt: Date, partOf: PartOf): Date | null {
  const part = partOf(startsAt)
  const minutes = paces
    .filter(
      (pace) => pace.rite === rite && (floor === undefined || pace.floor === floor) && isSamePart(pace.part, part),
    )
    .flatMap((pace) => pace.minutes?.slowest ?? [])
  return minutes.length === 0 ? null : new Date(startsAt.getTime() + Math.max(...minutes) * 60_000)
}

/** Beginnings are tried in steps of so many minutes. */
const STEP_MINUTES = 5

/**
 * The last beginning after which even the slowest were done before an instant, as far as was measured; `null` where
 * nothing that was measured says so.
 */
export function latestStart(paces: readonly Pace[], meant: Meant, by: Date, partOf: PartOf): Date | null {
  for (let minutes = LEAST_MINUTES; minutes <= MOST_MINUTES; minutes += STEP_MINUTES) {
    const start = new Date(by.getTime() - minutes * 60_000)
    const done = doneBy(paces, meant, start, partOf)
    if (done !== null && done <= by) return start
  }
  return null
}
