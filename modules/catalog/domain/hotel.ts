import type { Localised } from '#kernel/locale.ts'

/** A code that signs are drawn by, and the words for it. */
export type CodedName = { code: string; name: string }

/** A hotel with a page, in one language. */
export type Hotel = {
  key: string
  link: string
  links: Localised
  name: string
  /** The name as the hotel writes it in Latin letters, shown beside an Arabic one. */
  latinName: string
  city: string
  cityName: string
  cityNames: Localised
  district: string
  stars: number | null
  country: string
  postalCode: string | null
  coordinates: { latitude: number; longitude: number } | null
  distanceTo: string | null
  distanceToName: string | null
  walkMetres: number | null
  walkMinutes: number | null
  description: string
  facilities: CodedName[]
  roomTypes: CodedName[]
  /** Keys of pictures in `public/art`. */
  image: string
  gallery: string[]
}

const cityOrder = ['makkah', 'madinah', 'istanbul']

/** The holy cities first, then Istanbul, then the others by name of the key. */
export function compareCities(a: string, b: string): number {
  return rankOf(a) - rankOf(b) || (a < b ? -1 : Number(a > b))
}

function rankOf(city: string): number {
  const rank = cityOrder.indexOf(city)
  return rank < 0 ? cityOrder.length : rank
}
