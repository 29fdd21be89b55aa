import { dome, houses, minaret } from './buildings.ts'
import { birds, cypress, firs, flowers, hills, peaks, tree } from './land.ts'
import { at, line, shape, times, type Look } from './look.ts'
import { cableCar, group } from './travel.ts'

type Bursa = {
  subject: 'ulu' | 'green' | 'village' | 'mountain' | 'clock'
  middle: number
}

/** Bursa below its mountain. */
export function bursa(look: Look, { subject, middle: x }: Bursa): string {
  const { paint, season, meadow, light } = look
  const back =
    peaks(
      look,
      [
        [250, 330],
        [620, 250],
        [1050, 290],
        [1420, 340],
      ],
      640,
      true,
    ) + hills(paint('#4f8468'), [600, 540, 570, 520, 570, 530, 590])
  const town = houses(look, {
    from: -20,
    to: 1620,
    foot: (left) => 700 - Math.sin(left / 260) * 26,
    seed: 3,
    scale: 0.9,
  })
  if (subject === 'mountain')
    return (
      peaks(
        look,
        [
          [180, 340],
          [520, 190],
          [980, 130],
          [1400, 260],
        ],
        760,
        true,
      ) +
      hills(paint(season === 'winter' ? '#eaf0f1' : '#5f9468'), [650, 590, 640, 560, 640]) +
      firs(look, -20, 620, 700, 1.1) +
      firs(look, 1000, 1620, 690, 1.2) +
      cableCar(look, 520, 260, [360, 820, 1240]) +
      hills(meadow, [800, 770, 800, 760, 790]) +
      firs(look, -40, 330, 880, 1.7) +
      firs(look, 1330, 1640, 890, 1.7) +
      group(look, x, 866, 4, 74)
    )
  if (subject === 'village') return back + village(look) + group(look, x, 880, 3, 92)
  const landmark = subject === 'ulu' ? ulu(look, x) : subject === 'green' ? greenTomb(look, x) : clockTower(look, x)
  return (
    back +
    town +
    hills(meadow, [760, 735, 750, 730, 755]) +
    landmark +
    shape(light.pavement, `M${x - 120} 900l60-130h120l60 130z`, 0.8) +
    [-620, -470, 470, 640].map((off, nth) => tree(look, x + off, 850 + (nth % 2) * 20, 1.15)).join('') +
    [-330, 330].map((off) => cypress(look, x + off, 830, 190)).join('') +
    group(look, x - 60, 866, 3, 70) +
    birds(x - 380, 190)
  )
}

function ulu(look: Look, x: number): string {
  const { paint, pane } = look
  return at(
    x,
    775,
    1,
    [-290, 290].map((off) => minaret(look, off, 0, 330, '#5f7d90', '#d9a07a')).join('') +
      times(5, (nth) => dome(look, -212 + nth * 106, -182, 46, '#7f97a3')) +
      times(4, (nth) => dome(look, -159 + nth * 106, -170, 50, '#6d8796')) +
      shape(paint('#efe2c6'), 'M-300 0v-174h600V0z') +
      line(paint('#c9a876'), 6, 'M-300-174h600M-300-88h600', 0.8) +
      shape(
        pane,
        times(8, (nth) => `M${-268 + nth * 70} -102v-40q14-20 28 0v40zM${-268 + nth * 70}-22v-36q14-20 28 0v36z`),
        0.85,
      ) +
      shape(paint('#d9c19a'), 'M-62 0v-160H62V0z') +
      shape(paint('#6b3f22'), 'M-36 0v-86q36-44 72 0V0z'),
  )
}

function greenTomb(look: Look, x: number): string {
  const { paint, pane } = look
  return at(
    x,
    790,
    1,
    dome(look, 0, -330, 118, '#7f97a3') +
      shape(paint('#d9c8a4'), 'M-122-328h244v34h-244z') +
      shape(paint('#1f8f97'), 'M-190 0v-296h380V0z') +
      shape('#000', 'M96 0v-296h94V0zM-190 0v-296h40V0z', 0.14) +
      line(paint('#f4ecdd'), 5, 'M-190-296h380M-190-270h380M-96 0v-270M96 0v-270', 0.7) +
      shape(paint('#145f6b'), 'M-70 0v-150Q-40-216 0-236 40-216 70-150V0z') +
      shape(pane, 'M-46-20v-110q46-60 92 0v110zM-164-90v-70q22-30 44 0v70zM120-90v-70q22-30 44 0v70z', 0.9) +
      line(paint('#e8c878'), 4, 'M-58 0v-146Q-34-200 0-220 34-200 58-146V0', 0.9),
  )
}

function clockTower(look: Look, x: number): string {
  const { paint, pane, isLit } = look
  return at(
    x,
    780,
    1,
    shape(paint('#e3cfa6'), 'M-70 0v-60h140V0zM-52-60v-330H52v330z') +
      shape('#000', 'M18-60v-330h34v330z', 0.16) +
      line(paint('#b8862f'), 8, 'M-60-150h120M-60-230h120M-60-310h120M-62-392h124', 0.8) +
      shape(paint('#7f97a3'), 'M-60-396Q-40-450 0-470 40-450 60-396z') +
      line('#c79a4a', 5, 'M0-470v-30') +
      `<circle cy="-350" r="30" fill="${isLit ? '#fff0c4' : paint('#fdf8ea')}" stroke="${paint('#6b3f22')}" stroke-width="6"/>` +
      line('#23323a', 4, 'M0-350v-19m0 19 13 8') +
      shape(pane, 'M-12-90v-34q12-18 24 0v34zm0-80v-34q12-18 24 0v34zm0-80v-34q12-18 24 0v34z'),
  )
}

/** The coloured timber houses of Cumalıkızık, on both sides of a cobbled street. */
function village(look: Look): string {
  const { paint, pane, light } = look
  const house = (x: number, wide: number, colour: string, foot: number) => {
    const tall = 390
    return (
      shape(paint(colour), `M${x} ${foot}v${-tall}h${wide}v${tall}z`) +
      shape(paint('#d9c8a4'), `M${x} ${foot}v-130h${wide}v130z`) +
      shape(paint('#a34a34'), `M${x - 26} ${foot - tall}l36-56h${wide - 20}l36 56z`) +
      shape(paint(colour), `M${x - 12} ${foot - 150}v-170h${wide + 24}v170z`) +
      line(
        paint('#5b3a2a'),
        8,
        `M${x - 12} ${foot - 150}h${wide + 24}M${x - 12} ${foot - 320}h${wide + 24}M${x + wide / 2} ${foot - 320}v170`,
      ) +
      shape(
        pane,
        [0.1, 0.32, 0.6, 0.8]
          .map((part) => `M${Math.round(x + wide * part)} ${foot - 180}v-104h${Math.round(wide * 0.12)}v104z`)
          .join(''),
      ) +
      shape(paint('#6b3f22'), `M${x + wide * 0.36} ${foot}v-96h${wide * 0.26}v96z`)
    )
  }
  return (
    shape(light.pavement, 'M0 900h1600L900 690H700z') +
    line(light.road, 4, 'M120 880h1360M300 830h1000M440 790h720M560 750h480', 0.8) +
    house(40, 240, '#5f8fb4', 860) +
    house(330, 200, '#e0b64a', 800) +
    house(1050, 200, '#b5607a', 800) +
    house(1300, 250, '#6f9f6a', 860) +
    house(570, 120, '#d98a5c', 740) +
    house(900, 120, '#8f7fae', 740) +
    flowers(look, 840, ['#c8452d']).replaceAll('stroke-width="15"', 'stroke-width="10"')
  )
}
