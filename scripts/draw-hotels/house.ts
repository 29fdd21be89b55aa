import type { Light } from './hours.ts'

export type House = {
  x: number
  width: number
  floors: number
  bays: number
  shape: 'tower' | 'arcade' | 'terraces' | 'bays'
  wall: string
  trim: string
}

const FOOT = 800
const BASE = 118

/** The house itself: floors of windows over an arched entrance, in one of four shapes. */
export function drawHouse(house: House, light: Light): string {
  const tall = house.floors * 46
  const top = FOOT - BASE - tall
  return (
    shadowOf(house) +
    bodies(house, top)
      .map((body) => drawBody(body, house, light))
      .join('') +
    entrance(house, light) +
    roof(house, top, light)
  )
}

type Body = { x: number; y: number; width: number; tall: number; bays: number; stands?: boolean }

function bodies({ x, width, bays, shape }: House, top: number): Body[] {
  const tall = FOOT - BASE - top
  if (shape === 'tower') {
    const side = width * 0.27
    return [
      { x, y: top + 138, width: side, tall: tall - 138, bays: 3 },
      { x: x + width - side, y: top + 138, width: side, tall: tall - 138, bays: 3 },
      { x: x + side, y: top, width: width - 2 * side, tall, bays: bays - 6 },
    ]
  }
  if (shape !== 'terraces') return [{ x, y: top, width, tall, bays }]
  const step = width / 8
  return [
    { x: x + 2 * step, y: top, width: width - 4 * step, tall: 92, bays: bays - 4, stands: false },
    { x: x + step, y: top + 92, width: width - 2 * step, tall: 92, bays: bays - 2, stands: false },
    { x, y: top + 92 * 2, width, tall: tall - 92 * 2, bays },
  ]
}

function drawBody(body: Body, { wall, trim, shape }: House, light: Light): string {
  const { x, y, width, tall, bays, stands = true } = body
  const low = tall + (stands ? BASE : 0)
  const pitch = width / bays
  const rows = Math.round(tall / 46)
  const w = Math.min(pitch * 0.46, 26)
  const at = (column: number, row: number) =>
    `M${round(x + pitch * (column + 0.5) - w / 2)} ${round(y + row * 46 + 38)}`
  const window = `v-18q${round(w / 2)}-14 ${round(w)} 0v18z`
  const all: string[] = []
  const lit: string[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < bays; column++) {
      const isLit = ((row * 7 + column * 5 + row * column * 3) % 10) / 10 < light.glow * 0.75
      ;(isLit ? lit : all).push(at(column, row) + window)
    }
  const edge = round(width * 0.12)
  return (
    `<path fill="${wall}" d="M${round(x)} ${y}h${round(width)}v${low}h${-round(width)}z"/>` +
    `<path fill="${light.shade}" d="M${round(x + width - edge)} ${y}h${edge}v${low}h${-edge}z" opacity=".16"/>` +
    `<path fill="${light.shade}" d="${all.join('')}" opacity=".72"/>` +
    (lit.length > 0 ? `<path fill="#ffdf94" d="${lit.join('')}"/>` : '') +
    (shape === 'bays' ? lattice(body, trim) : sills(x, y, width, rows, trim)) +
    `<path fill="${trim}" d="M${round(x - 8)} ${y - 12}h${round(width + 16)}v14h${-round(width + 16)}z"/>`
  )
}

function sills(x: number, y: number, width: number, rows: number, trim: string): string {
  const lines = Array.from({ length: rows }, (_, row) => `M${round(x + 8)} ${y + row * 46 + 42}h${round(width - 16)}`)
  return `<path stroke="${trim}" stroke-width="3" d="${lines.join('')}" opacity=".55"/>`
}

/** Wooden bay windows, two floors high, as old houses of the Hejaz have them. */
function lattice({ x, y, width, tall, bays }: Body, trim: string): string {
  const pitch = width / bays
  const boxes: string[] = []
  const slats: string[] = []
  for (let column = 0; column < bays; column += 2)
    for (let low = 8; low + 84 <= tall; low += 96) {
      const left = round(x + pitch * column + pitch * 0.14)
      const wide = round(pitch * 0.72)
      boxes.push(
        `M${left} ${y + low + 10}l${round(wide / 2)}-12 ${round(wide / 2)} 12v70l-10 10h${-(wide - 20)}l-10-10z`,
      )
      slats.push(
        `M${left + 6} ${y + low + 22}h${wide - 12}m${-(wide - 12)} 16h${wide - 12}m${-(wide - 12)} 16h${wide - 12}`,
      )
    }
  return (
    `<path fill="${trim}" d="${boxes.join('')}"/>` +
    `<path fill="none" stroke="#fbe3b4" stroke-dasharray="5 4" stroke-width="9" d="${slats.join('')}" opacity=".6"/>`
  )
}

function entrance({ x, width, trim, shape, wall }: House, light: Light): string {
  const middle = x + width / 2
  const count = shape === 'arcade' ? 9 : 5
  const pitch = (width - 60) / count
  const arches = Array.from({ length: count }, (_, nth) => {
    const left = round(x + 30 + pitch * nth + pitch * 0.16)
    const wide = round(pitch * 0.68)
    return `M${left} ${FOOT}v-52c0-${round(wide * 0.45)} ${round(wide / 2)}-${round(wide * 0.5)} ${round(wide / 2)}-${round(wide * 0.62)}c0 ${round(wide * 0.12)} ${round(wide / 2)} ${round(wide * 0.17)} ${round(wide / 2)} ${round(wide * 0.62)}v52z`
  }).join('')
  const inside = light.glow > 0.2 ? '#ffcf7a' : '#7a5a3a'
  return (
    `<path fill="${wall}" d="M${x - 10} ${FOOT - BASE}h${width + 20}v${BASE}h${-(width + 20)}z"/>` +
    `<path fill="${inside}" stroke="${trim}" stroke-width="6" d="${arches}" opacity=".92"/>` +
    `<path fill="${trim}" d="M${x - 16} ${FOOT - BASE - 6}h${width + 32}v14h${-(width + 32)}z"/>` +
    `<path fill="#c8452d" d="M${round(middle - 74)} ${FOOT}l16-20h116l16 20z"/>` +
    `<path fill="#0f4c3a" d="M${round(middle - 92)} ${FOOT - 96}q92-46 184 0l12 16h-208z"/><path stroke="#e8c878" stroke-width="4" d="M${round(middle - 100)} ${FOOT - 80}h200"/>`
  )
}

function roof({ x, width, shape, trim }: House, top: number, light: Light): string {
  const middle = x + width / 2
  if (shape === 'arcade')
    return `<path fill="${trim}" d="M${middle - 78} ${top - 10}c-8-58 40-84 78-118 38 34 86 60 78 118z"/><path fill="#e8c878" d="M${middle - 3} ${top - 160}h6v34h-6z"/><path fill="${light.shade}" d="M${middle + 14} ${top - 10}c20-50 6-88-14-118 38 34 86 60 78 118z" opacity=".25"/>`
  if (shape === 'tower')
    return `<path fill="${trim}" d="M${middle - 62} ${top - 12}v-34h124v34z"/><path fill="#e8c878" d="m${middle} ${top - 116} 12 18 21-3-3 21 18 12-18 12 3 21-21-3-12 18-12-18-21 3 3-21-18-12 18-12-3-21 21 3z"/>`
  const teeth = `v-16l12-14 12 14v16h${round((width * 0.46) / 9 - 24)}`.repeat(9)
  return `<path fill="${trim}" d="M${round(middle - width * 0.23)} ${top - 10}${teeth}z" opacity=".9"/>`
}

function shadowOf({ x, width }: House): string {
  return `<path fill="#000" d="M${x - 20} ${FOOT}h${width + 40}l90 26H${x + 40}z" opacity=".14"/>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
