import { artOf } from '#app/pictures/art.ts'
import { defaultLocale } from '#kernel/locale.ts'

/** The absolute address of a picture or sound of a record: a motif by its key, a path of the site, or an address. */
export function assetAddress(value: string, origin: string): string {
  const path = artOf(value, defaultLocale)?.src ?? value
  return path.startsWith('/') ? origin + path : path
}
