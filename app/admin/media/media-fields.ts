import type { Fields } from '#app/acts/record/field-specs.ts'
import { locales, type Localised } from '#kernel/locale.ts'
import type { MediaWords } from '#modules/content/index.server.ts'

/** What a picture is said to show, in each language. */
export const wordFields = ['alt', 'caption'] as const

const MIDDLE = 50

/** What is kept of a picture, in the inputs of its form. */
export function fieldsOfMedia({ album, isPublished, focus, ...words }: MediaWords): Fields {
  return {
    album,
    ...Object.fromEntries(
      wordFields.flatMap((name) => locales.map((locale) => [`${name}.${locale}`, words[name][locale]])),
    ),
    published: isPublished ? '1' : '',
    focusX: String(focus.x),
    focusY: String(focus.y),
  }
}

/** What the form of a picture says; the middle stays in sight where nothing was said. */
export function readMediaFields(fields: Fields): MediaWords {
  const typed = (name: string) => fields[name]?.trim() ?? ''
  const inLanguages = (name: string) =>
    Object.fromEntries(locales.map((locale) => [locale, typed(`${name}.${locale}`).slice(0, 300)])) as Localised
  return {
    album: typed('album'),
    alt: inLanguages('alt'),
    caption: inLanguages('caption'),
    isPublished: typed('published') === '1',
    focus: { x: percentOf(typed('focusX')), y: percentOf(typed('focusY')) },
  }
}

function percentOf(typed: string): number {
  const number = /^\d{1,3}$/.test(typed) ? Number(typed) : MIDDLE
  return Math.min(100, number)
}
