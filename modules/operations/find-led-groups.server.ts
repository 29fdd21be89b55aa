import { sql } from 'kysely'
import type { Localised } from '#kernel/locale.ts'
import { addDays, dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import type { Leader } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { listLedTravellers, type LedTraveller } from '#modules/booking/index.server.ts'
import { listDeparturesBetween, type PlannedDeparture } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readArrangements } from './data/arrangements.server.ts'
import { own } from './data/tables.server.ts'
import { bySurname } from './domain/list-order.ts'
import type { Permit } from './domain/permits.ts'
import type { WorkRide } from './domain/workspace.ts'
import { listChairs, type TravellerChair } from './list-chairs.server.ts'
import { listPermits } from './list-permits.server.ts'

/** A departure as its leader sees it. */
export type LedDeparture = { id: string; name: Localised; departsOn: PlainDate; returnsOn: PlainDate }

export type LedPerson = LedTraveller & {
  /** Rooms by hotel, in the order of the journey. */
  rooms: { stay: Localised; number: string }[]
  /** What staff wrote down about them. */
  note: string
  /** Whoever they travel under the protection of, by id. */
  mahramId: string | null
  /** The rides on which they have a place, by id, with the seat where it is numbered. */
  seats: Record<string, string>
  /** What was granted, the first first. */
  permits: Permit[]
  /** The wheelchairs that are kept for them, in the order of the journey. */
  chairs: TravellerChair[]
}

export type LedGroup = LedDeparture & {
  /** The id that is no part of an address. */
  departureId: string
  people: LedPerson[]
  /** Where they sleep, in the order of the journey. */
  stays: PlannedDeparture['stays']
  rides: WorkRide[]
  /** How long before the hour of a visit they meet. */
  earlyMinutes: number
  /** How many days whoever leaves a permit for the Rawdah unused waits for the next. */
  daysBetween: number
}

/** The day after the return is the last on which a leader sees a group. */
const DAYS_AFTER_RETURN = 1

/** Journeys that last longer are none of ours. */
const LONGEST_JOURNEY_DAYS = 90

/** Departures for which an account is named as a guide, those that are over left out; the next one first. */
export async function listLedDepartures(db: Db, leader: Leader, now: Date): Promise<LedDeparture[]> {
  return (await led(db, leader, now)).map(toLed)
}

/**
 * Who is in the group of a departure, by its public id, for whoever is named for it as a guide; `undefined` for every other,
 * and when it is over. For what telephones send: nothing of it is shown to anybody.
 */
export async function findLedSeats(
  db: Db,
  leader: Leader,
  departureId: string,
  now: Date,
): Promise<{ departure: PlannedDeparture; passengerIds: string[] } | undefined> {
  const departure = (await led(db, leader, now)).find(({ id }) => id === departureId)
  if (!departure) return undefined
  const travellers = await listLedTravellers(db, leader, departure.departureId, now)
  return { departure, passengerIds: travellers.map(({ id }) => id) }
}

/**
 * The group of a departure, by its public id, for whoever is named for it as a guide; `undefined` for every other, and when
 * it is over. Everybody stands in the order of the printed list. The log notes that it was read.
 */
export async function findLedGroup(
  db: Db,
  leader: Leader,
  departureId: string,
  now: Date,
): Promise<LedGroup | undefined> {
  const departure = (await led(db, leader, now)).find(({ id }) => id === departureId)
  if (!departure) return undefined
  const travellers = (await listLedTravellers(db, leader, departure.departureId, now)).toSorted(bySurname)
  const ids = travellers.map(({ id }) => id)
  const { travellers: facts, places, seats, rides } = await readArrangements(db, departure.departsOn, ids)
  const permits = await listPermits(db, ids)
  const chairs = (await listChairs(db, ids)).filter(({ departsOn }) => departsOn === departure.departsOn)
  if (travellers.length > 0) await noteRead(db, leader, { date: departure.departsOn, people: travellers.length }, now)
  const people = travellers.map((traveller) => {
    const arranged = facts.get(traveller.id)
    const rooms = departure.stays.flatMap(({ key, name }) => {
      const place = places.get(traveller.id)?.find(({ stay }) => stay === key)
      return place ? [{ stay: name, number: place.number }] : []
    })
    const taken = seats.get(traveller.id) ?? []
    return {
      ...traveller,
      rooms,
      note: arranged?.note ?? '',
      mahramId: arranged?.mahramId ?? null,
      seats: Object.fromEntries(taken.map(({ rideId, seat }) => [rideId, seat])),
      permits: (permits.people[traveller.id]?.permits ?? []).filter(({ state }) => state === 'granted'),
      chairs: chairs.filter(({ passengerId }) => passengerId === traveller.id),
    }
  })
  const aboard = new Set(people.flatMap((person) => Object.keys(person.seats)))
  return {
    ...toLed(departure),
    departureId: departure.departureId,
    people,
    stays: departure.stays,
    rides: rides.filter(({ id }) => aboard.has(id)),
    earlyMinutes: permits.rules.earlyMinutes,
    daysBetween: permits.rules.daysBetween,
  }
}

function toLed({ id, name, departsOn, returnsOn }: PlannedDeparture): LedDeparture {
  return { id, name, departsOn, returnsOn }
}

async function led(db: Db, leader: Leader, now: Date): Promise<PlannedDeparture[]> {
  const today = dayInIstanbul(now)
  const named = await own(db)
    .selectFrom('operation_guides')
    .select(['departs_on as date', 'departure_id as departureId'])
    .where('user_id', '=', leader.id)
    .where('departs_on', '>=', addDays(today, -LONGEST_JOURNEY_DAYS))
    .orderBy('departs_on')
    .orderBy(sql`departure_id nulls first`)
    .limit(200)
    .execute()
  const [first, last] = [named[0], named.at(-1)]
  if (!first || !last) return []
  const departures = await listDeparturesBetween(db, { from: first.date, to: last.date })
  return departures
    .filter(({ returnsOn }) => addDays(returnsOn, DAYS_AFTER_RETURN) >= today)
    .filter((departure) =>
      named.some(
        ({ date, departureId }) =>
          date === departure.departsOn && (departureId === null || departureId === departure.departureId),
      ),
    )
    .toSorted((a, b) => a.departsOn.localeCompare(b.departsOn) || a.id.localeCompare(b.id))
}

async function noteRead(
  db: Db,
  leader: Leader,
  { date, people }: { date: PlainDate; people: number },
  now: Date,
): Promise<void> {
  const subject = { kind: 'departure-date', id: date } as const
  const after = { list: 'leader', travellers: people }
  await recordAudit(db, { actor: leader, action: 'personal-data.read', subject, after }, now)
}
