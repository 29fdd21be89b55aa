import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { addRide, findWorkspace, seatTravellers } from '#modules/operations/index.server.ts'
import type { World } from '../world.ts'
import { must } from './must.ts'

/** On the fourth day a group moves from one city to the other. */
const DAYS_UNTIL_MOVE = 3

const buses = [
  { name: 'Otobüs 1', reference: '8241', phone: '+966 50 000 9941', from: 0, until: 0.6 },
  { name: 'Otobüs 2', reference: '8242', phone: '+966 50 000 9942', from: 0.6, until: 1 },
]

/** Staff order two buses for the way between the cities, and give everybody a place on one of them. */
export async function rideOnTheRoad(world: World, date: PlainDate, now: Date): Promise<void> {
  for (const { from, until, ...bus } of buses) {
    const ride = {
      ...bus,
      kind: 'bus' as const,
      route: 'Medine – Mekke',
      leavesOn: addDays(date, DAYS_UNTIL_MOVE),
      leavesAt: '14:30',
      arrivesAt: '20:00',
      meeting: 'Otelin lobisi',
      capacity: 30,
    }
    const { version } = await seen(world, date, now)
    must(await addRide(world.tx, world.staff.orders, { date, version, ride }, now), `a bus under way on ${date}`)
    const { rides, travellers, ...workspace } = await seen(world, date, now)
    const { id: rideId = '' } = rides.find(({ name, route }) => name === bus.name && route === ride.route) ?? {}
    const passengerIds = travellers
      .slice(Math.ceil(travellers.length * from), Math.ceil(travellers.length * until))
      .map(({ id }) => id)
    if (passengerIds.length === 0) return
    const request = { date, version: workspace.version, rideId, passengerIds, isOn: true }
    must(await seatTravellers(world.tx, world.staff.orders, request, now), `seats under way on ${date}`)
  }
}

function seen({ tx, staff }: World, date: PlainDate, now: Date) {
  return findWorkspace(tx, staff.orders, date, now)
}
