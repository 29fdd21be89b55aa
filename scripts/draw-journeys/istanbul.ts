import { fortress, houses, minaret, mosque } from './buildings.ts'
import { birds, cypress, hills, tree, water } from './land.ts'
import { at, line, shape, times, type Look } from './look.ts'
import { cableCar, ferry, group, rowingBoat, sail, tram } from './travel.ts'

type Istanbul = {
  subject: 'maiden' | 'suleymaniye' | 'fortress' | 'street' | 'eyup'
  middle: number
}

/** Corners of Istanbul. */
export function istanbul(look: Look, { subject, middle: x }: Istanbul): string {
  const { light, meadow } = look
  if (subject === 'street') return street(look, x)
  if (subject === 'maiden')
    return (
      hills(light.far, [560, 540, 560, 530, 555]) +
      mosque(look, { x: x - 470, foot: 590, size: 0.42 }) +
      mosque(look, { x: x + 430, foot: 590, size: 0.36 }) +
      houses(look, {
        from: -10,
        to: 1610,
        foot: () => 600,
        seed: 2,
        scale: 0.6,
      }) +
      water(look, 612) +
      maidensTower(look, x) +
      ferry(look, x - 430, 780, 0.8) +
      sail(look, x + 420, 730, 0.9) +
      birds(x + 160, 330)
    )
  if (subject === 'suleymaniye')
    return (
      hills(light.far, [560, 500, 460, 500, 560]) +
      hills(look.paint('#6f8f5c'), [660, 600, 500, 500, 600, 670]) +
      mosque(look, {
        x,
        foot: 520,
        size: 0.92,
        minarets: [-270, -200, 200, 270],
      }) +
      [560, 606, 652]
        .map((y, row) =>
          houses(look, {
            from: 60 + row * -40,
            to: 1540 + row * 50,
            foot: (left) => y + Math.abs(left - 800) * 0.07,
            seed: 4 + row * 5,
            scale: 0.84,
          }),
        )
        .join('') +
      water(look, 690) +
      bridge(look, 742) +
      rowingBoat(look, x - 420, 850) +
      ferry(look, x + 360, 850, 0.5) +
      birds(x - 520, 280)
    )
  if (subject === 'fortress')
    return (
      hills(light.far, [520, 500, 540, 520, 530]) +
      strait(look) +
      hills(look.tree, [620, 520, 440, 420, 520, 640]) +
      fortress(look, {
        from: x - 420,
        to: x + 360,
        foot: 640,
        tall: 120,
        wall: '#d3c0a0',
        towers: [
          [x - 450, 110, 230],
          [x - 60, 130, 330],
          [x + 290, 110, 210],
        ],
      }) +
      [-330, -200, 130, 230].map((off) => tree(look, x + off, 680, 0.8)).join('') +
      houses(look, {
        from: 60,
        to: 1500,
        foot: () => 700,
        seed: 8,
        walls: ['#a5402f', '#f8efdc', '#dfc08f', '#e7b79a'],
      }) +
      water(look, 722) +
      sail(look, x - 380, 820, 1) +
      rowingBoat(look, x + 240, 820)
    )
  return (
    hills(light.far, [520, 470, 500, 460, 520]) +
    hills(look.paint('#5f8668'), [520, 440, 480, 600, 660]) +
    [120, 190, 260, 340, 420, 500].map((cx, nth) => cypress(look, cx, 600 + nth * 14, 150)).join('') +
    cableCar(look, 320, 600, [260, 620]) +
    houses(look, {
      from: 640,
      to: 1620,
      foot: () => 690,
      seed: 6,
      scale: 0.8,
    }) +
    mosque(look, { x, foot: 740, size: 0.86, minarets: [-220, 220] }) +
    hills(meadow, [770, 745, 755, 745, 765]) +
    [x - 420, x + 380].map((tx) => tree(look, tx, 850, 1.4)).join('') +
    fountain(look, x) +
    group(look, x - 250, 860, 3, 72) +
    group(look, x + 190, 866, 2, 72) +
    birds(x - 90, 810)
  )
}

function maidensTower(look: Look, x: number): string {
  const { paint, pane } = look
  return at(
    x,
    690,
    1,
    shape(paint('#8f7f6c'), 'M-210 30q20-50 90-52h240q70 2 90 52z') +
      shape(paint('#f3e8d2'), 'M-140-14v-84h280v84z') +
      shape(paint('#a34a34'), 'M-152-96l22-30h260l22 30z') +
      shape(paint('#f8efdc'), 'M-48-120v-170h96v170z') +
      shape('#000', 'M14-120v-170h34v170z', 0.15) +
      shape(paint('#d9c19a'), 'M-66-290h132v16H-66z') +
      shape(paint('#f3e8d2'), 'M-40-290v-54h80v54z') +
      shape(paint('#6d8ea0'), 'M-50-344Q-40-390-14-400l14-50 14 50q26 10 36 56z') +
      line('#c79a4a', 4, 'M0-450v-40') +
      shape('#c8452d', 'M0-490l46 12-46 14z') +
      shape(
        pane,
        'M-112-40v-34q10-14 20 0v34zm44 0v-34q10-14 20 0v34zM48-40v-34q10-14 20 0v34zm44 0v-34q10-14 20 0v34zM-12-160v-34q12-16 24 0v34zm0-66v-30q12-16 24 0v30zM-24-304v-26h16v26zM8-304v-26h16v26z',
      ) +
      shape('#fffaf0', 'M-250 38q120-18 250 0 130-18 250 0-120 14-250 2-130 12-250-2z', 0.4),
  )
}

function bridge(look: Look, y: number): string {
  const { paint } = look
  return (
    shape(paint('#6d7f86'), `M0 ${y}h1600v26H0z`) +
    shape(
      paint('#4a5a62'),
      times(11, (nth) => `M${nth * 150 + 20} ${y + 26}h34v50h-34z`),
    ) +
    line(paint('#2b3840'), 3, `M0 ${y - 18}h1600${times(40, (nth) => `M${nth * 41} ${y - 18}v18`)}`) +
    group(look, 300, y + 2, 3, 42) +
    group(look, 980, y + 2, 4, 42)
  )
}

function strait(look: Look): string {
  const { paint } = look
  const hang = times(23, (nth) => {
    const along = (nth + 1) / 24
    return `M${Math.round(150 + along * 1300)} ${Math.round(260 + 760 * along * (1 - along))}V470`
  })
  return (
    line(paint('#8f3f38'), 12, 'M130 560V250m40 0v310M1430 560V250m40 0v310') +
    line(paint('#8f3f38'), 5, 'M-60 470 150 260Q800 640 1450 260l210 210') +
    line(paint('#5b3a3a'), 2, hang, 0.5) +
    line(paint('#5b3a3a'), 10, 'M0 470h1600')
  )
}

/** The red tram on its street between old houses. */
function street(look: Look, x: number): string {
  const { paint, pane, light, season } = look
  const front = (left: number, wide: number, tall: number, colour: string, floors: number) => {
    const step = (tall - 150) / floors
    const panes = times(
      floors * 3,
      (nth) =>
        `M${Math.round(left + wide * (0.14 + (nth % 3) * 0.29))} ${Math.round(800 - 190 - Math.floor(nth / 3) * step)}v-${Math.round(step * 0.58)}q${Math.round(wide * 0.075)}-16 ${Math.round(wide * 0.15)} 0v${Math.round(step * 0.58)}z`,
    )
    return (
      shape(paint(colour), `M${left} 800v-${tall}h${wide}v${tall}z`) +
      shape('#000', `M${left + wide * 0.86} 800v-${tall}h${wide * 0.14}v${tall}z`, 0.12) +
      shape(pane, panes, 0.9) +
      line(
        paint('#fbf6ea'),
        7,
        times(floors, (nth) => `M${left} ${Math.round(800 - 160 - nth * step)}h${wide}`) +
          `M${left - 6} ${800 - tall}h${wide + 12}`,
      ) +
      shape(paint('#23323a'), `M${left + 14} 800v-104h${wide - 28}v104z`) +
      shape(look.isLit ? '#ffcf7a' : paint('#9fb0ae'), `M${left + 24} 800v-86h${wide - 48}v86z`) +
      shape(
        paint(['#c8452d', '#0f4c3a', '#e3a23a'][floors % 3] ?? '#c8452d'),
        `M${left + 6} 716l14-30h${wide - 40}l14 30z`,
      )
    )
  }
  return (
    hills(light.far, [620, 600, 610, 600, 620]) +
    mosque(look, { x: 800, foot: 760, size: 0.6 }) +
    minaret(look, 690, 740, 240) +
    front(0, 230, 620, '#c98f6a', 4) +
    front(236, 190, 540, '#dfc9a2', 3) +
    front(432, 150, 440, '#9fb0a4', 3) +
    front(1020, 150, 460, '#d9a07a', 3) +
    front(1176, 190, 560, '#e8dcc2', 4) +
    front(1372, 240, 640, '#a86f5c', 5) +
    shape(paint(season === 'winter' ? '#e6ebec' : '#b9a88f'), 'M0 800h1600v100H0z') +
    line(paint('#4a4038'), 5, 'M0 846h1600M0 872h1600', 0.7) +
    tram(look, x, 856) +
    group(look, x - 470, 876, 3, 84) +
    group(look, x + 330, 880, 3, 84) +
    (season === 'winter' ? snowfall() : '')
  )
}

function snowfall(): string {
  return `<path stroke="#fff" stroke-linecap="round" stroke-width="7" d="${times(70, (nth) => `M${(nth * 397) % 1600} ${(nth * nth * 31) % 860}h0`)}" opacity=".75"/>`
}

function fountain(look: Look, x: number): string {
  const { paint } = look
  return at(
    x,
    850,
    1,
    shape(paint('#d9c8a4'), 'M-80 0v-40h160V0z') +
      shape(paint('#6d8ea0'), 'M-96-96Q-40-150 0-156 40-150 96-96z') +
      line(paint('#e8dcc2'), 8, 'M-72-40v-56M-24-40v-56M24-40v-56M72-40v-56') +
      line('#c79a4a', 4, 'M0-156v-22'),
  )
}
