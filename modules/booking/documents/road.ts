import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Locale } from '#kernel/locale.ts'
import type { OrderedTour } from '../data/read-orders.server.ts'

/** What is arranged for a journey, as far as its travellers are told. */
export type RoadOfTour = {
  /** Whom they follow; those alone who can be called. */
  leaders: { name: string; phone: string }[]
  /** Those on which one of them has a place. An empty hour or meeting point is not known yet. */
  rides: {
    kind: 'bus' | 'train' | 'transfer'
    name: string
    route: string
    leavesOn: PlainDate
    leavesAt: string
    meeting: string
  }[]
  /** Only rooms that are settled, by traveller. */
  rooms: { travellerId: string; hotel: string; number: string }[]
}

/** By departure, and the number that is answered at any hour; empty while there is none. */
export type RoadOfOrder = { duty: string; tours: ReadonlyMap<string, RoadOfTour> }

/** Reads what is arranged for the journeys of an order, in one language, within the caller's transaction. */
export type FindRoad = (db: Db, tours: readonly OrderedTour[], locale: Locale) => Promise<RoadOfOrder>

export const noRoad: RoadOfOrder = { duty: '', tours: new Map() }
