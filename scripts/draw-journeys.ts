/**
 * Draws the journeys that have more departures than an illustrator has drawn pictures, from what sets a picture apart:
 * the place, the hour, the season, and what stands near. `node scripts/draw-journeys.ts` writes them to public/art; the
 * same table gives the same files.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Hour } from './draw-hotels/hours.ts'
import { skyOf } from './draw-hotels/sky.ts'
import { aegean } from './draw-journeys/aegean.ts'
import { andalusia } from './draw-journeys/andalusia.ts'
import { balkans } from './draw-journeys/balkans.ts'
import { bursa } from './draw-journeys/bursa.ts'
import { cappadocia } from './draw-journeys/cappadocia.ts'
import { istanbul } from './draw-journeys/istanbul.ts'
import { lookOf, type Look, type Season } from './draw-journeys/look.ts'
import { samarkand } from './draw-journeys/samarkand.ts'
import { trabzon } from './draw-journeys/trabzon.ts'

type Scene = [key: string, hour: Hour, season: Season, disc: number, draw: (look: Look) => string]

const scenes: Scene[] = [
  ['istanbul-maidens-tower-dusk', 'dusk', 'summer', 1060, (look) => istanbul(look, { subject: 'maiden', middle: 800 })],
  [
    'istanbul-suleymaniye-bridge-dawn',
    'dawn',
    'summer',
    330,
    (look) => istanbul(look, { subject: 'suleymaniye', middle: 800 }),
  ],
  [
    'istanbul-rumeli-fortress-spring',
    'noon',
    'spring',
    1180,
    (look) => istanbul(look, { subject: 'fortress', middle: 740 }),
  ],
  ['istanbul-red-tram-winter', 'night', 'winter', 800, (look) => istanbul(look, { subject: 'street', middle: 820 })],
  [
    'istanbul-eyup-cable-car-autumn',
    'gold',
    'autumn',
    1180,
    (look) => istanbul(look, { subject: 'eyup', middle: 900 }),
  ],
  [
    'cappadocia-terrace-dawn',
    'dawn',
    'summer',
    800,
    (look) =>
      cappadocia(look, {
        near: 'terrace',
        chimneys: [
          [180, 740, 1],
          [420, 730, 0.7],
          [1260, 735, 0.8],
          [1470, 740, 1.1],
        ],
        balloons: [
          [620, 270, 1.1],
          [980, 200, 0.8],
          [300, 200, 0.6],
          [1280, 330, 0.5],
          [820, 420, 0.4],
        ],
      }),
  ],
  [
    'cappadocia-uchisar-winter',
    'noon',
    'winter',
    1240,
    (look) =>
      cappadocia(look, {
        near: 'walkers',
        castle: 700,
        chimneys: [
          [150, 800, 0.8],
          [1220, 790, 0.8],
          [1440, 800, 1],
        ],
      }),
  ],
  [
    'cappadocia-horses-autumn',
    'gold',
    'autumn',
    460,
    (look) =>
      cappadocia(look, {
        near: 'horses',
        chimneys: [
          [260, 770, 1],
          [820, 750, 0.8],
          [1120, 760, 1.3],
          [1400, 780, 1],
        ],
      }),
  ],
  [
    'cappadocia-chimneys-night',
    'night',
    'summer',
    1160,
    (look) =>
      cappadocia(look, {
        near: 'walkers',
        chimneys: [
          [220, 800, 1.3],
          [480, 780, 1],
          [760, 800, 1.6],
          [1040, 780, 1.1],
          [1330, 800, 1.4],
        ],
      }),
  ],
  [
    'cappadocia-cave-window-dawn',
    'dawn',
    'spring',
    940,
    (look) =>
      cappadocia(look, {
        near: 'arch',
        chimneys: [
          [600, 780, 0.9],
          [830, 790, 1.1],
          [1080, 780, 0.8],
        ],
        balloons: [
          [720, 400, 0.7],
          [1080, 360, 0.55],
          [560, 480, 0.35],
        ],
      }),
  ],
  [
    'cappadocia-uchisar-vines-dusk',
    'dusk',
    'summer',
    400,
    (look) =>
      cappadocia(look, {
        near: 'vines',
        castle: 960,
        chimneys: [
          [220, 780, 0.9],
          [480, 770, 0.7],
        ],
        balloons: [[620, 260, 0.5]],
      }),
  ],
  [
    'cappadocia-blossom-spring',
    'noon',
    'spring',
    380,
    (look) =>
      cappadocia(look, {
        near: 'trees',
        chimneys: [
          [300, 790, 1],
          [640, 770, 1.3],
          [940, 790, 1],
          [1220, 780, 1.2],
        ],
      }),
  ],
  [
    'cappadocia-balloons-winter',
    'dawn',
    'winter',
    1120,
    (look) =>
      cappadocia(look, {
        near: 'trees',
        chimneys: [
          [200, 790, 1.1],
          [520, 780, 0.8],
          [1020, 790, 1],
          [1360, 790, 1.3],
        ],
        balloons: [
          [440, 260, 0.9],
          [760, 200, 0.6],
          [860, 400, 1],
          [1320, 240, 0.6],
        ],
      }),
  ],
  [
    'cappadocia-valley-noon',
    'noon',
    'summer',
    760,
    (look) =>
      cappadocia(look, {
        near: 'vines',
        chimneys: [
          [140, 770, 1.2],
          [400, 780, 1.5],
          [1130, 780, 1.6],
          [1440, 780, 1.1],
        ],
        balloons: [[760, 400, 0.5]],
      }),
  ],
  ['bursa-ulu-cami-autumn', 'gold', 'autumn', 1240, (look) => bursa(look, { subject: 'ulu', middle: 780 })],
  ['bursa-ulu-cami-night', 'night', 'summer', 330, (look) => bursa(look, { subject: 'ulu', middle: 860 })],
  ['bursa-green-tomb-winter', 'dawn', 'winter', 420, (look) => bursa(look, { subject: 'green', middle: 860 })],
  ['bursa-green-tomb-dusk', 'dusk', 'autumn', 1180, (look) => bursa(look, { subject: 'green', middle: 660 })],
  ['bursa-cumalikizik-spring', 'noon', 'spring', 800, (look) => bursa(look, { subject: 'village', middle: 760 })],
  ['bursa-cumalikizik-evening', 'dusk', 'summer', 800, (look) => bursa(look, { subject: 'village', middle: 820 })],
  ['bursa-uludag-cable-car-winter', 'noon', 'winter', 760, (look) => bursa(look, { subject: 'mountain', middle: 720 })],
  ['bursa-uludag-meadow-summer', 'gold', 'summer', 1220, (look) => bursa(look, { subject: 'mountain', middle: 560 })],
  ['bursa-clock-tower-spring', 'noon', 'spring', 440, (look) => bursa(look, { subject: 'clock', middle: 820 })],
  ['trabzon-uzungol-autumn', 'gold', 'autumn', 1080, (look) => trabzon(look, { subject: 'lake', middle: 800 })],
  ['trabzon-uzungol-winter', 'dawn', 'winter', 560, (look) => trabzon(look, { subject: 'lake', middle: 860 })],
  ['trabzon-highland-summer', 'noon', 'summer', 1200, (look) => trabzon(look, { subject: 'highland', middle: 800 })],
  ['trabzon-highland-dusk', 'dusk', 'autumn', 420, (look) => trabzon(look, { subject: 'highland', middle: 760 })],
  ['trabzon-tea-gardens-spring', 'noon', 'spring', 520, (look) => trabzon(look, { subject: 'tea', middle: 1040 })],
  ['trabzon-hagia-sophia-evening', 'gold', 'summer', 420, (look) => trabzon(look, { subject: 'sea', middle: 780 })],
  ['pamukkale-pools-dawn', 'dawn', 'summer', 480, (look) => aegean(look, { subject: 'terraces', middle: 700 })],
  ['ephesus-street-poppies-spring', 'noon', 'spring', 560, (look) => aegean(look, { subject: 'street', middle: 800 })],
  ['hierapolis-theatre-evening', 'gold', 'summer', 1180, (look) => aegean(look, { subject: 'theatre', middle: 780 })],
  ['sirince-village-autumn', 'dawn', 'autumn', 380, (look) => aegean(look, { subject: 'village', middle: 760 })],
  ['samarkand-bibi-khanym-dusk', 'dusk', 'summer', 420, (look) => samarkand(look, { subject: 'mosque', middle: 800 })],
  ['samarkand-shah-i-zinda-noon', 'noon', 'summer', 800, (look) => samarkand(look, { subject: 'tombs', middle: 800 })],
  [
    'samarkand-gur-emir-autumn',
    'gold',
    'autumn',
    1220,
    (look) => samarkand(look, { subject: 'mausoleum', middle: 780 }),
  ],
  ['mostar-bridge-winter', 'dawn', 'winter', 800, (look) => balkans(look, { subject: 'bridge', middle: 800 })],
  ['sarajevo-sebilj-evening', 'dusk', 'summer', 1220, (look) => balkans(look, { subject: 'square', middle: 780 })],
  ['ohrid-lake-summer', 'noon', 'summer', 1180, (look) => balkans(look, { subject: 'lake', middle: 700 })],
  ['pocitelj-hill-autumn', 'gold', 'autumn', 360, (look) => balkans(look, { subject: 'hill', middle: 860 })],
  ['andalusia-alhambra-dusk', 'dusk', 'spring', 1180, (look) => andalusia(look, { subject: 'palace', middle: 760 })],
  ['andalusia-cordoba-arches', 'noon', 'spring', 800, (look) => andalusia(look, { subject: 'arches', middle: 800 })],
  [
    'andalusia-cordoba-bridge-evening',
    'gold',
    'summer',
    520,
    (look) => andalusia(look, { subject: 'river', middle: 860 }),
  ],
]

for (const [key, hour, season, disc, draw] of scenes) {
  const look = lookOf(hour, season)
  const picture = (skyOf(look.light, disc) + draw(look)).replaceAll(/(\d\.\d)\d+/g, '$1')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" preserveAspectRatio="xMidYMid slice" viewBox="0 0 1600 900">${picture}</svg>\n`
  writeFileSync(join(import.meta.dirname, '..', 'public', 'art', `${key}.svg`), svg.replaceAll('~', `${key}-`))
}
