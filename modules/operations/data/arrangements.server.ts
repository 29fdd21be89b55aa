import type { PlainDate } from '#kernel/plain-date.ts'
import { anyOf } from '#platform/db/any-of.server.ts'
import { askTogether } from '#platform/db/ask-together.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Relation } from '../domain/kinship.ts'
import type { CheckInKind, VisaStep } from '../domain/papers.ts'
import type { WorkGuide, WorkRide, WorkRoom, StayFacts } from '../domain/workspace.ts'
import { readCheckInStates } from './check-in-states.server.ts'
import { own } from './tables.server.ts'

type Place = { stay: string; id: string; number: string; reason: string }

export type Arrangements = {
  version: number
  travellers: Map<
    string,
    { visa: VisaStep; visaOn: PlainDate | null; mahramId: string | null; note: string; roomWish: string }
  >
  relations: Relation[]
  /** By the key of the hotel. */
  stays: Map<string, StayFacts>
  rooms: WorkRoom[]
  /** By passenger. */
  places: Map<string, Place[]>
  rides: WorkRide[]
  seats: Map<string, { rideId: string; seat: string }[]>
  guides: WorkGuide[]
  checkIns: Map<string, CheckInKind[]>
  undoable: string[]
}

const MOST_ROWS = 20_000

/** What is arranged for a day and for the passengers named. */
export async function readArrangements(db: Db, date: PlainDate, passengerIds: string[]): Promise<Arrangements> {
  const [day, travellers, relations, stays, rooms, places, rides, seats, guides, checkIns, proposals] =
    await askTogether(db, (asking) => {
      const tables = own(asking)
      return Promise.all([
        tables.selectFrom('operation_dates').select('version').where('departs_on', '=', date).executeTakeFirst(),
        tables
          .selectFrom('operation_travellers')
          .select([
            'passenger_id',
            'visa_step as visa',
            'visa_on as visaOn',
            'mahram_id as mahramId',
            'note',
            'room_wish as roomWish',
          ])
          .where('passenger_id', '=', anyOf(passengerIds))
          .execute(),
        tables
          .selectFrom('operation_relatives')
          .select(['passenger_id as of', 'relative_id as relative', 'kinship'])
          .where('passenger_id', '=', anyOf(passengerIds))
          .where('relative_id', '=', anyOf(passengerIds))
          .orderBy('passenger_id')
          .orderBy('relative_id')
          .execute(),
        tables
          .selectFrom('operation_stays')
          .select(['stay', 'confirmation', 'option_on as optionOn', 'mail', 'contracted', 'wish'])
          .where('departs_on', '=', date)
          .execute(),
        tables
          .selectFrom('operation_rooms')
          .select(['id', 'stay', 'number', 'beds', 'floor', 'view'])
          .where('departs_on', '=', date)
          .orderBy('position')
          .orderBy('number')
          .limit(MOST_ROWS)
          .execute(),
        tables
          .selectFrom('operation_places')
          .innerJoin('operation_rooms', 'operation_rooms.id', 'operation_places.room_id')
          .select([
            'operation_places.passenger_id',
            'operation_places.stay',
            'operation_rooms.id',
            'operation_rooms.number',
            'operation_places.reason',
          ])
          .where('operation_rooms.departs_on', '=', date)
          .where('operation_places.passenger_id', '=', anyOf(passengerIds))
          .execute(),
        tables
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
            'reference',
            'capacity',
            'phone',
          ])
          .where('departs_on', '=', date)
          .orderBy('leaves_on')
          .orderBy('leaves_at')
          .orderBy('name')
          .limit(MOST_ROWS)
          .execute(),
        tables
          .selectFrom('operation_seats')
          .innerJoin('operation_rides', 'operation_rides.id', 'operation_seats.ride_id')
          .select(['operation_seats.passenger_id', 'operation_seats.ride_id as rideId', 'operation_seats.seat'])
          .where('operation_rides.departs_on', '=', date)
          .where('operation_seats.passenger_id', '=', anyOf(passengerIds))
          .execute(),
        tables
          .selectFrom('operation_guides')
          .select([
            'id',
            'role',
            'name',
            'phone',
            'phone_e164 as phoneE164',
            'gender',
            'departure_id as departureId',
            'user_id as userId',
          ])
          .where('departs_on', '=', date)
          .orderBy('role')
          .orderBy('name')
          .orderBy('id')
          .limit(MOST_ROWS)
          .execute(),
        readCheckInStates(asking, passengerIds),
        tables
          .selectFrom('operation_proposals')
          .distinctOn('stay')
          .select(['stay', 'undone_at'])
          .where('departs_on', '=', date)
          .orderBy('stay')
          .orderBy('made_at', 'desc')
          .execute(),
      ])
    })
  return {
    version: day?.version ?? 1,
    travellers: new Map(travellers.map(({ passenger_id, ...facts }) => [passenger_id, facts])),
    relations,
    stays: new Map(stays.map(({ stay, ...facts }) => [stay, facts])),
    rooms,
    places: grouped(places),
    rides,
    seats: grouped(seats),
    guides,
    checkIns: new Map(
      [...Map.groupBy(checkIns, ({ passengerId }) => passengerId)].map(([id, ticks]) => [
        id,
        ticks.filter(({ isDone }) => isDone).map(({ kind }) => kind),
      ]),
    ),
    undoable: proposals.filter(({ undone_at }) => undone_at === null).map(({ stay }) => stay),
  }
}

function grouped<Row extends { passenger_id: string }>(rows: readonly Row[]): Map<string, Omit<Row, 'passenger_id'>[]> {
  const groups = new Map<string, Omit<Row, 'passenger_id'>[]>()
  for (const { passenger_id, ...row } of rows) {
    const group = groups.get(passenger_id)
    if (group) group.push(row)
    else groups.set(passenger_id, [row])
  }
  return groups
}
