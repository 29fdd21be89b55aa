import type { WorkRide, Workspace, WorkTraveller } from './workspace.ts'

export type DateList = 'print' | 'airport'

/** How somebody leaves: on a ride that staff arranged, or as the tour says. */
export type Flight = { name: string; route: string; ride: WorkRide | null }

/** The first flight a traveller sits on; the first of the tour while nobody has seated them. */
export function flightOf(
  traveller: WorkTraveller,
  { rides, tours }: Pick<Workspace, 'rides' | 'tours'>,
): Flight | undefined {
  const ride = rides.find(({ id, kind }) => kind === 'flight' && id in traveller.seats)
  if (ride) return { name: ride.name, route: ride.route, ride }
  const [first] = tours.find(({ id }) => id === traveller.tourId)?.flights ?? []
  return first && { name: first.number, route: `${first.from} – ${first.to}`, ride: null }
}

/** One flight under each name, however it is spaced: `TK 94` is `TK94`. Those without one come last. */
export function flightKeyOf(flight: Flight | undefined): string {
  return flight ? flight.name.replaceAll(/\s/g, '').toUpperCase() : '\uFFFF'
}

/** The list by surname; at the airport by flight first. */
export function inListOrder(workspace: Workspace, list: DateList): WorkTraveller[] {
  const flight = (each: WorkTraveller) => (list === 'airport' ? flightKeyOf(flightOf(each, workspace)) : '')
  return workspace.travellers.toSorted(
    (a, b) =>
      flight(a).localeCompare(flight(b), 'tr') ||
      a.lastName.localeCompare(b.lastName, 'tr') ||
      a.firstName.localeCompare(b.firstName, 'tr'),
  )
}
