import { locales, type Locale, type Localised } from '#kernel/locale.ts'

/** A text that is there in one language and not in another; `field` is its place, such as `program.2.title`. */
export type Gap = { field: string; locale: Locale }

/** Every text of a record that some language has and another lacks, in the order of the record. */
export function gapsOf(record: unknown, place = ''): Gap[] {
  if (isLocalised(record)) {
    const isWritten = locales.some((locale) => record[locale] !== '')
    return isWritten
      ? locales.filter((locale) => record[locale] === '').map((locale) => ({ field: place, locale }))
      : []
  }
  if (typeof record !== 'object' || record === null) return []
  return Object.entries(record).flatMap(([name, value]) => gapsOf(value, place === '' ? name : `${place}.${name}`))
}

/** What visitors of a language must be able to read before a tour is published. */
const neededTexts = ['name', 'promise', 'description'] as const

/** The needed texts that are missing, also those that no language has. */
export function missingForSale(tour: Record<(typeof neededTexts)[number], Localised>): Gap[] {
  return neededTexts.flatMap((field) =>
    locales.filter((locale) => tour[field][locale] === '').map((locale) => ({ field, locale })),
  )
}

function isLocalised(value: unknown): value is Localised {
  return typeof value === 'object' && value !== null && locales.every((locale) => locale in value)
}
