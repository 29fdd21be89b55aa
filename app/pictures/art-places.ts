import type { ArtKey } from './art.ts'

/** Which drawings show which city or country, by the key that hotels know the city by where there are some. */
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
    'istanbul-maidens-tower-dusk',
    'istanbul-suleymaniye-bridge-dawn',
    'istanbul-rumeli-fortress-spring',
    'istanbul-red-tram-winter',
    'istanbul-eyup-cable-car-autumn',
  ],
  cappadocia: [
    'cappadocia-balloons',
    'cappadocia-terrace-dawn',
    'cappadocia-uchisar-winter',
    'cappadocia-horses-autumn',
    'cappadocia-chimneys-night',
    'cappadocia-cave-window-dawn',
    'cappadocia-uchisar-vines-dusk',
    'cappadocia-blossom-spring',
    'cappadocia-balloons-winter',
    'cappadocia-valley-noon',
  ],
  bursa: [
    'bursa-yesil-uludag',
    'bursa-ulu-cami-autumn',
    'bursa-ulu-cami-night',
    'bursa-green-tomb-winter',
    'bursa-green-tomb-dusk',
    'bursa-cumalikizik-spring',
    'bursa-cumalikizik-evening',
    'bursa-uludag-cable-car-winter',
    'bursa-uludag-meadow-summer',
    'bursa-clock-tower-spring',
  ],
  trabzon: [
    'trabzon-uzungol',
    'trabzon-sumela',
    'trabzon-uzungol-autumn',
    'trabzon-uzungol-winter',
    'trabzon-highland-summer',
    'trabzon-highland-dusk',
    'trabzon-tea-gardens-spring',
    'trabzon-hagia-sophia-evening',
  ],
  aegean: [
    'pamukkale-terraces',
    'ephesus-celsus-library',
    'pamukkale-pools-dawn',
    'ephesus-street-poppies-spring',
    'hierapolis-theatre-evening',
    'sirince-village-autumn',
  ],
  samarkand: [
    'samarkand-registan',
    'samarkand-bibi-khanym-dusk',
    'samarkand-shah-i-zinda-noon',
    'samarkand-gur-emir-autumn',
  ],
  balkans: [
    'mostar-bridge',
    'mostar-bridge-winter',
    'sarajevo-sebilj-evening',
    'ohrid-lake-summer',
    'pocitelj-hill-autumn',
  ],
  andalusia: [
    'andalusia-alhambra',
    'andalusia-alhambra-dusk',
    'andalusia-cordoba-arches',
    'andalusia-cordoba-bridge-evening',
  ],
}

/** What belongs to a pilgrimage without showing one of its cities. */
export const drawingsOfTheWay: readonly ArtKey[] = [
  'coach-desert-makkah-madinah',
  'haramain-train',
  'still-life-ihram-suitcase',
]

/** What says nothing of a place. */
export const drawingsOfAnyJourney: readonly ArtKey[] = ['flight-wing-clouds-desert', 'transfer-vip-van-mountain-road']
