import type { EventHotel } from './tour.ts'

/** A part of a tour code that names the Makkah hotel of the event, whatever the stays say. */
export type NamedHotel = { codePart: string; hotel: EventHotel }

const inMakkah = { locality: 'Makkah', postalCode: null, country: 'SA' }

export const defaultNamedHotels: NamedHotel[] = [
  { codePart: 'MOVENPICKUMRE', hotel: { name: 'Mövenpick Hotel & Residence Hajar Tower Makkah', ...inMakkah } },
  { codePart: 'ANJUMUMRE', hotel: { name: 'Anjum Hotel Makkah', ...inMakkah } },
]

/** The hotel that a code names. In Makkah it has the code of the city's hotels unless it has one of its own. */
export function namedHotelOf(
  code: string,
  named: readonly NamedHotel[],
  makkahPostalCode: string,
): EventHotel | undefined {
  const hotel = named.find(({ codePart }) => code.includes(codePart))?.hotel
  return (
    hotel && { ...hotel, postalCode: postalCodeOf({ city: hotel.locality.toLowerCase(), ...hotel }, makkahPostalCode) }
  )
}

/** A hotel's own postal code, else in Makkah that of the city's hotels. */
export function postalCodeOf(
  { city, postalCode }: { city: string; postalCode: string | null },
  makkahPostalCode: string,
): string | null {
  return postalCode ?? (city === 'makkah' ? makkahPostalCode : null)
}
