import { flowers, hills, tree } from './land.ts'
import { at, line, shape, spread, times, type Look } from './look.ts'
import { balloons, group, horse } from './travel.ts'

/** What stands in Cappadocia: cones of tuff with dark caps and doors cut into them. */
function chimneys(look: Look, spots: readonly (readonly [number, number, number])[], colour = '#d9a878'): string {
  const { paint, season, pane } = look
  return spots
    .map(([x, foot, size], nth) =>
      at(
        x,
        foot,
        size,
        shape(paint(colour), 'M-92 20Q-58-110-30-214 0-250 30-214 58-110 92 20z') +
          shape('#5b2a1a', 'M8 20Q20-120 4-236 20-236 30-214 58-110 92 20z', 0.2) +
          line('#5b2a1a', 4, 'M-58-60q50 16 112 2M-46-112q40 12 88 2M-74-6q70 18 148 2', 0.16) +
          shape(
            paint(season === 'winter' ? '#f6f8f8' : '#6b4034'),
            'M-42-204Q-16-280 0-284 18-280 44-204 0-184-42-204z',
          ) +
          (nth % 2
            ? shape(pane, 'M-26-90v-30q11-14 22 0v30zM10-40v-34q12-14 24 0v34z')
            : shape(pane, 'M-14-120v-26q9-12 18 0v26zM-40-30v-40q14-16 28 0v40zM16-70v-24q9-10 18 0v24z')),
      ),
    )
    .join('')
}

function castle(look: Look, x: number, foot: number, size: number): string {
  const { paint, season, pane } = look
  const doors = times(
    26,
    (nth) =>
      `M${Math.round(-150 + spread(nth + 1) * 280)} ${Math.round(-40 - spread(nth * 2 + 3) * 190)}v-22q9-10 18 0v22z`,
  )
  return at(
    x,
    foot,
    size,
    shape(paint('#c9976c'), 'M-330 20q40-110 100-130l30-90 60-30 30-90 70-54 70 40 20 80 60 40 40 104q70 30 130 130z') +
      shape('#5b2a1a', 'M-40-374l70 40 20 80 60 40 40 104q70 30 130 130H60Q90-110 20-200z', 0.2) +
      (season === 'winter'
        ? shape(
            paint('#f6f8f8'),
            'M-110-320l70-54 70 40 8 32-50-16-40 20zM-230-110l30-90 20-10-6 50zM110-214l40 104 40 40-60-30z',
          )
        : '') +
      shape(pane, doors),
  )
}

type Cappadocia = {
  chimneys?: [number, number, number][]
  castle?: number
  balloons?: [number, number, number][]
  near: 'walkers' | 'horses' | 'terrace' | 'vines' | 'arch' | 'trees'
}

/** Fairy chimneys below the sky, and what one sees them from. */
export function cappadocia(look: Look, scene: Cappadocia): string {
  const { paint, light, season, meadow } = look
  const far = season === 'winter' ? paint('#e6e3df') : light.far
  return (
    hills(far, [500, 450, 480, 430, 470, 440, 500]) +
    hills(paint(season === 'winter' ? '#d8c4b4' : '#c78a63'), [600, 560, 600, 560, 590, 550, 600]) +
    (scene.castle ? castle(look, scene.castle, 760, 1.05) : '') +
    balloons(look, scene.balloons ?? []) +
    chimneys(look, scene.chimneys ?? []) +
    hills(season === 'winter' ? meadow : paint('#b9764e'), [760, 740, 770, 745, 760]) +
    hills(
      season === 'autumn' || season === 'spring' ? meadow : paint(season === 'winter' ? '#dfe6e8' : '#a5623f'),
      [830, 812, 840, 815, 835],
    ) +
    nearCappadocia(look, scene.near)
  )
}

function nearCappadocia(look: Look, near: Cappadocia['near']): string {
  const { paint } = look
  if (near === 'walkers')
    return (look.season === 'winter' ? '' : flowers(look, 840, ['#6a9a55'])) + group(look, 700, 850, 4, 74)
  if (near === 'horses')
    return (
      horse(look, 520, 856, 1, '#8a4f2c') +
      horse(look, 760, 872, 1.1, '#efe2c6') +
      horse(look, 1010, 852, 0.95, '#4a2f24')
    )
  if (near === 'trees')
    return (
      [140, 420, 1180, 1460].map((x, nth) => tree(look, x, 880, 0.9 + (nth % 2) * 0.3)).join('') +
      group(look, 760, 862, 3, 64)
    )
  if (near === 'vines')
    return (
      times(
        3,
        (row) =>
          `<path fill="none" stroke="${paint(row % 2 ? '#7a8f3f' : '#5c7f3a')}" stroke-dasharray="46 22" stroke-linecap="round" stroke-width="${24 + row * 8}" d="M${-20 - row * 20} ${806 + row * 36}q800-40 1660 0"/>`,
      ) + group(look, 1080, 838, 2, 70)
    )
  if (near === 'arch')
    return (
      shape(paint('#5a3526'), 'M0 0h1600v900h-170q60-520-330-700Q800 60 500 200 130 380 190 900H0z') +
      shape(
        paint('#7d4c34'),
        'M1430 900q60-520-330-700Q800 60 500 200 130 380 190 900h44Q190 400 520 238q280-130 560 0 350 170 306 662z',
      ) +
      group(look, 430, 880, 2, 120)
    )
  return (
    shape(paint('#d8b48a'), 'M0 790h1600v110H0z') +
    shape(paint('#8e2f22'), 'M180 820h1240l70 80H110z') +
    `<path stroke="${paint('#e8c878')}" stroke-dasharray="22 16" stroke-width="8" d="M176 834h1250M140 876h1330"/>` +
    [330, 560, 1010, 1240]
      .map((x, nth) =>
        shape(
          paint(['#1f8a8c', '#e3a23a', '#0f4c3a', '#c8452d'][nth] ?? '#1f8a8c'),
          `M${x - 74} 826q-10-60 12-64h124q22 6 12 64z`,
        ),
      )
      .join('') +
    shape(paint('#b8862f'), 'M700 822h200l-16 14H716z') +
    shape(paint('#c79a4a'), 'M770 818q-16-44 30-50 46 6 30 50zM790 766h20v-14h-20z') +
    [730, 868].map((x) => shape(paint('#b5402c'), `M${x - 10} 818q-4-20 2-34h16q6 14 2 34z`)).join('')
  )
}
