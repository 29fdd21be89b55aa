import { hours, type Hour, type Light } from '../draw-hotels/hours.ts'

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/** How one moment of a year looks: the light of the hour, and the colours of the season in that light. */
export type Look = {
  light: Light
  season: Season
  isLit: boolean
  /** A colour of noon as it is at this hour. */
  paint: (colour: string) => string
  sea: string
  meadow: string
  tree: string
  blossom: string
  pane: string
}

const seas: Record<Hour, string> = {
  dawn: '#5f9aa0',
  noon: '#1f8a9c',
  gold: '#4f8f94',
  dusk: '#4f4a72',
  night: '#1a3a52',
}
const dark: Record<Hour, number> = {
  dawn: 0.12,
  noon: 0,
  gold: 0.1,
  dusk: 0.4,
  night: 0.58,
}
const meadows: Record<Season, string> = {
  spring: '#86b06a',
  summer: '#6a9a55',
  autumn: '#b99a55',
  winter: '#f1f4f3',
}
const trees: Record<Season, [string, string]> = {
  spring: ['#4f9358', '#e79ab5'],
  summer: ['#2f7d4f', '#4c9a5c'],
  autumn: ['#c47a2c', '#b24d2c'],
  winter: ['#55776f', '#eef3f3'],
}

export function lookOf(hour: Hour, season: Season): Look {
  const light = hours[hour]
  const paint = (colour: string) => mix(colour, light.shade, dark[hour])
  const [tree, blossom] = trees[season]
  const isLit = light.glow > 0.5
  return {
    light,
    season,
    isLit,
    paint,
    sea: seas[hour],
    meadow: paint(meadows[season]),
    tree: paint(tree),
    blossom: paint(blossom),
    pane: isLit ? '#ffdf94' : paint('#5b4a48'),
  }
}

/** The same numbers again and again, spread between 0 and 1. */
export function spread(nth: number): number {
  return ((nth * 0.618_034) % 1) * 0.7 + ((nth * nth * 0.137) % 1) * 0.3
}

export function times(count: number, draw: (nth: number) => string): string {
  return Array.from({ length: count }, (_, nth) => draw(nth)).join('')
}

export function at(x: number, y: number, scale: number, inside: string): string {
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})${scale === 1 ? '' : ` scale(${scale})`}">${inside}</g>`
}

export function shape(fill: string, d: string, opacity = 1): string {
  return `<path fill="${fill}" d="${d}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`
}

export function line(stroke: string, width: number, d: string, opacity = 1): string {
  return `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="${d}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`
}

function mix(colour: string, other: string, part: number): string {
  const of = (text: string, from: number) => Number.parseInt(text.slice(from, from + 2), 16)
  const mixed = [1, 3, 5].map((from) => Math.round(of(colour, from) * (1 - part) + of(other, from) * part))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
