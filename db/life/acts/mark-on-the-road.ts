import { randomUUID } from 'node:crypto'
import { startInIstanbul } from '#kernel/plain-date.ts'
import { addGuide, findWorkspace } from '#modules/operations/index.server.ts'
import type { CountPlace, LuggagePoint, RoadMarks } from '#modules/road/index.ts'
import { recordMarks } from '#modules/road/index.server.ts'
import type { LivedDeparture } from '../plan/party.ts'
import type { World } from '../world.ts'
import { must } from './must.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

/** Where the group is counted, so many hours after the day of departure begins. */
const counted: readonly { place: CountPlace; hours: number }[] = [
  { place: 'airport', hours: 2 },
  { place: 'landed', hours: 8.5 },
  { place: 'hotel', hours: 11 },
  { place: 'umrah', hours: 21 },
]

/** When rites are done after the first Umrah, in hours from the beginning of the journey: at dawn, in the afternoon, at night. */
const ritesBegin = [20, 44.5, 64, 78, 92.5, 112, 126, 140.5, 160]

/** How long a tawaf took, in minutes; the other rite is shorter, and the roof is a longer way round. */
const tawafMinutes = [52, 58, 61, 55, 49, 67, 54, 60, 71]

const floors = ['ground', 'ground', 'roof'] as const

/** A large group goes at the pace of its slowest. */
function ritesOf(at: (hours: number, minutes?: number) => Date, people: number, now: Date): RoadMarks['rites'] {
  return ritesBegin.flatMap((hours, nth) => {
    const floor = floors[nth % floors.length] ?? 'ground'
    const minutes = (tawafMinutes[nth] ?? 0) + (people % 23) + (floor === 'roof' ? 24 : 0)
    const [circled, walked] = [at(hours, minutes), at(hours, minutes + 10 + Math.round(minutes * 0.8))]
    if (walked >= now) return []
    return [
      { id: randomUUID(), rite: 'tawaf' as const, floor, startedAt: at(hours), endedAt: circled },
      { id: randomUUID(), rite: 'sai' as const, floor, startedAt: at(hours, minutes + 10), endedAt: walked },
    ]
  })
}

/** A leader goes with the group and marks what they see; one pilgrim is lost for half an hour, and found. */
export async function markOnTheRoad(world: World, { tourId, departsOn }: LivedDeparture, now: Date): Promise<void> {
  const { leader, orders } = world.staff
  if (!leader) return
  const { version, tours, travellers, guides } = await findWorkspace(world.tx, orders, departsOn, now)
  const tour = tours.find(({ id }) => id === tourId)
  const people = travellers.filter((traveller) => traveller.tourId === tourId).map(({ id }) => id)
  if (!tour || people.length === 0) return
  const leads = guides.some(
    ({ userId, departureId }) => userId === leader.id && [null, tour.departureId].includes(departureId),
  )
  const guide = {
    role: 'leader' as const,
    name: leader.fullName,
    phone: '+90 532 000 9950',
    gender: 'male' as const,
    departureId: tour.departureId,
    userId: leader.id,
  }
  if (!leads)
    must(await addGuide(world.tx, orders, { date: departsOn, version, guide }, now), `a leader on ${departsOn}`)
  const marks = marksOf(people, startInIstanbul(departsOn), now)
  must(await recordMarks(world.tx, leader, { group: tourId, marks, clockErrorMs: 0 }, now), `marks of ${tourId}`)
}

function marksOf(people: readonly string[], start: Date, now: Date): RoadMarks {
  const at = (hours: number, minutes = 0) => new Date(start.getTime() + hours * HOUR + minutes * MINUTE)
  const happened = counted.filter(({ hours }) => at(hours, 30) < now)
  const counts = happened.map(({ place, hours }) => ({ id: randomUUID(), place, begunAt: at(hours) }))
  const ticks = counts.flatMap(({ id, begunAt }) =>
    people.map((passengerId, nth) => ({
      id: randomUUID(),
      countId: id,
      passengerId,
      isHere: true,
      tickedAt: new Date(begunAt.getTime() + Math.min(nth, 25) * MINUTE),
    })),
  )
  const luggageAt = (point: LuggagePoint, hours: number) =>
    at(hours) < now
      ? people.map((passengerId, nth) => ({
          id: randomUUID(),
          passengerId,
          point,
          // One bag comes a flight later.
          pieces: point === 'landed' && nth === 1 ? 0 : 1 + (nth % 2),
          countedAt: at(hours),
        }))
      : []
  const [, lost = null] = people
  const isFound = at(21.5) < now
  return {
    counts,
    ticks,
    luggage: [...luggageAt('handed-in', 2.5), ...luggageAt('landed', 9)],
    incidents: isFound
      ? [
          {
            id: randomUUID(),
            passengerId: lost,
            kind: 'lost',
            place: 'Kapı 79, saat kulesinin altı',
            note: 'Telefonu kapalıydı, kartından arandı.',
            nextStep: 'Otele getirildi.',
            happenedAt: at(20.5),
            saidAt: at(21),
            isSettled: true,
          },
        ]
      : [],
    rites: ritesOf(at, people.length, now),
  }
}
