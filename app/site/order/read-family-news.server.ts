import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { localTimeOf, SAUDI_ARABIA } from '#kernel/zoned-time.ts'
import { isAlive } from '#modules/booking/index.ts'
import type { Order, OrderedTour } from '#modules/booking/index.server.ts'
import type { TravelledFlight } from '#modules/catalog/index.server.ts'
import { listFamilyFeeds } from '#modules/road/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { FamilyNews, NewsZone } from './family-news.tsx'

const home = 'Europe/Istanbul'

/**
 * What those at home may hear of an order's journeys: who agrees, and what has happened since by the clocks of the place.
 * Nothing of journeys that ended three days ago, nor of an order that does not stand.
 */
export async function readFamilyNews(
  db: Db,
  { state, tours }: Pick<Order, 'state' | 'tours'>,
  flights: Readonly<Record<string, readonly TravelledFlight[]>>,
  now: Date,
): Promise<FamilyNews[]> {
  if (!isAlive(state)) return []
  const travelling = tours.map((tour) => ({
    ...tour,
    people: tour.passengers.filter(({ isCancelled }) => !isCancelled),
  }))
  const feeds = await listFamilyFeeds(
    db,
    travelling.map(({ departureId, people }) => ({ departureId, travellerIds: people.map(({ id }) => id) })),
    now,
  )
  return travelling.flatMap((tour, index): FamilyNews[] => {
    const feed = feeds[index]
    if (!feed) return []
    const zone = zoneOf(tour, flights[tour.departureId] ?? [])
    const people = tour.people.map(({ id, firstName, lastName }) => ({
      id,
      name: `${firstName} ${lastName}`,
      agrees: feed.agreed.includes(id),
      events: feed.reached
        .filter(({ passengerId }) => passengerId === id)
        .map(({ milestone, at }) => ({ milestone, ...localTimeOf(at, zone) })),
    }))
    return [{ key: tour.tourId, isPilgrimage: isPilgrimage(tour), zone: words[zone] ?? 'local', people }]
  })
}

const words: Readonly<Record<string, NewsZone>> = { [SAUDI_ARABIA]: 'saudi', [home]: 'turkiye' }

function isPilgrimage({ kind }: Pick<OrderedTour, 'kind'>): boolean {
  return kind === 'umrah' || kind === 'hajj'
}

/** By whose clocks those live who are on a journey: of the country of pilgrims, or of where its way there ends. */
function zoneOf(
  tour: Pick<OrderedTour, 'kind'> & { departsOn: PlainDate },
  flights: readonly TravelledFlight[],
): string {
  if (isPilgrimage(tour)) return SAUDI_ARABIA
  return flights.findLast(({ arrivesOn }) => arrivesOn <= addDays(tour.departsOn, 1))?.zones.to ?? home
}
