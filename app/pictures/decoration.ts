import type { PictureTone } from '#app/ui/print.tsx'
import type { ArtKey } from './art.ts'

/** A drawing that stands beside words which say everything: it needs no text, and brings none of the others' along. */
export function decoration(key: ArtKey, tone: PictureTone): { src: string; alt: ''; tone: PictureTone } {
  return { src: `/art/${key}.svg`, alt: '', tone }
}
