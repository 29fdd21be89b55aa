import { fortress, houses, minaret, mosque } from './buildings.ts'
import { birds, hills, peaks, tree, water } from './land.ts'
import { at, line, shape, times, type Look } from './look.ts'
import { group, rowingBoat } from './travel.ts'

type Balkans = { subject: 'bridge' | 'square' | 'lake' | 'hill'; middle: number }

/** Bridges, lakes and market squares of the Balkans. */
export function balkans(look: Look, { subject, middle: x }: Balkans): string {
  const { light, paint, meadow, season } = look
  const back =
    peaks(
      look,
      [
        [260, 300],
        [700, 240],
        [1180, 270],
        [1500, 340],
      ],
      640,
      season === 'winter',
    ) + hills(paint('#4f8468'), [600, 540, 590, 530, 600])
  if (subject === 'bridge')
    return (
      back +
      houses(look, {
        from: -10,
        to: 520,
        foot: (left) => 640 + left * 0.05,
        seed: 2,
        walls: ['#e8dcc2', '#d9c8a4', '#f3e8d2'],
        roof: '#9a8f84',
      }) +
      houses(look, {
        from: 1080,
        to: 1610,
        foot: (left) => 720 - left * 0.05,
        seed: 7,
        walls: ['#e8dcc2', '#d9c8a4', '#f3e8d2'],
        roof: '#9a8f84',
      }) +
      minaret(look, 330, 640, 260) +
      minaret(look, 1290, 650, 250) +
      water({ ...look, sea: paint('#2f8f80') }, 720) +
      stoneBridge(look, x) +
      [60, 1520].map((tx) => tree(look, tx, 860, 1.6)).join('') +
      rowingBoat(look, x, 830)
    )
  if (subject === 'square')
    return (
      back +
      houses(look, {
        from: -10,
        to: 1610,
        foot: () => 720,
        seed: 11,
        scale: 1.25,
      }) +
      mosque(look, { x: x - 330, foot: 760, size: 0.7, minarets: [230] }) +
      shape(light.pavement, 'M0 750h1600v150H0z') +
      line(light.road, 3, 'M0 790h1600M0 840h1600') +
      sebil(look, x + 160) +
      birds(x - 130, 640) +
      group(look, x - 270, 856, 3, 82) +
      group(look, x + 380, 850, 3, 82) +
      tree(look, 1490, 830, 1.5)
    )
  if (subject === 'lake')
    return (
      back +
      hills(look.tree, [640, 600, 560, 600, 660]) +
      [590, 640, 690]
        .map((y, row) =>
          houses(look, {
            from: 240 - row * 90,
            to: 960 + row * 90,
            foot: (left) => y + Math.abs(left - 600) * 0.06,
            seed: 3 + row * 5,
            walls: ['#fbf6ea', '#f3e8d2'],
          }),
        )
        .join('') +
      minaret(look, 700, 650, 240) +
      water(look, 716) +
      rowingBoat(look, x + 260, 810) +
      tree(look, 1470, 880, 1.7)
    )
  return (
    back +
    hills(paint('#7a9a62'), [740, 620, 460, 400, 520, 690]) +
    fortress(look, {
      from: x - 60,
      to: x + 210,
      foot: 440,
      tall: 60,
      wall: '#cfc0a4',
      towers: [
        [x - 90, 80, 130],
        [x + 170, 74, 110],
      ],
    }) +
    [520, 590, 660, 730]
      .map((y, row) =>
        houses(look, {
          from: 520 - row * 150,
          to: 1240 + row * 110,
          foot: (left) => y + Math.abs(left - 860) * 0.1,
          seed: 2 + row * 3,
          walls: ['#e8dcc2', '#f3e8d2', '#d9c8a4'],
          roof: '#9a8f84',
        }),
      )
      .join('') +
    minaret(look, x - 150, 640, 250) +
    hills(meadow, [820, 790, 810, 790, 820]) +
    [90, 300, 1390].map((tx) => tree(look, tx, 880, 1.2)).join('') +
    group(look, x, 868, 3, 74)
  )
}

function stoneBridge(look: Look, x: number): string {
  const { paint, season } = look
  return at(
    x,
    740,
    1,
    shape(
      paint('#dccdb0'),
      'M-520 60v-150l120-20Q-180-190 0-236q180 46 400 126l120 20V60h-90v-60H330C300-110 170-176 0-176S-300-110-330 0h-100v60z',
    ) +
      line(paint('#b39f7c'), 5, 'M-330 0C-300-110-170-176 0-176S300-110 330 0', 0.9) +
      line(paint(season === 'winter' ? '#fff' : '#b39f7c'), 8, 'M-520-92l120-20Q-180-192 0-238q180 46 400 126l120 20') +
      [-470, 380]
        .map(
          (tx) =>
            shape(paint('#cbb993'), `M${tx} 20v-270h110V20z`) +
            shape(paint('#8f8478'), `M${tx - 14} -250l69-56 69 56z`) +
            shape(look.pane, `M${tx + 44}-150v-40q11-14 22 0v40z`),
        )
        .join('') +
      group(look, -40, -226, 3, 52),
  )
}

/** The wooden fountain of Sarajevo. */
function sebil(look: Look, x: number): string {
  const { paint, pane } = look
  return at(
    x,
    830,
    1,
    shape(paint('#d9d3c6'), 'M-120 0v-50h240V0zM-150 14V0h300v14z') +
      shape(paint('#7a4a2c'), 'M-96-50v-170H96v170z') +
      shape(
        pane,
        times(4, (nth) => `M${-80 + nth * 42}-70v-90q17-26 34 0v90z`),
      ) +
      shape(paint('#5b3a2a'), 'M-140-214l30-26h220l30 26z') +
      shape(paint('#3f8a7a'), 'M-104-240C-104-310-60-340 0-372 60-340 104-310 104-240z') +
      line('#c79a4a', 5, 'M0-372v-34'),
  )
}
