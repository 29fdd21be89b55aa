import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { GuideRole, RideKind } from './domain/papers.ts'

/** A journey of an order: its departure, and who of the order still travels. */
export type JourneyOnRoad = { departureId: string; departsOn: PlainDate; travellerIds: readonly string[] }

/** A bus, a train or a transfer, as those see it who are on it. */
export type RoadRide = {
  id: string
  kind: Exclude<RideKind, 'flight'>
  name: string
  route: string
  leavesOn: PlainDate
  leavesAt: string
  arrivesAt: string
  meeting: string
  /** Of day, hour or meeting point. */
  change: Changed<{ leavesOn: PlainDate; leavesAt: string; meeting: string }>
}

/** When something of the road was last changed, and what it was before; null while it never was. */
type Changed<Was> = { changedAt: Date; was: Was } | null

/** Somebody of the agency who travels along or meets the group; without a number while none can be called. */
export type RoadGuide = {
  id: string
  role: GuideRole
  name: string
  phone: string | null
  change: Changed<{ name: string; phone: string | null }>
}

/** The room of a traveller in a hotel, by the hotel's key; a number that was told before is another one. */
export type RoadRoom = { travellerId: string; stay: string; number: string; change: Changed<{ number: string }> }

/** What is published of the road to those who travel. */
export type RoadFacts = { rides: RoadRide[]; guides: RoadGuide[]; rooms: RoadRoom[] }

const MOST_ROWS = 200

/**
 * What staff have arranged for the journeys of one order, as far as it is told to those who travel: the rides on which one of
 * them has a place (flights belong to the departure), who leads and guides, and rooms that are settled: a list of rooms was
 * made for that hotel, and the room has a number. In the order of the journeys; four questions for each.
 */
export async function listRoadFacts(db: Db, journeys: readonly JourneyOnRoad[]): Promise<RoadFacts[]> {
  const facts: RoadFacts[] = []
  for (const journey of journeys)
    facts.push({
      rides: await listRides(db, journey),
      guides: await listGuides(db, journey),
      rooms: await listRooms(db, journey),
    })
  return facts
}

/** All rides of a day but its flights, for those who carry it out. */
export async function listRidesOfDay(db: Db, _admin: Admin<'orders'>, date: PlainDate): Promise<RoadRide[]> {
  return withChanges(db, await ridesOf(db, date).execute())
}

/** The rides of a journey on which one of its travellers has a place; two questions. */
export async function listRides(db: Db, { departsOn, travellerIds }: JourneyOnRoad): Promise<RoadRide[]> {
  if (travellerIds.length === 0) return []
  const rows = await ridesOf(db, departsOn)
    .where((ride) =>
      ride.exists(
        ride
          .selectFrom('operation_seats')
          .select('operation_seats.ride_id')
          .whereRef('operation_seats.ride_id', '=', 'operation_rides.id')
          .where('operation_seats.passenger_id', 'in', travellerIds),
      ),
    )
    .execute()
  return withChanges(db, rows)
}

function ridesOf(db: Db, date: PlainDate) {
  return own(db)
    .selectFrom('operation_rides')
    .select([
      'id',
      'kind',
      'name',
      'route',
      'leaves_on as leavesOn',
      'leaves_at as leavesAt',
      'arrives_at as arrivesAt',
      'meeting',
    ])
    .where('departs_on', '=', date)
    .orderBy('leaves_on')
    .orderBy('leaves_at')
    .orderBy('name')
    .limit(MOST_ROWS)
}

type StoredRide = Omit<RoadRide, 'kind' | 'change'> & { kind: RideKind }

/** Rides but for flights, which belong to the departure, each with what was last changed of it. */
async function withChanges(db: Db, stored: readonly StoredRide[]): Promise<RoadRide[]> {
  const rides = stored.flatMap(({ kind, ...ride }) => (kind === 'flight' ? [] : [{ kind, ...ride }]))
  if (rides.length === 0) return []
  const changes = await own(db)
    .selectFrom('operation_ride_changes')
    .distinctOn('ride_id')
    .select(['ride_id', 'changed_at', 'leaves_on', 'leaves_at', 'meeting'])
    .where(
      'ride_id',
      'in',
      rides.map(({ id }) => id),
    )
    .orderBy('ride_id')
    .orderBy('changed_at', 'desc')
    .execute()
  const changeOf = new Map(
    changes.map(({ ride_id, changed_at, leaves_on, leaves_at, meeting }) => [
      ride_id,
      { changedAt: changed_at, was: { leavesOn: leaves_on, leavesAt: leaves_at, meeting } },
    ]),
  )
  return rides.map((ride) => ({ ...ride, change: changeOf.get(ride.id) ?? null }))
}

/** Of a day's guides those of the departure and those of everybody. */
async function listGuides(db: Db, { departureId, departsOn }: JourneyOnRoad): Promise<RoadGuide[]> {
  const guides = await own(db)
    .selectFrom('operation_guides')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('operation_guide_changes as change')
          .select(['change.changed_at as changedAt', 'change.name as nameBefore', 'change.phone_e164 as phoneBefore'])
          .whereRef('change.guide_id', '=', 'operation_guides.id')
          .orderBy('change.changed_at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['id', 'role', 'operation_guides.name', 'phone_e164 as phone', 'changedAt', 'nameBefore', 'phoneBefore'])
    .where('departs_on', '=', departsOn)
    .where((guide) => guide.or([guide('departure_id', 'is', null), guide('departure_id', '=', departureId)]))
    .orderBy(sql`array_position(array['leader', 'guide', 'greeter'], role)`)
    .orderBy('operation_guides.name')
    .limit(MOST_ROWS)
    .execute()
  return guides.map(({ changedAt, nameBefore, phoneBefore, ...guide }) => ({
    ...guide,
    change: changedAt && { changedAt, was: { name: nameBefore ?? '', phone: phoneBefore } },
  }))
}

async function listRooms(db: Db, { departsOn, travellerIds }: JourneyOnRoad): Promise<RoadRoom[]> {
  if (travellerIds.length === 0) return []
  const rooms = await own(db)
    .selectFrom('operation_places as place')
    .innerJoin('operation_rooms as room', 'room.id', 'place.room_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('operation_room_changes as change')
          .select(['change.changed_at as changedAt', 'change.number as numberBefore'])
          .whereRef('change.passenger_id', '=', 'place.passenger_id')
          .whereRef('change.stay', '=', 'place.stay')
          .whereRef('change.number', '<>', 'room.number')
          .orderBy('change.changed_at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['place.passenger_id as travellerId', 'place.stay', 'room.number', 'changedAt', 'numberBefore'])
    .where('room.departs_on', '=', departsOn)
    .where('place.passenger_id', 'in', travellerIds)
    .where('room.number', '<>', '')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('operation_room_lists as list')
          .select('list.id')
          .whereRef('list.departs_on', '=', 'room.departs_on')
          .whereRef('list.stay', '=', 'room.stay'),
      ),
    )
    .limit(MOST_ROWS)
    .execute()
  return rooms.map(({ changedAt, numberBefore, ...room }) => ({
    ...room,
    change: changedAt && { changedAt, was: { number: numberBefore ?? '' } },
  }))
}
