import type { Workspace, WorkTraveller } from '#modules/operations/index.ts'

/** The rooms of a traveller in the order of the hotels, a dash where one has none yet; empty without any. */
export function roomNumbersOf(
  { rooms, tourId }: Pick<WorkTraveller, 'rooms' | 'tourId'>,
  { stays }: Pick<Workspace, 'stays'>,
): string {
  const own = stays.filter(({ tourIds }) => tourIds.includes(tourId)).map(({ key }) => rooms[key]?.number)
  return own.some((number) => number !== undefined) ? own.map((number) => number ?? '—').join(' · ') : ''
}
