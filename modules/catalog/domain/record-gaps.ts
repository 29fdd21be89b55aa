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

/** What visitors of a language must be able to read of a tour. */
const neededTexts = ['name', 'promise', 'description'] as const

type SaleTexts = Record<(typeof neededTexts)[number], Localised> & {
  program: readonly { title: Localised; text: Localised }[]
}

/** The languages in which a tour can be read from beginning to end: the others do not have it. */
export function readableIn(tour: SaleTexts): Locale[] {
  return locales.filter((locale) => missingIn(tour, locale).length === 0)
}

/**
 * What keeps a tour from being sold: nothing while one language can be read, else what the language lacks that is
 * nearest to it.
 */
export function missingForSale(tour: SaleTexts): Gap[] {
  const [fewest = []] = locales.map((locale) => missingIn(tour, locale)).toSorted((a, b) => a.length - b.length)
  return fewest
}

function missingIn({ program, ...texts }: SaleTexts, locale: Locale): Gap[] {
  const needed = neededTexts.filter((field) => texts[field][locale] === '').map((field) => ({ field, locale }))
  return [...needed, ...gapsOf({ program }).filter((gap) => gap.locale === locale)]
}

function isLocalised(value: unknown): value is Localised {
  return typeof value === 'object' && value !== null && locales.every((locale) => locale in value)
}
