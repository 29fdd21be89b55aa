import { houses, mosque } from './buildings.ts'
import { birds, cypress, firs, flowers, hills, mist, peaks, tree, water } from './land.ts'
import { at, line, shape, times, type Look } from './look.ts'
import { group, person, rowingBoat } from './travel.ts'

type Trabzon = { subject: 'lake' | 'highland' | 'sea' | 'tea'; middle: number }

/** Lakes, highlands and the coast of Trabzon. */
export function trabzon(look: Look, { subject, middle: x }: Trabzon): string {
  const { paint, meadow, season, light } = look
  const slopes =
    peaks(
      look,
      [
        [400, 260],
        [820, 200],
        [1240, 280],
      ],
      600,
      true,
    ) + hills(paint(season === 'autumn' ? '#8f8a4a' : '#3f7f62'), [420, 520, 590, 600, 580, 500, 400])
  if (subject === 'lake')
    return (
      slopes +
      firs(look, -20, 420, 610, 1) +
      firs(look, 1180, 1620, 610, 1) +
      houses(look, { from: 120, to: 560, foot: () => 660, seed: 5 }) +
      houses(look, { from: 1080, to: 1500, foot: () => 660, seed: 9 }) +
      mosque(look, { x, foot: 690, size: 0.66, minarets: [-170, 170] }) +
      [x - 190, x + 190, x + 290].map((tx) => tree(look, tx, 694, 0.6)).join('') +
      water(look, 690) +
      (season === 'winter' ? firs(look, -30, 300, 890, 1.6) : tree(look, 130, 880, 1.5)) +
      firs(look, 1360, 1640, 890, 1.6) +
      rowingBoat(look, x - 330, 800)
    )
  if (subject === 'highland')
    return (
      slopes +
      mist(560) +
      hills(meadow, [680, 620, 660, 600, 640, 610, 690]) +
      firs(look, -20, 360, 690, 1.1) +
      firs(look, 1240, 1620, 680, 1.1) +
      [
        [x - 330, 720, 1],
        [x, 690, 1.15],
        [x + 320, 730, 0.95],
      ]
        .map(([hx = 0, hy = 0, size = 1]) => cabin(look, hx, hy, size))
        .join('') +
      hills(
        paint(season === 'autumn' ? '#a98f4a' : season === 'winter' ? '#e3ebed' : '#5f9a55'),
        [800, 770, 790, 765, 800],
      ) +
      (season === 'winter'
        ? ''
        : flowers(look, 830, season === 'spring' ? ['#e8c878', '#fffaf0', '#b56fae'] : ['#e8c878', '#fffaf0'])) +
      group(look, x - 130, 866, 3, 72) +
      mist(626)
    )
  if (subject === 'tea')
    return (
      slopes +
      mist(520) +
      times(6, (row) =>
        hills(paint(row % 2 ? '#4f9a5a' : '#3f8450'), [
          560 + row * 56,
          530 + row * 58,
          570 + row * 55,
          540 + row * 57,
          580 + row * 54,
        ]),
      ) +
      times(
        5,
        (row) =>
          `<path fill="none" stroke="${paint('#2f6f45')}" stroke-dasharray="34 10" stroke-linecap="round" stroke-width="14" d="M0 ${606 + row * 56}q400-50 800 0t800-14" opacity=".55"/>`,
      ) +
      cabin(look, x, 640, 0.9) +
      [x - 430, x - 300, x + 300]
        .map(
          (px, nth) =>
            person(look, px, 800 + nth * 18, 96, ['#c8452d', '#1f6f7c', '#e3a23a'][nth] ?? '#c8452d', '#f4ecdd') +
            shape(paint('#8a5a33'), `M${px + 20} ${790 + nth * 18}h46l-8-44h-30z`),
        )
        .join('')
    )
  return (
    hills(light.far, [520, 470, 500, 460, 520]) +
    water(look, 590) +
    hills(meadow, [700, 680, 640, 660, 720]) +
    hagiaSophia(look, x) +
    [x - 420, x - 340, x + 360].map((tx) => cypress(look, tx, 760, 180)).join('') +
    tree(look, 180, 850, 1.3) +
    tree(look, 1440, 850, 1.2) +
    hills(look.tree, [850, 830, 860, 835, 850]) +
    group(look, x - 40, 850, 3, 70) +
    birds(x + 240, 210)
  )
}

function cabin(look: Look, x: number, foot: number, size: number): string {
  const { paint, pane, season } = look
  return at(
    x,
    foot,
    size,
    shape(paint('#cfc4b0'), 'M-110 0v-44h220V0z') +
      shape(paint('#8a5a33'), 'M-110-44v-86h220v86z') +
      line(paint('#5b3a2a'), 3, 'M-110-66h220M-110-88h220M-110-110h220') +
      shape(paint(season === 'winter' ? '#f4f7f7' : '#6b4034'), 'M-140-124 0-206l140 82z') +
      shape(pane, 'M-78-62v-36h34v36zM44-62v-36h34v36z') +
      shape(paint('#4a2f24'), 'M-20 0v-80h40V0z') +
      shape('#fff', 'M60-176q-16-24 4-44 16-18-2-40 30 20 18 44-14 20-6 40z', 0.4),
  )
}

function hagiaSophia(look: Look, x: number): string {
  const { paint, pane } = look
  return at(
    x,
    760,
    1,
    shape(paint('#d9b98a'), 'M300 0v-300h84V0z') +
      shape(paint('#a34a34'), 'M290-300l52-50 52 50z') +
      shape(paint('#e3cfa6'), 'M-240 0v-130h480V0zM-150-130v-66h300v66zM-74-196v-64H74v64z') +
      shape(
        paint('#a8543a'),
        'M-250-130l40-40h60v40zM150-130v-40h60l40 40zM-160-196l30-30h56v30zM74-196v-30h56l30 30zM-88-256Q-70-318 0-326 70-318 88-256z',
      ) +
      line('#c79a4a', 4, 'M0-326v-24') +
      shape(
        pane,
        times(5, (nth) => `M${-60 + nth * 26}-208v-32q6-10 12 0v32z`) +
          'M-200-40v-50q15-20 30 0v50zM170-40v-50q15-20 30 0v50zM325-220v-40q14-18 28 0v40z',
      ) +
      shape(paint('#8a5a33'), 'M-84 0v-76q28-34 56 0V0zM-28 0v-84q28-36 56 0V0zM28 0v-76q28-34 56 0V0z'),
  )
}
