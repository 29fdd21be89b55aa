/**
 * Draws the hotels that no illustrator has drawn, one picture each, from what sets them apart: the city behind them, the
 * hour, and the house itself. `node scripts/draw-hotels.ts` writes them to public/art; the same table gives the same files.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { figures, ground, lamps, palms } from './draw-hotels/foreground.ts'
import { drawHouse, type House } from './draw-hotels/house.ts'
import { hours, type Hour } from './draw-hotels/hours.ts'
import { skyOf } from './draw-hotels/sky.ts'
import { skylines, type City } from './draw-hotels/skylines.ts'

type Scene = { key: string; city: City; hour: Hour; house: House; view: number; palmsAt: number[]; lampsAt: number[] }

const scenes: Scene[] = [
  {
    key: 'hotel-makkah-towers-noon',
    city: 'makkah',
    hour: 'noon',
    view: 430,
    house: { x: 830, width: 560, floors: 11, bays: 12, shape: 'tower', wall: '#efe1c6', trim: '#b8862f' },
    palmsAt: [720, 1460],
    lampsAt: [300, 560],
  },
  {
    key: 'hotel-makkah-arcade-dusk',
    city: 'makkah',
    hour: 'dusk',
    view: 1220,
    house: { x: 150, width: 760, floors: 7, bays: 14, shape: 'arcade', wall: '#e9cfa9', trim: '#8e5a2a' },
    palmsAt: [80, 1010],
    lampsAt: [1120, 1400],
  },
  {
    key: 'hotel-makkah-terrace-dawn',
    city: 'makkah',
    hour: 'dawn',
    view: 340,
    house: { x: 700, width: 700, floors: 6, bays: 10, shape: 'terraces', wall: '#f2e6cf', trim: '#0f4c3a' },
    palmsAt: [610, 1490],
    lampsAt: [180, 480],
  },
  {
    key: 'hotel-makkah-bays-evening',
    city: 'makkah',
    hour: 'gold',
    view: 1230,
    house: { x: 190, width: 700, floors: 6, bays: 7, shape: 'bays', wall: '#e6c79c', trim: '#6b3f22' },
    palmsAt: [110, 980],
    lampsAt: [1090, 1380],
  },
  {
    key: 'hotel-makkah-houses-night',
    city: 'makkah',
    hour: 'night',
    view: 380,
    house: { x: 760, width: 620, floors: 4, bays: 6, shape: 'bays', wall: '#5b4a45', trim: '#e8c878' },
    palmsAt: [660, 1470],
    lampsAt: [220, 520],
  },
  {
    key: 'hotel-madinah-towers-evening',
    city: 'madinah',
    hour: 'gold',
    view: 470,
    house: { x: 880, width: 540, floors: 10, bays: 11, shape: 'tower', wall: '#f1e4c9', trim: '#0f4c3a' },
    palmsAt: [770, 1490, 90],
    lampsAt: [330, 620],
  },
  {
    key: 'hotel-madinah-court-noon',
    city: 'madinah',
    hour: 'noon',
    view: 1200,
    house: { x: 160, width: 720, floors: 7, bays: 12, shape: 'arcade', wall: '#f4ead6', trim: '#1f8a8c' },
    palmsAt: [70, 960, 1540],
    lampsAt: [1080, 1360],
  },
  {
    key: 'hotel-madinah-garden-night',
    city: 'madinah',
    hour: 'night',
    view: 400,
    house: { x: 760, width: 640, floors: 5, bays: 9, shape: 'terraces', wall: '#6a5a4c', trim: '#e8c878' },
    palmsAt: [660, 1480, 110],
    lampsAt: [250, 540],
  },
  {
    key: 'hotel-jerusalem-garden-dusk',
    city: 'jerusalem',
    hour: 'dusk',
    view: 420,
    house: { x: 800, width: 600, floors: 4, bays: 8, shape: 'arcade', wall: '#ecd9b4', trim: '#1f6f8c' },
    palmsAt: [700, 1490],
    lampsAt: [240, 540],
  },
]

for (const { key, city, hour, house, view, palmsAt, lampsAt } of scenes) {
  const light = hours[hour]
  const parts = [
    skyOf(light, discBeside(view, city)),
    skylines[city](light, view),
    ground(light),
    drawHouse(house, light),
    ...palmsAt.map((x, nth) => palms(x, 806, 0.9 + (nth % 2) * 0.22, light)),
    ...lampsAt.map((x) => lamps(x, light)),
    figures(house.x > 600 ? 250 : 1050, light),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" preserveAspectRatio="xMidYMid slice" viewBox="0 0 1600 900">${parts.join('')}</svg>\n`
  writeFileSync(join(import.meta.dirname, '..', 'public', 'art', `${key}.svg`), svg.replaceAll('~', `${key}-`))
}

/** The disc stands behind a dome, and beside a tower that would hide it. */
function discBeside(view: number, city: City): number {
  if (city !== 'makkah') return view
  return view < 800 ? view + 215 : view - 205
}
