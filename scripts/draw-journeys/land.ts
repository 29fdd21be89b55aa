import { at, line, shape, spread, times, type Look } from './look.ts'

/** A soft row of hills through points that stand equally far apart. */
export function hills(fill: string, tops: readonly number[]): string {
  const step = 1600 / (tops.length - 1)
  const curve = tops
    .slice(1)
    .map((y, nth) => {
      const x = step * (nth + 1)
      const before = tops[nth] ?? y
      return `C${Math.round(x - step / 2)} ${before} ${Math.round(x - step / 2)} ${y} ${Math.round(x)} ${y}`
    })
    .join('')
  return shape(fill, `M0 900V${tops[0] ?? 0}${curve}V900z`)
}

/** Peaks, with snow where the season or the height has it. */
export function peaks(
  look: Look,
  tops: readonly (readonly [number, number])[],
  foot: number,
  hasSnow: boolean,
): string {
  const { paint, light } = look
  return tops
    .map(([x, y]) => {
      const wide = (foot - y) * 0.95
      const cap = (foot - y) * 0.36
      const body = shape(
        light.far,
        `M${x - wide} ${foot}L${x - wide * 0.4} ${y + cap * 1.1} ${x} ${y}l${wide * 0.46} ${cap * 1.3}L${x + wide} ${foot}z`,
      )
      const side = shape(
        light.shade,
        `M${x} ${y}l${wide * 0.46} ${cap * 1.3}L${x + wide} ${foot}H${x + wide * 0.1}L${x - wide * 0.08} ${y + cap * 1.6}z`,
        0.22,
      )
      const snow = hasSnow
        ? shape(
            paint('#f8fafa'),
            `M${x} ${y}L${x - wide * 0.36} ${y + cap * 0.98}l${wide * 0.16} ${-cap * 0.1} ${wide * 0.1} ${cap * 0.42} ${wide * 0.1} ${-cap * 0.3} ${wide * 0.13} ${cap * 0.5} ${wide * 0.1} ${-cap * 0.4} ${wide * 0.19} ${cap * 0.12}z`,
          )
        : ''
      return body + snow + side
    })
    .join('')
}

export function water(look: Look, from: number): string {
  const { sea, light } = look
  const glints = times(
    26,
    (nth) =>
      `M${Math.round(spread(nth + 1) * 1560)} ${Math.round(from + 16 + (nth / 26) * (880 - from))}h${30 + (nth % 5) * 16}`,
  )
  return (
    shape(sea, `M0 ${from}h1600v${900 - from}H0z`) +
    shape(light.shade, `M0 ${from + (900 - from) * 0.55}h1600v${(900 - from) * 0.45}H0z`, 0.18) +
    line('#fffaf0', 3, glints, 0.32)
  )
}

export function tree(look: Look, x: number, foot: number, size: number): string {
  const { paint, tree: leaf, blossom, season } = look
  const dots = `M-46-96h0M-14-132h0M30-118h0M48-84h0M-30-70h0M8-92h0M20-60h0`
  return at(
    x,
    foot,
    size,
    shape(paint('#6b4630'), 'M-9 0q6-40 2-76h14q-4 40 4 76z') +
      shape(leaf, 'M-70-66c-16-46 18-72 34-74 10-30 62-30 74-2 34 2 50 44 30 74-6 30-56 36-70 20-18 18-62 12-68-18z') +
      shape('#000', 'M-66-56c20 20 60 16 78-10 20 12 44 8 58-8-4 34-52 42-72 26-18 18-60 14-64-8z', 0.14) +
      (season === 'winter'
        ? shape(
            blossom,
            'M-80-100c0-20 22-38 44-40 10-30 62-30 74-2 24 2 42 24 42 44-18-18-40-2-46-14-16 12-34-8-46 4-14-10-34 12-42-2-8 10-20-2-26 10z',
          )
        : `<path stroke="${blossom}" stroke-linecap="round" stroke-width="17" d="${dots}" opacity=".85"/>`),
  )
}

export function cypress(look: Look, x: number, foot: number, tall: number): string {
  const { paint, season } = look
  const w = tall * 0.15
  return at(
    x,
    foot,
    1,
    shape(
      paint('#20563f'),
      `M0${-tall}C${w} ${-tall * 0.7} ${w * 1.3} ${-tall * 0.25} ${w * 0.4} 0h${-w * 0.8}C${-w * 1.3} ${-tall * 0.25} ${-w} ${-tall * 0.7} 0${-tall}z`,
    ) +
      shape(
        '#000',
        `M0${-tall}C${w} ${-tall * 0.7} ${w * 1.3} ${-tall * 0.25} ${w * 0.4} 0H0q${w * 0.6} ${-tall * 0.5} 0${-tall}z`,
        0.2,
      ) +
      (season === 'winter'
        ? shape(
            paint('#f8fafa'),
            `M0${-tall}q${w * 0.6} ${tall * 0.2} ${w * 0.7} ${tall * 0.36}q${-w * 0.7} ${-tall * 0.1} ${-w * 1.4} 0Q${-w * 0.6} ${-tall * 0.8} 0${-tall}z`,
          )
        : ''),
  )
}

export function firs(look: Look, from: number, to: number, foot: number, size: number): string {
  const { paint, season } = look
  const count = Math.round((to - from) / (44 * size))
  const spots = Array.from({ length: count }, (_, nth) => ({
    x: Math.round(from + ((to - from) / count) * (nth + 0.5)),
    y: Math.round(foot + spread(nth + 2) * 26),
    tall: Math.round((110 + spread(nth + 5) * 70) * size),
  }))
  const body = ({ x, y, tall }: (typeof spots)[number]) => {
    const w = tall * 0.26
    return `M${x} ${y - tall}l${w * 0.6} ${tall * 0.38}h${-w * 0.22}l${w * 0.5} ${tall * 0.34}h${-w * 0.2}L${x + w} ${y}H${x - w}l${w * 0.32} ${-tall * 0.28}h${-w * 0.2}l${w * 0.5} ${-tall * 0.34}h${-w * 0.22}z`
  }
  const caps = spots
    .map(
      ({ x, y, tall }) =>
        `M${x} ${y - tall}l${tall * 0.12} ${tall * 0.3}q${-tall * 0.12} ${-tall * 0.07} ${-tall * 0.24} 0z`,
    )
    .join('')
  const trim = (d: string) => d.replaceAll(/(\.\d)\d+/g, '$1')
  return (
    shape(
      paint('#1f5a48'),
      trim(
        spots
          .filter((_, nth) => nth % 2 === 0)
          .map(body)
          .join(''),
      ),
    ) +
    shape(
      paint('#2f6f54'),
      trim(
        spots
          .filter((_, nth) => nth % 2 === 1)
          .map(body)
          .join(''),
      ),
    ) +
    (season === 'winter' ? shape(paint('#f8fafa'), trim(caps)) : '')
  )
}

/** Low mist between rows of trees. */
export function mist(y: number): string {
  return shape(
    '#fff',
    `M0 ${y}q160-40 330-12 130-34 290-4 180-30 330 6 160-36 300-2 190-30 350 4v34q-170 26-330 6-150 26-310 2-170 24-330 4-150 22-300-2-170 18-330 2z`,
    0.4,
  )
}

export function birds(x: number, y: number, colour = '#fffaf0'): string {
  const bird = (dx: number, dy: number, size: number) =>
    `M${x + dx} ${y + dy}q${size}${-size} ${size * 2} 0q${size}${-size} ${size * 2} 0`
  return line(colour, 4, bird(0, 0, 9) + bird(70, -34, 7) + bird(120, 18, 10) + bird(190, -8, 6), 0.9)
}

export function flowers(look: Look, foot: number, colours: readonly string[]): string {
  return colours
    .map((colour, row) => {
      const dots = times(
        16,
        (nth) =>
          `M${Math.round(((nth + row / colours.length) * 1600) / 16 + spread(nth + row) * 46)} ${Math.round(foot + spread(nth * 3 + row) * 60)}h0`,
      )
      return `<path stroke="${look.paint(colour)}" stroke-linecap="round" stroke-width="15" d="${dots}"/>`
    })
    .join('')
}
