import { artOf } from '#app/pictures/art.ts'
import type { WordedPicture } from '#app/ui/picture-library.ts'
import type { Locale } from '#kernel/locale.ts'

/** The picture of a record: a motif of ours by its key, or an address; `undefined` when there is neither. */
export function pictureOf(value: string, locale: Locale, alt = ''): WordedPicture | undefined {
  return artOf(value, locale) ?? (/^(\/(?!\/)|https?:\/\/)/.test(value) ? { src: value, alt } : undefined)
}
