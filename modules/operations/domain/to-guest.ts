import type { Guest } from './rooming.ts'
import type { WorkRoom, WorkStay, Workspace, WorkTraveller } from './workspace.ts'

export function toGuest(traveller: WorkTraveller): Guest {
  const { id, lastName, gender, age, fare, mahramId, relatives, order, familyId, soldRoom } = traveller
  return {
    id,
    party: order.id,
    family: familyId ?? undefined,
    soldRoom: soldRoom === null || soldRoom === undefined ? undefined : `${order.id}:${soldRoom}`,
    surname: lastName,
    gender,
    age,
    fare,
    mahramId,
    relatives,
  }
}

/** Those whose tour sleeps in a hotel. */
export function travellersOfStay({ travellers }: Workspace, stay: WorkStay): WorkTraveller[] {
  return travellers.filter(({ tourId }) => stay.tourIds.includes(tourId))
}

export function roomsOfStay({ rooms }: Workspace, stay: WorkStay): WorkRoom[] {
  return rooms.filter((room) => room.stay === stay.key)
}

/** Room by traveller in one hotel. */
export function placesOfStay(travellers: readonly WorkTraveller[], stay: WorkStay): Map<string, string> {
  return new Map(
    travellers.flatMap(({ id, rooms }) => {
      const room = rooms[stay.key]
      return room ? [[id, room.id] as const] : []
    }),
  )
}
