import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { loadSeasonIn } from './data/load-season.server.ts'
import { placeOf, type DepartureFacts } from './domain/season.ts'
import type { Hotel } from './domain/hotel.ts'
import { knownBy } from './domain/known-by.ts'
import { summarise } from './domain/summarise.ts'
import type { Board, LegPlace, TourSummary } from './domain/tour.ts'
import { listHotels } from './list-hotels.server.ts'
import { recordTags, seasonTags } from './page-tags.server.ts'

/** Another hotel from which people walk to the same place. */
export type HotelNearby = { key: string; link: string; name: string; walkMetres: number; walkMinutes: number | null }

export type HotelDetail = Hotel & {
  place: LegPlace
  /** The next departures that stay here and can be booked or asked for, the earliest first. */
  tours: TourSummary[]
  /** Of all departures that stay here, also those that are not among `tours`. */
  tourCount: number
  /** The codes of the tours that have a departure staying here. */
  tourCodes: string[]
  /** The meals that journeys have here. */
  boards: Board[]
  nearby: HotelNearby[]
}

/**
 * A hotel by its link in any language or by its key, with at most `tourLimit` of the journeys that stay in it. `link`
 * of what is found is the link in `locale`. One query beside the reading of the season.
 */
export function findHotel(
  db: Db,
  { link, locale, today, tourLimit }: { link: string; locale: Locale; today: PlainDate; tourLimit: number },
): Promise<HotelDetail | undefined> {
  return noted(['findHotel', link, locale, today, tourLimit], [...seasonTags, recordTags.hotel], async () => {
    const hotels = await listHotels(db, locale)
    const hotel = knownBy(link, hotels)
    if (!hotel) return undefined
    const staying = (await loadSeasonIn(db, { today, locale })).filter((departure) => staysIn(departure, hotel.key))
    const open = staying.filter(({ availability }) => availability === 'available')
    return {
      ...hotel,
      place: placeOf(hotel),
      tours: open.slice(0, tourLimit).map((departure) => summarise(departure, locale)),
      tourCount: staying.length,
      tourCodes: [...new Set(staying.map(({ tour }) => tour.code))],
      boards: boardsIn(staying, hotel.key),
      nearby: nearbyOf(hotel, hotels),
    }
  })
}

function staysIn({ tour }: DepartureFacts, hotelKey: string): boolean {
  return tour.stays.some((stay) => stay.hotelKey === hotelKey)
}

function boardsIn(departures: readonly DepartureFacts[], hotelKey: string): Board[] {
  const stays = departures.flatMap(({ tour }) => tour.stays.filter((stay) => stay.hotelKey === hotelKey))
  return [...new Set(stays.map(({ board }) => board))].toSorted()
}

function nearbyOf(hotel: Hotel, hotels: readonly Hotel[]): HotelNearby[] {
  return hotels.flatMap((each) =>
    each.key !== hotel.key &&
    each.city === hotel.city &&
    each.distanceToName === hotel.distanceToName &&
    each.walkMetres !== null
      ? [
          {
            key: each.key,
            link: each.link,
            name: each.name,
            walkMetres: each.walkMetres,
            walkMinutes: each.walkMinutes,
          },
        ]
      : [],
  )
}
