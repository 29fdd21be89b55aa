import type { Light } from './hours.ts'

export function ground({ pavement, road }: Light): string {
  const joints = Array.from({ length: 17 }, (_, nth) => `M${nth * 100} 740 ${nth * 160 - 480} 900`).join('')
  return `<path fill="${pavement}" d="M0 740h1600v160H0z"/><path stroke="${road}" stroke-width="2" d="${joints}M0 778h1600M0 828h1600" opacity=".7"/><path fill="${road}" d="M0 866h1600v34H0z"/>`
}

/** A date palm whose foot stands at a point. */
export function palms(x: number, y: number, scale: number, { leaf, shade }: Light): string {
  const fronds = [-82, -58, -32, -10, 14, 38, 64, 88]
    .map((turn) => `<path d="M0 0q26-66 4-140 44 66 10 140z" transform="rotate(${turn})"/>`)
    .join('')
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><path fill="${shade}" d="M-13 0Q-4-120-2-236h12Q8-110 15 0z"/>` +
    `<path stroke="#c79a4a" stroke-width="3" d="M-9-40h20m-19-34h18m-17-34h16m-15-34h14m-13-34h12" opacity=".5"/>` +
    `<g fill="${leaf}" transform="translate(4 -232)">${fronds}</g><path fill="#b8622f" d="M-16-214q10 34 16 40 8-22 4-42zm28 0q2 30 16 38 4-22-4-40z"/></g>`
  )
}

export function lamps(x: number, { glow, shade }: Light): string {
  const light = glow > 0.2 ? `<circle cy="-150" r="46" fill="#ffdf94" opacity="${glow * 0.35}"/>` : ''
  return `<g transform="translate(${x} 812)">${light}<path fill="${shade}" d="M-4 0v-132h8V0zm-6 0h20v-8h-20z"/><path fill="#e8c878" stroke="${shade}" stroke-width="4" d="m-15-134-6-30 21-22 21 22-6 30z"/></g>`
}

/** Travellers seen from afar, without faces as in every drawing: white ihrams, dark cloaks and a suitcase. */
export function figures(x: number, { shade }: Light): string {
  const person = (at: number, colour: string, head: string, tall: number) =>
    `<path fill="${colour}" d="M${at - 17} 842q-3-${tall} 17-${tall} 20 0 17 ${tall}z"/><circle cx="${at}" cy="${842 - tall - 8}" r="10" fill="${head}"/>`
  return (
    person(x, '#fffbf2', '#9a6a4a', 66) +
    person(x + 48, '#23323a', '#23323a', 62) +
    person(x + 90, '#0f4c3a', '#0f4c3a', 44) +
    `<path fill="#8e2f22" stroke="${shade}" stroke-width="3" d="M${x - 52} 842v-34h26v34z"/><path fill="none" stroke="${shade}" stroke-width="3" d="M${x - 46} 808v-16h14v16"/>`
  )
}
