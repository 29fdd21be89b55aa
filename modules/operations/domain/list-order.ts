import type { WorkRide, Workspace, WorkTraveller } from './workspace.ts'

export type DateList = 'print' | 'airport'

/** The first flight a traveller sits on. */
export function flightOf(traveller: WorkTraveller, { rides }: Pick<Workspace, 'rides'>): WorkRide | undefined {
  return rides.find(({ id, kind }) => kind === 'flight' && id in traveller.seats)
}

/** The list by surname; at the airport by flight first. */
export function inListOrder(workspace: Workspace, list: DateList): WorkTraveller[] {
  const flight = (each: WorkTraveller) => (list === 'airport' ? (flightOf(each, workspace)?.name ?? '\uFFFF') : '')
  return workspace.travellers.toSorted(
    (a, b) =>
      flight(a).localeCompare(flight(b), 'tr') ||
      a.lastName.localeCompare(b.lastName, 'tr') ||
      a.firstName.localeCompare(b.firstName, 'tr'),
  )
}
