import { z } from 'zod'
import { inEveryLocale, locales, type Locale, type Localised } from '#kernel/locale.ts'
import { storedText } from '#platform/db/stored-text.server.ts'

/** The jsonb columns of the content, parsed where they are read and where a deck is imported. */
export const localised = storedText

/** Texts of what need not exist in every language. */
export const partlyLocalised = z.partialRecord(z.enum(locales), z.string())

export const partlyLocalisedWords = z.partialRecord(z.enum(locales), z.array(z.string()))

/** The links of a record in the languages in which it is published. */
export function publishedLinks(row: { slug: unknown; published_in: readonly Locale[] }): Partial<Localised> {
  const links = partlyLocalised.parse(row.slug)
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const link = links[locale]
      return link && row.published_in.includes(locale) ? [[locale, link]] : []
    }),
  )
}
