/** Where a group is counted, in the order of a journey. */
export const countPlaces = ['airport', 'landed', 'bus', 'hotel', 'umrah', 'way-home', 'elsewhere'] as const

export type CountPlace = (typeof countPlaces)[number]

/** Where luggage is counted, in the order of a journey. */
export const luggagePoints = ['handed-in', 'landed', 'hotel', 'return'] as const

export type LuggagePoint = (typeof luggagePoints)[number]

export const incidentKinds = ['lost', 'ill', 'passport-lost', 'other'] as const

export type IncidentKind = (typeof incidentKinds)[number]

export const rites = ['tawaf', 'sai'] as const

export type Rite = (typeof rites)[number]

/** Floors of the Haram on which rites are done. */
export const riteFloors = ['ground', 'middle', 'roof'] as const

export type RiteFloor = (typeof riteFloors)[number]

/** More than anybody may bring. */
export const MOST_PIECES = 20

/** As much as is said of an incident in one field. */
export const LONGEST_WORDS = 500

/** A count that was begun longer ago is over, whoever looks. */
export const COUNT_LASTS_MS = 6 * 3_600_000

/** Somebody begins to count at a place; every tick belongs to a count. */
export type BegunCount = { id: string; place: CountPlace; begunAt: Date }

export type RoadTick = { id: string; countId: string; passengerId: string; isHere: boolean; tickedAt: Date }

export type LuggageMark = { id: string; passengerId: string; point: LuggagePoint; pieces: number; countedAt: Date }

/** What was said last about one incident. */
export type IncidentMark = {
  id: string
  /** Null where it is about the group. */
  passengerId: string | null
  kind: IncidentKind
  place: string
  note: string
  nextStep: string
  happenedAt: Date
  saidAt: Date
  isSettled: boolean
}

export type RiteMark = { id: string; rite: Rite; floor: RiteFloor; startedAt: Date; endedAt: Date | null }

/** What the telephone of a leader notes; every id is made there. */
export type RoadMarks = {
  counts: readonly BegunCount[]
  ticks: readonly RoadTick[]
  luggage: readonly LuggageMark[]
  incidents: readonly IncidentMark[]
  rites: readonly RiteMark[]
}

/** A telephone that has nothing to send. */
export const noMarks: RoadMarks = { counts: [], ticks: [], luggage: [], incidents: [], rites: [] }
