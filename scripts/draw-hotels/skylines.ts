import type { Light } from './hours.ts'

export type City = 'makkah' | 'madinah' | 'jerusalem'

/** What stands behind a hotel, so that the city is known at a glance; `x` is where its landmark stands. */
export const skylines: Record<City, (light: Light, x: number) => string> = {
  makkah: (light, x) =>
    hills(light, [560, 470, 540, 430, 530, 460, 550, 490, 560]) +
    blocks(light, 610) +
    clockTower(light, x) +
    [-330, -210, 200, 320].map((off) => minaret(x + off, 700, 250, light.city, light.shade)).join('') +
    arcades(light, x),
  madinah: (light, x) =>
    hills(light, [640, 610, 630, 590, 625, 600, 635, 615, 640]) +
    [-360, -230, 215, 345].map((off) => minaret(x + off, 700, 290, light.city, light.shade)).join('') +
    dome(x - 20, 640, 84, '#0f5b43', light) +
    [-170, 130].map((off) => dome(x + off, 668, 44, '#9fb0ae', light)).join('') +
    arcades(light, x) +
    umbrellas(light, x),
  jerusalem: (light, x) =>
    hills(light, [600, 570, 610, 580, 620, 590, 610, 575, 600]) +
    wall(light) +
    dome(x, 590, 104, '#c8962e', light) +
    `<path fill="#1f6f8c" d="M${x - 132} 590h264v70h-264z"/><path fill="none" stroke="#e8c878" stroke-dasharray="14 10" stroke-width="5" d="M${x - 128} 606h256M${x - 128} 648h256"/>` +
    `<path fill="${light.city}" d="M${x - 190} 660h380v60h-380z"/>` +
    minaret(x - 300, 700, 190, light.city, light.shade),
}

function hills({ far, near }: Light, tops: number[]): string {
  const ridge = (lift: number) => tops.map((y, nth) => `${nth * 200} ${y + lift}`).join('L')
  return `<path fill="${far}" d="M${ridge(-30)}L1600 900H0z"/><path fill="${near}" d="M${tops
    .toReversed()
    .map((y, nth) => `${nth * 200} ${y + 70}`)
    .join('L')}L1600 900H0z" opacity=".8"/>`
}

/** Houses on the slopes. */
function blocks({ city, shade }: Light, y: number): string {
  const houses = Array.from({ length: 20 }, (_, nth) => {
    const tall = 60 + ((nth * 37) % 90)
    return `M${nth * 82} ${y + 110}v-${tall}h70v${tall}z`
  }).join('')
  const windows = Array.from({ length: 20 }, (_, nth) => `M${nth * 82 + 14} ${y + 70}h44m-44 18h44`).join('')
  return `<path fill="${city}" d="${houses}" opacity=".75"/><path stroke="${shade}" stroke-dasharray="7 11" stroke-width="8" d="${windows}" opacity=".35"/>`
}

function clockTower({ city, shade, glow }: Light, x: number): string {
  const face = glow > 0.5 ? '#dff3c8' : '#fdf8ea'
  return (
    `<g transform="translate(${x} 0)"><path fill="${city}" d="M-190 720v-170h90v-70h200v70h90v170z"/>` +
    `<path fill="${city}" d="M-62 480V250h124v230z"/><path fill="${shade}" d="M62 480V250H36v230zm128 240V550h-26v170z" opacity=".25"/>` +
    `<path fill="#b8862f" d="M-70 250h140v-14H-70zM-52 236 0 120l52 116z"/><path fill="${city}" d="M-34 228 0 152l34 76z"/>` +
    `<path fill="none" stroke="#e8c878" stroke-width="5" d="M0 122V92m-9-6a12 12 0 1 0 18-4 10 10 0 0 1-18 4z"/>` +
    `<rect width="96" height="96" x="-48" y="262" fill="#0f4c3a"/><circle cy="310" r="41" fill="${face}" stroke="#b8862f" stroke-width="5"/>` +
    `<path stroke="#15171a" stroke-linecap="round" stroke-width="5" d="M0 310v-28m0 28 19 11"/>` +
    `<path stroke="${shade}" stroke-dasharray="9 13" stroke-width="11" d="M-46 390h92m-92 30h92m-92 30h92m-220 130h310m-310 34h310m-310 34h310" opacity=".45"/></g>`
  )
}

function minaret(x: number, foot: number, tall: number, colour: string, shade: string): string {
  const top = foot - tall
  return (
    `<g transform="translate(${x} ${top})"><path fill="${colour}" d="M-15 ${tall}V116h-7v-12h7V52h-6V42h6V20L0-14l13 34v22h6v10h-6v52h7v12h-7v${tall - 116}z"/>` +
    `<path fill="${shade}" d="M5 ${tall}V20l8 0v${tall - 20}z" opacity=".22"/><path fill="#b8862f" d="M-2-14h4v-22h-4zM-22 104h44v5h-44zm1-62h42v5h-42z"/></g>`
  )
}

/** The long arcades of the mosque, in front of everything that belongs to it. */
function arcades({ city, shade }: Light, x: number): string {
  const arches = Array.from({ length: 17 }, (_, nth) => `M${x - 442 + nth * 53} 742v-46q15-22 30 0v46z`).join('')
  return `<path fill="${city}" d="M${x - 470} 650h940v92h-940z"/><path fill="${shade}" d="${arches}" opacity=".4"/><path fill="none" stroke="#b8862f" stroke-dasharray="10 8" stroke-width="6" d="M${x - 470} 653h940"/>`
}

function dome(x: number, foot: number, r: number, colour: string, { shade }: Light): string {
  return (
    `<g transform="translate(${x} ${foot})"><path fill="${colour}" d="M${-r} 0C${-r * 1.12} ${-r * 0.75} ${-r * 0.45} ${-r} 0 ${-r * 1.28}C${r * 0.45} ${-r} ${r * 1.12} ${-r * 0.75} ${r} 0z"/>` +
    `<path fill="${shade}" d="M${r * 0.3} 0C${r * 0.5} ${-r * 0.7} ${r * 0.3} ${-r} 0 ${-r * 1.28}C${r * 0.45} ${-r} ${r * 1.12} ${-r * 0.75} ${r} 0z" opacity=".25"/>` +
    `<path fill="#e8c878" d="M-3 ${-r * 1.28}h6v-34h-6zM${-r - 8} 0h${2 * r + 16}v9H${-r - 8}z"/></g>`
  )
}

function umbrellas({ shade }: Light, x: number): string {
  const open = Array.from({ length: 6 }, (_, nth) => {
    const at = x - 380 + nth * 150
    return `<path fill="#fbf4e4" d="M${at - 62} 722q62-44 124 0l-62-10z"/><path stroke="${shade}" stroke-width="5" d="M${at} 716v60" opacity=".6"/>`
  })
  return open.join('')
}

function wall({ city, shade }: Light): string {
  return `<path fill="${city}" d="M0 742v-88h1600v88z"/><path stroke="${city}" stroke-dasharray="30 20" stroke-width="22" d="M0 646h1600"/><path stroke="${shade}" stroke-dasharray="46 6" stroke-width="2" d="M0 676h1600m-1580 22h1580M0 720h1600" opacity=".3"/>`
}
