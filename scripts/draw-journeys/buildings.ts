import { at, line, shape, times, type Look } from './look.ts'

const WALLS = ['#f3e3c4', '#e7b79a', '#dfc08f', '#f8efdc']

type Row = {
  from: number
  to: number
  foot: (x: number) => number
  seed?: number
  walls?: string[]
  roof?: string
  scale?: number
}

/** A row of houses, each a little different, with roofs of tiles or snow. */
export function houses(
  look: Look,
  { from, to, foot, seed = 1, walls = WALLS, roof = '#b5553a', scale = 1 }: Row,
): string {
  const { paint, season, pane } = look
  const bodies = walls.map(() => '')
  let roofs = ''
  let sides = ''
  let panes = ''
  let x = from
  for (let nth = seed; x < to; nth++) {
    const wide = Math.round((46 + ((nth * 37) % 26)) * scale)
    const tall = Math.round((46 + ((nth * 53) % 40)) * scale)
    const low = Math.round(foot(x + wide / 2))
    const top = low - tall
    bodies[nth % walls.length] += `M${x} ${low + 30}v${-tall - 30}h${wide}v${tall + 30}z`
    sides += `M${Math.round(x + wide * 0.64)} ${low + 30}v${-tall - 30}h${Math.round(wide * 0.36)}v${tall + 30}z`
    const rise = Math.round(14 * scale)
    roofs += `M${x - 4} ${top}l${rise}${-rise}h${wide - 2 * rise + 8}l${rise} ${rise}z`
    const pitch = Math.round(wide / 3)
    for (let y = top + 10 * scale; y < low - 12; y += 24 * scale)
      panes += `M${Math.round(x + pitch * 0.6)} ${Math.round(y)}h${Math.round(8 * scale)}m${Math.round(pitch - 8 * scale)} 0h${Math.round(8 * scale)}`
    x += wide + ((nth * 7) % 3) * 2
  }
  return (
    bodies.map((d, nth) => shape(paint(walls[nth] ?? '#f3e3c4'), d)).join('') +
    shape('#000', sides, 0.12) +
    shape(paint(season === 'winter' ? '#f4f7f7' : roof), roofs) +
    line(pane, 11 * scale, panes)
  )
}

/** The slender minaret of Turkish mosques. */
export function minaret(look: Look, x: number, foot: number, tall: number, cap = '#5f7d90', wall = '#f3e8d2'): string {
  const { paint } = look
  const w = Math.max(9, Math.round(tall * 0.032))
  return at(
    x,
    foot,
    1,
    shape(paint(wall), `M${-w} 0V${-tall}h${2 * w}V0z`) +
      shape('#000', `M${w * 0.2} 0V${-tall}h${w * 0.8}V0z`, 0.16) +
      shape(
        paint('#d9c19a'),
        `M${-w - 7} ${-tall * 0.62}h${2 * w + 14}l-6 14h${-2 * w - 2}zM${-w - 7} ${-tall * 0.86}h${2 * w + 14}l-6 14h${-2 * w - 2}z`,
      ) +
      shape(paint(cap), `M${-w - 2} ${-tall}L0 ${-tall * 1.2} ${w + 2} ${-tall}z`) +
      line('#c79a4a', 3, `M0 ${Math.round(-tall * 1.2)}v-14`),
  )
}

export function dome(look: Look, x: number, foot: number, r: number, colour: string): string {
  const { paint } = look
  return at(
    x,
    foot,
    1,
    shape(
      paint(colour),
      `M${-r} 0C${-r} ${-r * 0.72} ${-r * 0.5} ${-r} 0 ${-r * 1.06}C${r * 0.5} ${-r} ${r} ${-r * 0.72} ${r} 0z`,
    ) +
      shape(
        '#000',
        `M${r * 0.25} 0C${r * 0.5} ${-r * 0.5} ${r * 0.3} ${-r * 0.9} 0 ${-r * 1.06}C${r * 0.5} ${-r} ${r} ${-r * 0.72} ${r} 0z`,
        0.18,
      ) +
      line(paint('#fff'), 2, `M${-r * 0.5} 0C${-r * 0.5} ${-r * 0.6} ${-r * 0.24} ${-r} 0 ${-r * 1.06}`, 0.35) +
      line('#c79a4a', 4, `M0 ${-r * 1.06}v${-Math.max(12, r * 0.3)}`),
  )
}

type Mosque = {
  x: number
  foot: number
  size: number
  minarets?: number[]
  tall?: number
  roof?: string
  wall?: string
}

/** A mosque of the sultans: domes that climb to the great one, minarets at the corners. */
export function mosque(
  look: Look,
  { x, foot, size, minarets = [-240, 240], tall = 330, roof = '#6d8ea0', wall = '#f0e2c6' }: Mosque,
): string {
  const { paint, pane } = look
  const arches = (y: number, from: number, count: number, pitch: number) =>
    times(count, (nth) => `M${from + nth * pitch} ${y}v-26q9-14 18 0v26z`)
  return at(
    x,
    foot,
    size,
    minarets.map((off) => minaret(look, off, 0, Math.abs(off) > 200 ? tall * 0.88 : tall, roof, wall)).join('') +
      shape(paint(wall), 'M-210 0v-80h420V0zM-130-80v-62h260v62zM-88-140v-34h176v34z') +
      [-170, 170].map((off) => dome(look, off, -80, 38, roof)).join('') +
      [-92, 92].map((off) => dome(look, off, -128, 54, roof)).join('') +
      dome(look, 0, -172, 94, roof) +
      shape(paint(wall), 'M-96-172v14h192v-14z') +
      shape(pane, arches(-20, -194, 4, 34) + arches(-20, 74, 4, 34) + arches(-92, -112, 6, 41), look.isLit ? 1 : 0.75) +
      shape(paint('#d9c19a'), 'M-46 0v-76q46-40 92 0V0z') +
      shape(paint('#6b3f22'), 'M-26 0v-52q26-26 52 0V0z') +
      line('#c79a4a', 4, 'M-210-80h420M-130-142h260', 0.6),
  )
}

/** A wall with teeth and the towers that stand in it. */
export function fortress(
  look: Look,
  {
    from,
    to,
    foot,
    tall,
    towers,
    wall,
  }: {
    from: number
    to: number
    foot: number
    tall: number
    towers: [number, number, number][]
    wall: string
  },
): string {
  const { paint, pane } = look
  const teeth = (x: number, y: number, wide: number) => `M${x} ${y - 7}h${wide}`
  const block = ([x, wide, high]: [number, number, number]) =>
    shape(paint(wall), `M${x} ${foot}v${-high}h${wide}v${high}z`) +
    `<path stroke="${paint(wall)}" stroke-dasharray="16 12" stroke-width="16" d="${teeth(x, foot - high, wide)}"/>` +
    shape('#000', `M${x + wide * 0.62} ${foot}v${-high}h${wide * 0.38}v${high}z`, 0.16) +
    shape(pane, `M${x + wide * 0.3} ${foot - high + 60}v-22q7-12 14 0v22zm0 70v-22q7-12 14 0v22z`, 0.85)
  return (
    shape(paint(wall), `M${from} ${foot}v${-tall}H${to}v${tall}z`) +
    `<path stroke="${paint(wall)}" stroke-dasharray="16 12" stroke-width="16" d="${teeth(from, foot - tall, to - from)}"/>` +
    line('#000', 2, `M${from} ${foot - tall * 0.7}H${to}M${from} ${foot - tall * 0.4}H${to}`, 0.12) +
    towers.map(block).join('')
  )
}

export function columns(
  look: Look,
  {
    from,
    count,
    pitch,
    foot,
    tall,
    lintel = true,
  }: {
    from: number
    count: number
    pitch: number
    foot: number
    tall: number
    lintel?: boolean
  },
): string {
  const { paint } = look
  const w = tall * 0.05
  const body = times(count, (nth) => `M${from + nth * pitch - w} ${foot}l2${-tall}h${2 * w - 4}l2 ${tall}z`)
  const ends = times(
    count,
    (nth) =>
      `M${from + nth * pitch - w * 1.5} ${foot}h${w * 3}v10h${-w * 3}zM${from + nth * pitch - w * 1.6} ${foot - tall}h${w * 3.2}v-14h${-w * 3.2}z`,
  )
  const sides = times(count, (nth) => `M${from + nth * pitch + w * 0.2} ${foot}v${-tall}h${w * 0.7}l1 ${tall}z`)
  return (
    shape(paint('#efe2c6'), body) +
    shape(paint('#dcc8a0'), ends) +
    shape('#000', sides, 0.16) +
    (lintel
      ? shape(
          paint('#e6d5b3'),
          `M${from - w * 2} ${foot - tall - 14}h${(count - 1) * pitch + w * 4}v-26h${-(count - 1) * pitch - w * 4}z`,
        )
      : '')
  )
}

/** A gate of Samarkand: a tall portal of tiles around a pointed arch. */
export function portal(look: Look, x: number, foot: number, size: number): string {
  const { paint, isLit } = look
  return at(
    x,
    foot,
    size,
    shape(paint('#e3c08a'), 'M-150 0v-330h300V0z') +
      shape(paint('#1f7f93'), 'M-128 0v-306h256V0h-34v-150Q60-240 0-262-60-240-94-150V0z') +
      line(paint('#e8c878'), 5, 'M-139 0v-318h278V0M-104 0v-152Q-66-252 0-274 66-252 104-152V0', 0.9) +
      `<path fill="none" stroke="${paint('#f4ecdd')}" stroke-dasharray="8 12" stroke-width="8" d="M-116 0v-292h232V0" opacity=".8"/>` +
      shape(isLit ? '#f0b860' : paint('#2b5f72'), 'M-90 0v-150Q-56-232 0-252 56-232 90-150V0z') +
      shape(paint('#8a5a33'), 'M-40 0v-92q40-46 80 0V0z') +
      line(paint('#e8c878'), 4, 'M-60-120q60-70 120 0M-74-150q74-70 148 0', 0.7),
  )
}
