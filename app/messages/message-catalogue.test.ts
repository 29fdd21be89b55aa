import { expect, test } from 'vitest'
import { locales, type Locale } from '#kernel/locale.ts'
import catalogue from './message-catalogue.json' with { type: 'json' }
import { messages } from './messages.server.ts'

/** The texts that were agreed word for word, each under one key in the three languages. */
test.each(catalogue)('says $key as agreed', (agreed) => {
  const [first = [], ...others] = locales.map((locale) => keysOf(locale, agreed[locale]))

  expect(first.filter((key) => others.every((keys) => keys.includes(key)))).not.toEqual([])
})

function keysOf(locale: Locale, text: string): string[] {
  return Object.entries(messages[locale]).flatMap(([area, texts]) =>
    Object.entries(texts).flatMap(([key, value]) => (plain(value) === plain(text) ? [`${area}.${key}`] : [])),
  )
}

/**
 * Curly and straight signs are the same sign. The size of groups and the months of passports are settings and said as they
 * were delivered; the sentence about passports names the day as well.
 */
function plain(text: string): string {
  const said = text
    .replaceAll('{min}', '2')
    .replaceAll('{max}', '15')
    .replace(MONTHS, (_, few: string | undefined, other: string) => (few ?? other).replace('#', '6'))
    .replace(' ({date})', '')
  return said.replaceAll('’', "'").replaceAll(/[“”]/g, '"')
}

const MONTHS = /\{months, plural,.*?(?:few \{(.*?)\}.*?)?other \{(.*?)\}\}/
