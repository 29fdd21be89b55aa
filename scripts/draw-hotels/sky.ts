import type { Light } from './hours.ts'

/** The sky, its disc within the twelvefold halo that all drawings share, and stars where it is dark. */
export function skyOf({ sky: [top, middle, low], disc, glow }: Light, x: number): string {
  const halo = Array.from(
    { length: 6 },
    (_, nth) => `<path d="M-190-190h380v380h-380z" transform="rotate(${nth * 15})"/>`,
  ).join('')
  return (
    `<defs><linearGradient id="~s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/>` +
    `<stop offset="1" stop-color="${low}"/></linearGradient></defs><path fill="url(#~s)" d="M0 0h1600v900H0z"/>` +
    (glow > 0.8 ? stars() : clouds(disc)) +
    `<g transform="translate(${x} 250)"><g fill="none" stroke="${disc}" stroke-width="1.6" opacity=".34">${halo}<circle r="268"/><circle r="190"/></g>` +
    `<circle r="112" fill="${disc}" opacity=".22"/>` +
    (glow > 0.8
      ? `<path fill="${disc}" d="M30-62a68 68 0 1 0 34 104A56 56 0 0 1 30-62z"/>`
      : `<circle r="68" fill="${disc}"/>`) +
    '</g>'
  )
}

function stars(): string {
  const dots = Array.from({ length: 90 }, (_, nth) => `M${(nth * 397) % 1600} ${(nth * nth * 53) % 430}h0`).join('')
  return `<path stroke="#fff6df" stroke-linecap="round" stroke-width="2.6" d="${dots}" opacity=".7"/>`
}

function clouds(colour: string): string {
  const bank = (x: number, y: number, wide: number) =>
    `M${x} ${y}q${wide * 0.18}-22 ${wide * 0.34}-6q${wide * 0.12}-20 ${wide * 0.3}-4q${wide * 0.2}-6 ${wide * 0.36} 10z`
  return `<path fill="${colour}" opacity=".5" d="${bank(120, 150, 300)}${bank(980, 110, 360)}${bank(640, 210, 220)}"/>`
}
