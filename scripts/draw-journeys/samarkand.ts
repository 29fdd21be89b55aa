import { dome, houses, portal } from './buildings.ts'
import { cypress, flowers, hills, peaks, tree } from './land.ts'
import { at, line, shape, times, type Look } from './look.ts'
import { group } from './travel.ts'

type Samarkand = { subject: 'mosque' | 'tombs' | 'mausoleum'; middle: number }

/** The tiles and domes of Samarkand. */
export function samarkand(look: Look, { subject, middle: x }: Samarkand): string {
  const { light, paint, meadow } = look
  const back =
    peaks(
      look,
      [
        [240, 420],
        [600, 350],
        [1080, 380],
        [1440, 410],
      ],
      640,
      true,
    ) + hills(paint('#8fa06a'), [640, 620, 640, 615, 640])
  const square =
    shape(light.pavement, 'M0 780h1600v120H0z') +
    line(light.road, 3, 'M0 812h1600M0 850h1600M200 780 60 900M600 780l-60 120M1000 780l60 120M1400 780l140 120')
  if (subject === 'mosque')
    return (
      back +
      [x - 300, x + 300].map((tx) => tower(look, tx, 790, 440)).join('') +
      drum(look, x + 10, 520, 150) +
      [x - 420, x + 430].map((dx) => drum(look, dx, 690, 78)).join('') +
      wall(look, x, 640) +
      portal(look, x, 790, 1.25) +
      square +
      [90, 1490].map((tx) => tree(look, tx, 850, 1.4)).join('') +
      group(look, x - 330, 850, 4, 76) +
      group(look, x + 210, 856, 3, 76)
    )
  if (subject === 'tombs')
    return (
      back +
      houses(look, {
        from: -10,
        to: 1610,
        foot: () => 690,
        seed: 4,
        walls: ['#e3c9a0', '#d9b98a', '#ecd9b4'],
        roof: '#c9a876',
        scale: 0.8,
      }) +
      [x - 560, x - 250, x + 250, x + 560].map((dx, nth) => drum(look, dx, 600 - (nth % 2) * 30, 86)).join('') +
      [x - 560, x - 280, x + 280, x + 560].map((px, nth) => portal(look, px, 800, 0.86 + (nth % 3) * 0.08)).join('') +
      shape(light.pavement, `M0 800h1600v100H0z`) +
      shape(paint('#ecd9b4'), `M${x - 90} 900V640h180v260z`) +
      line(
        paint('#b8945f'),
        5,
        times(9, (nth) => `M${x - 90} ${880 - nth * 26}h180`),
      ) +
      group(look, x - 40, 860, 2, 86) +
      [80, 1520].map((tx) => cypress(look, tx, 830, 250)).join('')
    )
  return (
    back +
    [x - 250, x + 250].map((tx) => tower(look, tx, 790, 380)).join('') +
    drum(look, x, 470, 170) +
    shape(paint('#e3c08a'), `M${x - 210} 790V580h420v210z`) +
    portal(look, x, 790, 0.9) +
    square +
    hills(meadow, [850, 840, 850, 842, 850]) +
    flowers(look, 846, ['#c8452d', '#e8c878']) +
    [x - 520, x + 500, x + 660].map((tx) => tree(look, tx, 860, 1.3)).join('') +
    group(look, x - 170, 846, 3, 76)
  )
}

/** A fluted dome of turquoise on its tiled drum. */
function drum(look: Look, x: number, foot: number, r: number): string {
  const { paint } = look
  const ribs = times(
    7,
    (nth) =>
      `M${Math.round((nth - 3) * r * 0.3)} 0Q${Math.round((nth - 3) * r * 0.34)} ${-r * 0.7} 0 ${Math.round(-r * 1.06)}`,
  )
  return (
    shape(paint('#e3c08a'), `M${x - r * 0.9} ${foot}h${r * 1.8}v${r * 1.5}h${-r * 1.8}z`) +
    `<path stroke="${paint('#1f7f93')}" stroke-dasharray="18 9" stroke-width="${Math.round(r * 0.3)}" d="M${x - r * 0.9} ${foot + r * 0.26}h${r * 1.8}"/>` +
    dome(look, x, foot, r, '#2aa3a8') +
    at(x, foot, 1, line(paint('#12707c'), 3, ribs, 0.55))
  )
}

function tower(look: Look, x: number, foot: number, tall: number): string {
  const { paint } = look
  return (
    shape(paint('#e3c08a'), `M${x - 30} ${foot}l8${-tall}h44l8 ${tall}z`) +
    `<path stroke="${paint('#1f7f93')}" stroke-dasharray="12 16" stroke-width="40" d="M${x} ${foot - 10}v${20 - tall}" opacity=".75"/>` +
    shape('#000', `M${x + 8} ${foot}v${-tall}h14l8 ${tall}z`, 0.16) +
    shape(paint('#c9976c'), `M${x - 34} ${foot - tall}h68l-8-22h-52z`)
  )
}

function wall(look: Look, x: number, top: number): string {
  const { paint } = look
  const niches = times(10, (nth) => `M${x - 620 + nth * 128} 790v-76q30-40 60 0v76z`)
  return (
    shape(paint('#ecd2a0'), `M${x - 660} ${top}h1320v150h-1320z`) +
    shape(paint('#1f7f93'), niches) +
    line(paint('#e8c878'), 6, `M${x - 660} ${top + 8}h1320`)
  )
}
