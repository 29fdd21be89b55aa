import type { DocumentWork } from '#modules/booking/index.server.ts'
import { listStaysOfDepartures } from '#modules/catalog/index.server.ts'
import { listRoadFacts } from '#modules/operations/index.server.ts'
import { dutyPhoneSetting } from '#modules/road/index.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'

/** What vouchers tell of the road: rides, settled rooms and leaders of the journeys of an order, and the duty line. */
export const findRoadOfOrder: DocumentWork['roadOf'] = async (db, tours, locale) => {
  const stays = await listStaysOfDepartures(
    db,
    tours.map(({ departureId }) => departureId),
  )
  const facts = await listRoadFacts(
    db,
    tours.map(({ departureId, departsOn, passengers }) => ({
      departureId,
      departsOn,
      travellerIds: passengers.filter(({ isCancelled }) => !isCancelled).map(({ id }) => id),
    })),
  )
  return {
    duty: await readSetting(db, dutyPhoneSetting),
    tours: new Map(
      tours.map(({ departureId }, at) => {
        const { rides = [], guides = [], rooms = [] } = facts[at] ?? {}
        const hotelOf = new Map((stays.get(departureId) ?? []).map(({ key, name }) => [key, name[locale]]))
        return [
          departureId,
          {
            leaders: guides.flatMap(({ role, name, phone }) =>
              role === 'leader' && phone !== null ? [{ name, phone }] : [],
            ),
            rides: rides.map(({ id: _id, change: _told, arrivesAt: _until, ...ride }) => ride),
            rooms: rooms.map(({ stay, ...room }) => ({ ...room, hotel: hotelOf.get(stay) ?? '' })),
          },
        ]
      }),
    ),
  }
}
