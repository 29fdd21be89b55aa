import { todayOnRoad, type RoadMoment } from '#app/acts/road/today-on-road.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { TravelledFlight, TravelledStart } from '#modules/catalog/index.server.ts'
import type { Permit } from '#modules/operations/index.ts'
import type { LedGroup, LedPerson, RoadRide } from '#modules/operations/index.server.ts'
import type { PrayersOfDay } from '#modules/road/index.ts'
import { nameOf } from './name-of.ts'

/** Those who are let in together, by name, and how many minutes before they meet. */
export type LetIn = { at: string; kind: 'let-in'; permit: Permit; people: LedPerson[]; earlyMinutes: number }

export type GroupMoment = Exclude<RoadMoment<LedRide>, { kind: 'permit' }> | LetIn

/** A ride of the group, with the number to call about it, and who has a place on it. */
type LedRide = RoadRide & { phone: string; people: LedPerson[] }

type Led = Pick<LedGroup, 'people' | 'rides' | 'earlyMinutes' | 'departsOn'>

/** A day on the road: what is on, and the hours of prayer of the cities in which the group is on it. */
export type DayOfGroup = { day: PlainDate; moments: GroupMoment[]; prayers: PrayersOfDay[] }

/** What is on for a group on a day, by the hour; whoever is let in at one hour through one gate stands together. */
export function todayOfGroup(
  group: Led,
  { flights, start }: { flights: readonly TravelledFlight[]; start: TravelledStart | null },
  today: PlainDate,
): GroupMoment[] {
  const { people, departsOn, earlyMinutes } = group
  const rides = group.rides.flatMap(({ kind, ...ride }) =>
    kind === 'flight' ? [] : [{ ...ride, kind, change: null, people: people.filter(({ seats }) => ride.id in seats) }],
  )
  const chairs = people.flatMap((person) => person.chairs.map((chair) => ({ ...chair, name: nameOf(person) })))
  const road = todayOnRoad([{ departsOn, start, flights, rides, permits: [], chairs }], today)
  const moments: GroupMoment[] = road.filter((moment) => moment.kind !== 'permit')
  const letIn = Map.groupBy(permitsOn(people, today), ({ permit }) => `${permit.kind} ${permit.hour} ${permit.gate}`)
  for (const together of letIn.values()) {
    const [first] = together
    if (!first) continue
    const { permit } = first
    moments.push({
      at: permit.hour,
      kind: 'let-in',
      permit,
      people: together.map(({ person }) => person),
      earlyMinutes,
    })
  }
  return moments.toSorted((one, other) => one.at.localeCompare(other.at))
}

function permitsOn(people: readonly LedPerson[], today: PlainDate): { person: LedPerson; permit: Permit }[] {
  return people.flatMap((person) =>
    person.permits.filter(({ day }) => day === today).map((permit) => ({ person, permit })),
  )
}
