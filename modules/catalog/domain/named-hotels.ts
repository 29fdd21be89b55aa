import type { EventHotel } from './tour.ts'

/** A part of a tour code that names the Makkah hotel of the event, whatever the stays say. */
export type NamedHotel = { codePart: string; hotel: EventHotel }

const inMakkah = { locality: 'Makkah', postalCode: '21955', country: 'SA' }

export const defaultNamedHotels: NamedHotel[] = [
  { codePart: 'MOVENPICKUMRE', hotel: { name: 'Mövenpick Hotel & Residence Hajar Tower Makkah', ...inMakkah } },
  { codePart: 'ANJUMUMRE', hotel: { name: 'Anjum Hotel Makkah', ...inMakkah } },
]

export function namedHotelOf(code: string, named: readonly NamedHotel[]): EventHotel | undefined {
  return named.find(({ codePart }) => code.includes(codePart))?.hotel
}
