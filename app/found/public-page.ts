import type { Locale } from '#kernel/locale.ts'

/** A page that search engines should know. */
export type PublicPage = {
  /** Its path in the languages it exists in. */
  paths: Partial<Record<Locale, string>>
  /** When it last said something else, where that is known. */
  changedAt?: Date | undefined
  /** Paths of pictures that belong to it. */
  pictures: string[]
}
