import { at, line, shape, times, type Look } from './look.ts'

type Stripes = [string, string]

function balloon(look: Look, x: number, y: number, size: number, [one, two]: Stripes): string {
  const { paint, isLit } = look
  return at(
    x,
    y,
    size,
    shape(paint(one), 'M0-110c62 0 100 44 100 98C100 34 46 62 16 92h-32C-46 62-100 34-100-12c0-54 38-98 100-98z') +
      shape(
        paint(two),
        'M0-110c-44 6-66 50-66 98 0 44 32 74 56 104h10c-16-30-30-60-30-104 0-48 14-92 30-98zm0 0c16 6 30 50 30 98 0 44-14 74-30 104h10c24-30 56-60 56-104 0-48-22-92-66-98z',
      ) +
      shape('#000', 'M0-110c62 0 100 44 100 98C100 34 46 62 16 92H8c34-40 62-64 62-104 0-50-34-92-70-98z', 0.18) +
      (isLit ? '<circle cy="40" r="52" fill="#ffdf94" opacity=".5"/>' : '') +
      line(paint('#4a3328'), 2, 'm-12 94 3 26m21-26-3 26M0 94v26') +
      shape(paint('#8a5a33'), 'M-14 118h28l-3 22h-22z') +
      line(paint('#c79a4a'), 4, 'M-15 120h30'),
  )
}

const STRIPES: Stripes[] = [
  ['#c8452d', '#f4ecdd'],
  ['#1f8a8c', '#e8c878'],
  ['#0f4c3a', '#f4ecdd'],
  ['#e3a23a', '#b5402c'],
  ['#6b3f6e', '#efc7a0'],
]

export function balloons(look: Look, spots: readonly (readonly [number, number, number])[]): string {
  return spots
    .map(([x, y, size], nth) => balloon(look, x, y, size, STRIPES[nth % STRIPES.length] ?? ['#c8452d', '#f4ecdd']))
    .join('')
}

/** A ferry of the Bosphorus. */
export function ferry(look: Look, x: number, y: number, size: number): string {
  const { paint, pane } = look
  return at(
    x,
    y,
    size,
    shape(paint('#23323a'), 'M-230-6h470l-34 50h-404z') +
      shape(paint('#8e2f22'), 'M-208 28h424l-10 16h-404z') +
      shape(paint('#fbf6ea'), 'M-200-50h400l14 44h-430zM-160-92h310v42h-310zM-60-120h150v28H-60z') +
      line(paint('#e3a23a'), 4, 'M-200-50h400M-160-92h310') +
      `<path stroke="${pane}" stroke-dasharray="18 13" stroke-width="15" d="M-178-28h370M-142-70h286"/>` +
      shape(paint('#e3a23a'), 'M-10-172h44v52h-44z') +
      shape(paint('#23323a'), 'M-12-180h48v16h-48z') +
      shape('#fffaf0', 'M-240 44q120-16 240 0 130-16 250 0l-20 12q-110-12-230 0-120-12-220 0z', 0.45),
  )
}

export function sail(look: Look, x: number, y: number, size: number): string {
  const { paint } = look
  return at(
    x,
    y,
    size,
    shape(paint('#fffaf0'), 'M4-118 62-14H4zM-4-100v86h-46z') +
      shape(paint('#6b3f22'), 'M-58-8H64L48 14h-92z') +
      line('#fffaf0', 3, 'M-70 24h130', 0.4),
  )
}

export function rowingBoat(look: Look, x: number, y: number): string {
  const { paint } = look
  return at(
    x,
    y,
    1,
    shape(paint('#a5562c'), 'M-86-14q86 22 172 0L62 18H-60z') +
      line(paint('#6b3f22'), 5, 'M-30-6l-52 34M30-6l54 34') +
      person(look, -10, -4, 46, '#c8452d') +
      line('#fffaf0', 3, 'M-110 28h220M-70 38h140', 0.4),
  )
}

/** Somebody seen from afar, without a face as in every drawing. */
export function person(look: Look, x: number, foot: number, tall: number, colour: string, scarf = '#9a6a4a'): string {
  const w = tall * 0.25
  return (
    shape(
      look.paint(colour),
      `M${x - w} ${foot}q-2${-tall * 0.78} ${w}${-tall * 0.78} ${w + 2} 0 ${w} ${tall * 0.78}z`,
    ) + `<circle cx="${x}" cy="${foot - tall * 0.88}" r="${Math.round(tall * 0.13)}" fill="${look.paint(scarf)}"/>`
  )
}

const CLOAKS = ['#1f6f7c', '#8e2f22', '#2b3f63', '#0f4c3a', '#c9822e']

export function group(look: Look, x: number, foot: number, count: number, tall = 66): string {
  return times(count, (nth) =>
    person(
      look,
      x + nth * tall * 0.62,
      foot + (nth % 2) * 6,
      tall - (nth % 3) * 7,
      CLOAKS[(nth + x) % CLOAKS.length] ?? '#1f6f7c',
      nth % 2 ? '#f4ecdd' : '#8a5a3a',
    ),
  )
}

export function horse(look: Look, x: number, foot: number, size: number, colour: string): string {
  const { paint } = look
  return at(
    x,
    foot,
    size,
    shape(
      paint(colour),
      'M-70-84q64-18 118 0l26-50 12-8 4 14 22 22-8 14-20-6-20 54 4 44h-12l-8-40-84-4-16 44h-12l4-50q-24-10-10-34z',
    ) +
      shape(paint('#2a1c16'), 'M-72-84q-30 14-22 62 14-16 14-40zM74-136l-28 52 8 4 30-48z') +
      shape(paint('#8e2f22'), 'M-34-92h48l4 34h-56z') +
      person(look, -8, -82, 70, '#2b3f63'),
  )
}

export function cableCar(look: Look, from: number, to: number, cabins: readonly number[]): string {
  const { paint, pane } = look
  const y = (x: number) => Math.round(from + ((to - from) * x) / 1600)
  return (
    line(paint('#3a3230'), 3, `M0 ${from}L1600 ${to}`) +
    cabins
      .map((x) =>
        at(
          x,
          y(x),
          1,
          line(paint('#3a3230'), 4, 'M0 0v22') +
            shape(paint('#c8452d'), 'M-32 22h64v50q-32 12-64 0z') +
            shape(pane, 'M-24 30h20v20h-20zm28 0h20v20H4z'),
        ),
      )
      .join('')
  )
}

export function tram(look: Look, x: number, foot: number): string {
  const { paint, pane } = look
  return at(
    x,
    foot,
    1,
    shape(paint('#b5261e'), 'M-210-30v-150q0-26 26-26h368q26 0 26 26v150z') +
      shape(paint('#f4ecdd'), 'M-210-118h420v20h-420z') +
      shape(pane, 'M-186-184h66v58h-66zm92 0h66v58h-66zm92 0h66v58H-2zm92 0h66v58H90zM176-184h20v58h-20z') +
      shape(paint('#23323a'), 'M-190-30h380v14h-380zM-150-16h70q-4 26-35 26t-35-26zM80-16h70q-4 26-35 26T80-16z') +
      line(paint('#23323a'), 5, 'M-40-206l60-74M-90-280h240') +
      `<circle cx="190" cy="-62" r="13" fill="#ffdf94"/>`,
  )
}
