import type { ArtKey } from './art.ts'

/** Which drawings show which city, by the key that hotels know the city by. */
export const drawingsOfCity: Readonly<Record<string, readonly ArtKey[]>> = {
  makkah: [
    'makkah-kaaba-dawn',
    'makkah-clock-tower-dusk',
    'hotel-haram-view-room',
    'hotel-makkah-towers-noon',
    'hotel-makkah-arcade-dusk',
    'hotel-makkah-terrace-dawn',
    'hotel-makkah-bays-evening',
    'hotel-makkah-houses-night',
    'jabal-al-nour-hira-night',
  ],
  madinah: [
    'madinah-green-dome-umbrellas',
    'madinah-quba-palms',
    'hotel-madinah-boutique-street',
    'hotel-madinah-towers-evening',
    'hotel-madinah-court-noon',
    'hotel-madinah-garden-night',
  ],
  jerusalem: ['jerusalem-dome-of-the-rock', 'hotel-jerusalem-garden-dusk'],
  istanbul: [
    'istanbul-sultanahmet-bosphorus',
    'istanbul-hagia-sophia-dusk',
    'istanbul-galata-golden-horn',
    'istanbul-bosphorus-yali-topkapi',
    'istanbul-princes-islands-ferry',
    'hotel-istanbul-bosphorus-terrace',
  ],
  cappadocia: ['cappadocia-balloons'],
  bursa: ['bursa-yesil-uludag'],
  trabzon: ['trabzon-uzungol', 'trabzon-sumela'],
  aegean: ['pamukkale-terraces', 'ephesus-celsus-library'],
}

/** What belongs to a pilgrimage without showing one of its cities. */
export const drawingsOfTheWay: readonly ArtKey[] = [
  'coach-desert-makkah-madinah',
  'haramain-train',
  'still-life-ihram-suitcase',
]

/** What says nothing of a place. */
export const drawingsOfAnyJourney: readonly ArtKey[] = ['flight-wing-clouds-desert', 'transfer-vip-van-mountain-road']
