import { locales } from '#kernel/locale.ts'
import { toSlug } from '#kernel/text.ts'
import type { Facet } from './count-facets.ts'
import { compareCities, type Hotel } from './hotel.ts'

/** Absent means: not filtered. Stars are alternatives. */
export type HotelFilter = {
  /** The key of a city or its name in any language, as addresses write it: `makkah`, `mekke`. */
  city?: string
  stars?: number[]
}

/** `recommended` goes through the cities and in each from the nearest hotel on. */
export const hotelSorts = ['recommended', 'name', '-name', 'stars', '-stars', 'distance', '-distance'] as const

export type HotelSort = (typeof hotelSorts)[number]

export type HotelQuery = { filter: HotelFilter; sort: HotelSort; page: number }

/** For each value of a control: how many hotels a list would have with it, the other control being as it is. */
export type HotelFacets = { cities: (Facet<string> & { name: string })[]; stars: Facet<number>[] }

export function chooseHotels(hotels: readonly Hotel[], { city, stars }: HotelFilter): Hotel[] {
  return hotels.filter(
    (hotel) =>
      (city === undefined || isIn(hotel, city)) &&
      (stars === undefined || (hotel.stars !== null && stars.includes(hotel.stars))),
  )
}

/** Hotels are given in the recommended order, which decides between equal ones; the unknown comes last. */
export function sortHotels(hotels: readonly Hotel[], sort: HotelSort, language: string): Hotel[] {
  const by: Record<HotelSort, (a: Hotel, b: Hotel) => number> = {
    recommended: () => 0,
    name: (a, b) => a.name.localeCompare(b.name, language),
    '-name': (a, b) => b.name.localeCompare(a.name, language),
    stars: (a, b) => compareKnown(a.stars, b.stars, 1),
    '-stars': (a, b) => compareKnown(a.stars, b.stars, -1),
    distance: (a, b) => compareKnown(a.walkMetres, b.walkMetres, 1),
    '-distance': (a, b) => compareKnown(a.walkMetres, b.walkMetres, -1),
  }
  return hotels.toSorted(by[sort])
}

export function countHotelFacets(hotels: readonly Hotel[], filter: HotelFilter): HotelFacets {
  const { city: _city, ...anyCity } = filter
  const { stars: _stars, ...anyStars } = filter
  const inCities = chooseHotels(hotels, anyCity)
  const ofStars = chooseHotels(hotels, anyStars)
  const names = new Map(hotels.map(({ city, cityName }) => [city, cityName]))
  return {
    cities: [...names]
      .map(([value, name]) => ({ value, name, count: inCities.filter(({ city }) => city === value).length }))
      .toSorted((a, b) => compareCities(a.value, b.value)),
    stars: [5, 4, 3, 2, 1]
      .filter((value) => hotels.some(({ stars }) => stars === value))
      .map((value) => ({ value, count: ofStars.filter(({ stars }) => stars === value).length })),
  }
}

function isIn({ city, cityNames }: Hotel, asked: string): boolean {
  return city === asked || locales.some((each) => toSlug(cityNames[each]) === toSlug(asked))
}

function compareKnown(a: number | null, b: number | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return (a - b) * direction
}
