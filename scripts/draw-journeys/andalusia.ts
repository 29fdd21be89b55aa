import { dome, fortress, houses } from './buildings.ts'
import { cypress, flowers, hills, peaks, tree, water } from './land.ts'
import { at, line, shape, times, type Look } from './look.ts'
import { group, rowingBoat } from './travel.ts'

type Andalusia = { subject: 'palace' | 'arches' | 'river'; middle: number }

/** What is left of al-Andalus. */
export function andalusia(look: Look, { subject, middle: x }: Andalusia): string {
  const { light, paint, meadow } = look
  const back = peaks(
    look,
    [
      [280, 290],
      [700, 230],
      [1120, 250],
      [1480, 310],
    ],
    640,
    true,
  )
  const white = ['#fbf6ea', '#fffaf0', '#f3e8d2']
  if (subject === 'palace')
    return (
      back +
      hills(look.tree, [640, 560, 500, 520, 600, 660]) +
      fortress(look, {
        from: x - 480,
        to: x + 420,
        foot: 560,
        tall: 110,
        wall: '#c9744f',
        towers: [
          [x - 500, 110, 190],
          [x - 300, 130, 160],
          [x - 70, 170, 270],
          [x + 190, 110, 180],
          [x + 360, 110, 220],
        ],
      }) +
      hills(paint('#3f7a55'), [620, 560, 545, 560, 610]) +
      [640, 710, 780]
        .map((y, row) =>
          houses(look, {
            from: -30 + row * -15,
            to: 1620,
            foot: (left) => y + Math.sin(left / 200 + row) * 14,
            seed: 2 + row * 6,
            walls: white,
            scale: 1.05,
          }),
        )
        .join('') +
      [70, 260, 1180, 1400, 1540].map((cx, nth) => cypress(look, cx, 800 + (nth % 3) * 24, 210)).join('') +
      flowers(look, 840, ['#c8452d', '#e79ab5'])
    )
  if (subject === 'river')
    return (
      hills(light.far, [520, 480, 520, 490, 530]) +
      houses(look, {
        from: -10,
        to: 1610,
        foot: () => 650,
        seed: 3,
        walls: white,
      }) +
      fortress(look, {
        from: x - 400,
        to: x + 380,
        foot: 650,
        tall: 130,
        wall: '#d9b98a',
        towers: [[x + 80, 96, 330]],
      }) +
      at(
        x + 128,
        320,
        1,
        shape(paint('#e3c08a'), 'M-36 0v-60h72V0zM-24-60v-40h48v40z') + dome(look, 0, -98, 24, '#c79a4a'),
      ) +
      [x - 520, x - 440, x + 480].map((cx) => cypress(look, cx, 680, 180)).join('') +
      water(look, 690) +
      roman(look) +
      tree(look, 90, 880, 1.4) +
      rowingBoat(look, x - 60, 856) +
      hills(meadow, [890, 894, 896, 894, 890])
    )
  return arches(look, x)
}

function roman(look: Look): string {
  const { paint } = look
  const holes = times(9, (nth) => `M${nth * 180 - 20} 830v-40a62 62 0 0 1 124 0v40z`)
  return (
    shape(paint('#d3b184'), `M0 690h1600v140H0z${holes}`).replace('<path', '<path fill-rule="evenodd"') +
    line(paint('#a88556'), 6, 'M0 694h1600') +
    group(look, 520, 694, 3, 52) +
    group(look, 1010, 694, 2, 52)
  )
}

/** The red and white arches of Córdoba, row behind row, onto a court with orange trees. */
function arches(look: Look, x: number): string {
  const { paint, light } = look
  const arch = (cx: number, foot: number, r: number) => {
    const stones = times(11, (nth) => {
      const a = (Math.PI * nth) / 11
      const b = (Math.PI * (nth + 1)) / 11
      const p = (angle: number, radius: number) =>
        `${Math.round(cx - Math.cos(angle) * radius)} ${Math.round(foot - Math.sin(angle) * radius)}`
      return nth % 2 ? '' : `M${p(a, r)}L${p(b, r)} ${p(b, r * 0.7)} ${p(a, r * 0.7)}z`
    })
    return (
      `<path fill="none" stroke="${paint('#f4e8d2')}" stroke-width="${Math.round(r * 0.3)}" d="M${cx - r * 0.85} ${foot}a${r * 0.85} ${r * 0.85} 0 0 1 ${r * 1.7} 0"/>` +
      shape(paint('#b5402c'), stones)
    )
  }
  const row = (foot: number, r: number, count: number, low: number) =>
    times(
      count,
      (nth) =>
        arch(x + (nth - (count - 1) / 2) * r * 1.74, foot, r) +
        shape(
          paint('#8f9a9a'),
          `M${Math.round(x + (nth - count / 2) * r * 1.74 - r * 0.1)} ${foot}h${Math.round(r * 0.2)}V${low}h${-Math.round(r * 0.2)}z`,
        ) +
        shape(
          paint('#d9c19a'),
          `M${Math.round(x + (nth - count / 2) * r * 1.74 - r * 0.2)} ${foot + 24}v-30h${Math.round(r * 0.4)}v30z`,
        ),
    )
  return (
    hills(light.far, [560, 540, 560, 540, 560]) +
    hills(look.meadow, [700, 690, 700, 690, 700]) +
    [x - 330, x, x + 330]
      .map(
        (tx) =>
          tree(look, tx, 740, 1) +
          `<path stroke="#e3842a" stroke-linecap="round" stroke-width="18" d="M${tx - 40} 650h0M${tx + 10} 620h0M${tx + 46} 660h0M${tx} 680h0"/>`,
      )
      .join('') +
    shape(paint('#e6cfa6'), 'M0 735h1600v165H0z') +
    row(500, 130, 8, 760) +
    shape(light.road, 'M0 770h1600v130H0z', 0.9) +
    line(paint('#b8945f'), 3, 'M0 800h1600M0 850h1600M400 770 260 900M800 770v130M1200 770l140 130') +
    row(380, 250, 4, 860) +
    group(look, x - 60, 850, 3, 110)
  )
}
