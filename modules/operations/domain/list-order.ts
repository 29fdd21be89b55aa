import { flightKeyOf } from './flight-key.ts'
import { plannedFlightOf } from './planned-ride.ts'
import type { FlightHours, WorkRide, Workspace, WorkTraveller } from './workspace.ts'

export type DateList = 'print' | 'airport'

/** How somebody leaves: on a ride that staff arranged, or as the departure or the tour says; with the hours where they are known. */
export type Flight = { name: string; route: string; ride: WorkRide | null; times: FlightHours | null }

/** The first flight a traveller sits on; the first of the tour while nobody has seated them. */
export function flightOf(
  traveller: WorkTraveller,
  { rides, tours }: Pick<Workspace, 'rides' | 'tours'>,
): Flight | undefined {
  const ride = rides.find(({ id, kind }) => kind === 'flight' && id in traveller.seats)
  if (ride) {
    const planned = plannedFlightOf(
      ride,
      tours.flatMap(({ flights }) => flights),
    )
    return { name: ride.name, route: ride.route, ride, times: planned?.times ?? null }
  }
  const [first] = tours.find(({ id }) => id === traveller.tourId)?.flights ?? []
  return first && { name: first.number, route: `${first.from} – ${first.to}`, ride: null, times: first.times }
}

/** As lists are printed: by surname, then by first name. */
export function bySurname<Named extends { lastName: string; firstName: string }>(one: Named, other: Named): number {
  return one.lastName.localeCompare(other.lastName, 'tr') || one.firstName.localeCompare(other.firstName, 'tr')
}

/** The list by surname; at the airport by flight first. */
export function inListOrder(workspace: Workspace, list: DateList): WorkTraveller[] {
  const flight = (each: WorkTraveller) => (list === 'airport' ? flightKeyOf(flightOf(each, workspace)) : '')
  return workspace.travellers.toSorted((a, b) => flight(a).localeCompare(flight(b), 'tr') || bySurname(a, b))
}
