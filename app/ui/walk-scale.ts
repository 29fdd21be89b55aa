import type { CSSProperties } from 'react'
import { distanceShare } from './distance-line.tsx'

/** The distances that are written on a scale of walks, in metres. */
export const SCALE_TICKS = [250, 500, 750, 1000, 1250, 1500]

/** Behind this part of the line, in percent, a label stands before its star, so that it stays on the page. */
const FAR = 80

/** Where on the scale something lies, for the stylesheet that draws it. */
export function placeOnScale(metres: number): CSSProperties {
  return { '--share': distanceShare(metres) } as CSSProperties
}

export function isFarOnScale(metres: number): boolean {
  return distanceShare(metres) > FAR
}
