import { todayOnRoad, type RoadMoment } from '#app/acts/road/today-on-road.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { TravelledFlight } from '#modules/catalog/index.server.ts'
import type { Permit } from '#modules/operations/index.ts'
import type { LedGroup, LedPerson } from '#modules/operations/index.server.ts'

import { nameOf } from './name-of.ts'

/** Those who are let in together, with how many they are. */
export type LetIn = { at: string; kind: 'let-in'; permit: Permit; people: number; earlyMinutes: number }

export type GroupMoment = Exclude<RoadMoment, { kind: 'permit' }> | LetIn

/** What is on for a group on a day, by the hour; whoever is let in at one hour through one gate stands together. */
export function todayOfGroup(
  group: Pick<LedGroup, 'people' | 'rides' | 'earlyMinutes' | 'departsOn'>,
  flights: readonly TravelledFlight[],
  today: PlainDate,
): GroupMoment[] {
  const { people, departsOn, earlyMinutes } = group
  const rides = group.rides.flatMap(({ kind, ...ride }) => (kind === 'flight' ? [] : [{ ...ride, kind, change: null }]))
  const chairs = people.flatMap((person) => person.chairs.map((chair) => ({ ...chair, name: nameOf(person) })))
  const road = todayOnRoad([{ departsOn, start: null, flights, rides, permits: [], chairs }], today)
  const moments: GroupMoment[] = road.filter((moment) => moment.kind !== 'permit')
  const letIn = Map.groupBy(permitsOn(people, today), ({ kind, hour, gate }) => `${kind} ${hour} ${gate}`)
  for (const permits of letIn.values()) {
    const [permit] = permits
    if (permit) moments.push({ at: permit.hour, kind: 'let-in', permit, people: permits.length, earlyMinutes })
  }
  return moments.toSorted((one, other) => one.at.localeCompare(other.at))
}

function permitsOn(people: readonly LedPerson[], today: PlainDate): Permit[] {
  return people.flatMap(({ permits }) => permits.filter(({ day }) => day === today))
}
