import { columns, houses } from './buildings.ts'
import { birds, cypress, flowers, hills, tree } from './land.ts'
import { at, line, shape, times, type Look } from './look.ts'
import { group } from './travel.ts'

type Aegean = {
  subject: 'terraces' | 'street' | 'theatre' | 'village'
  middle: number
}

/** White terraces and old cities of the Aegean. */
export function aegean(look: Look, { subject, middle: x }: Aegean): string {
  const { light, meadow, paint } = look
  const back = hills(light.far, [470, 430, 480, 420, 470]) + hills(paint('#7f9466'), [580, 540, 590, 550, 590])
  if (subject === 'terraces')
    return hills(light.far, [520, 480, 530, 470, 520]) + terraces(look) + group(look, x, 700, 3, 64)
  if (subject === 'theatre')
    return (
      back +
      theatre(look, x) +
      flowers(look, 840, ['#c8452d', '#e8c878']) +
      group(look, x - 60, 850, 4, 70) +
      birds(x + 300, 200)
    )
  if (subject === 'village')
    return (
      back +
      hills(paint('#6a8a58'), [700, 520, 430, 440, 560, 720]) +
      [500, 560, 620, 680]
        .map((y, row) =>
          houses(look, {
            from: 420 - row * 120,
            to: 1180 + row * 130,
            foot: (left) => y + Math.abs(left - 800) * 0.12,
            seed: 3 + row * 4,
            walls: ['#fbf6ea', '#f3e8d2', '#fffaf0'],
            scale: 1,
          }),
        )
        .join('') +
      hills(meadow, [780, 750, 770, 750, 780]) +
      [100, 330, 1270, 1500].map((tx, nth) => tree(look, tx, 860, 1 + (nth % 2) * 0.35)).join('') +
      flowers(look, 830, ['#b56fae', '#e8c878']) +
      group(look, x, 866, 3, 74)
    )
  return (
    back +
    [150, 240, 1370, 1460].map((cx) => cypress(look, cx, 720, 250)).join('') +
    hills(meadow, [730, 715, 725, 715, 730]) +
    columns(look, {
      from: x - 130,
      count: 4,
      pitch: 86,
      foot: 700,
      tall: 210,
    }) +
    gable(look, x) +
    shape(paint('#e6d5b3'), `M${x - 160} 900 ${x - 80} 706h160l80 194z`) +
    line(paint('#c9ad84'), 4, `M${x - 96} 750h192M${x - 118} 800h236M${x - 140} 856h280`) +
    columns(look, {
      from: x - 640,
      count: 4,
      pitch: 130,
      foot: 850,
      tall: 420,
      lintel: false,
    }) +
    columns(look, {
      from: x + 250,
      count: 4,
      pitch: 130,
      foot: 850,
      tall: 420,
      lintel: false,
    }) +
    flowers(look, 836, ['#c8452d', '#c8452d', '#fffaf0']) +
    group(look, x - 40, 850, 3, 84)
  )
}

function gable(look: Look, x: number): string {
  return (
    shape(look.paint('#efe2c6'), `M${x - 160} 450 ${x} 380l160 70z`) +
    shape('#000', `M${x - 110} 440 ${x} 394l110 46z`, 0.12)
  )
}

function terraces(look: Look): string {
  const { paint, isLit } = look
  const pool = (cx: number, cy: number, w: number) => {
    const h = w * 0.2
    return (
      shape(
        paint('#fbf8f2'),
        `M${cx - w} ${cy}q${w} ${-h * 1.6} ${w * 2} 0v${h * 1.7}q${-w * 0.2} ${h * 0.8}${-w * 0.4} ${h * 0.2}t${-w * 0.4} ${h * 0.3} ${-w * 0.4}${-h * 0.1} ${-w * 0.4} ${h * 0.1} ${-w * 0.4}${-h * 0.3}z`.replaceAll(
          /(\.\d)\d+/g,
          '$1',
        ),
      ) +
      `<ellipse cx="${cx}" cy="${cy}" rx="${w}" ry="${Math.round(h)}" fill="${paint('#fffdf8')}"/><ellipse cx="${cx}" cy="${cy + 3}" rx="${Math.round(w * 0.9)}" ry="${Math.round(h * 0.78)}" fill="${paint(isLit ? '#6fc3cf' : '#5fc0c6')}"/>` +
      line('#fff', 3, `M${cx - w * 0.5} ${cy}h${w * 0.4}m${w * 0.2} 8h${w * 0.3}`, 0.6)
    )
  }
  return (
    shape(paint('#f4eee4'), 'M0 640Q400 560 800 540t800-70v430H0z') +
    columns(look, { from: 1130, count: 5, pitch: 74, foot: 545, tall: 150 }) +
    [
      [980, 600, 150],
      [1340, 590, 170],
      [640, 640, 150],
      [1180, 670, 190],
      [820, 710, 190],
      [360, 690, 170],
      [1500, 700, 190],
      [120, 750, 170],
      [560, 780, 210],
      [1060, 790, 230],
      [1440, 820, 220],
      [260, 850, 220],
      [800, 870, 240],
    ]
      .map(([cx = 0, cy = 0, w = 0]) => pool(cx, cy, w))
      .join('')
  )
}

function theatre(look: Look, x: number): string {
  const { paint } = look
  const rows = times(9, (row) => {
    const wide = 600 - row * 46
    const top = -330 + row * 26
    return shape(
      paint(row % 2 ? '#e6d5b3' : '#cdb58a'),
      `M${-wide} ${top}C${-wide} ${top + 250} ${-wide * 0.5} ${-20 - row * 4} 0 ${-20 - row * 4}S${wide} ${top + 250} ${wide} ${top}Q0 ${top + 60} ${-wide} ${top}z`,
    )
  })
  return at(
    x,
    800,
    1,
    shape(paint('#8f9a62'), 'M-760 0Q-700-360-560-380 0-300 560-380 700-360 760 0z') +
      rows +
      line(paint('#a88f66'), 4, 'M-420-290-180-80M-150-292-70-90M150-292 70-90M420-290 180-80', 0.5) +
      shape(paint('#efe2c6'), 'M-260 0v-36h520V0z') +
      shape('#000', 'M-260 0v-12h520V0z', 0.14) +
      columns(look, { from: -230, count: 3, pitch: 70, foot: -36, tall: 130 }) +
      columns(look, { from: 90, count: 3, pitch: 70, foot: -36, tall: 130 }),
  )
}
