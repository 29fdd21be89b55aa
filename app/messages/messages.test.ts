import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { languages } from '#kernel/languages.ts'
import { locales } from '#kernel/locale.ts'
import { messages } from './messages.server.ts'
import { translator } from './translator.ts'

const areas = Object.keys(messages.tr) as (keyof typeof messages.tr)[]
const textsOf = (locale: (typeof locales)[number]) =>
  areas.flatMap((area) =>
    Object.entries(messages[locale][area]).map(([key, text]) => ({ name: `${area}.${key}`, text: text as string })),
  )

test.each(['en', 'ar'] as const)('has every Turkish text in %s as well', (locale) => {
  expect(
    textsOf(locale)
      .map((each) => each.name)
      .toSorted(),
  ).toEqual(
    textsOf('tr')
      .map((each) => each.name)
      .toSorted(),
  )
})

test.each(locales)('has no empty text in %s', (locale) => {
  expect(textsOf(locale).filter((each) => each.text.trim() === '')).toEqual([])
})

test('gives every Arabic plural all six branches, or one for all numbers', () => {
  const incomplete = textsOf('ar').filter(({ text }) =>
    pluralBlocks(text).some((branches) => !isCompletePlural(branches)),
  )

  expect(incomplete).toEqual([])
})

test.each(locales)('can read every text in %s with the arguments of the Turkish one', (locale) => {
  const broken: string[] = []
  for (const area of areas) {
    const read = createTranslator({
      locale: languages[locale].tag,
      messages: messages[locale] as Record<string, Record<string, string>>,
      namespace: area,
      onError: (error) => broken.push(error.message),
    })
    for (const [key, text] of Object.entries(messages.tr[area]))
      read.markup(key, { ...sampleArguments(text), ...sampleTags(text) })
  }

  expect(broken).toEqual([])
})

test('chooses the Arabic plural and keeps Western digits', () => {
  const text = translator('ar', 'chrome')

  expect([0, 1, 2, 3, 11, 100].map((count) => text('cart-count', { count }))).toEqual([
    'سلتك فارغة',
    'الذهاب إلى السلة، عنصر واحد',
    'الذهاب إلى السلة، عنصران',
    'الذهاب إلى السلة، 3 عناصر',
    'الذهاب إلى السلة، 11 عنصرًا',
    'الذهاب إلى السلة، 100 عنصر',
  ])
})

function isCompletePlural(branches: string[]): boolean {
  const named = branches.filter((branch) => !branch.startsWith('='))
  const isOneForAll = named.length === 1 && named[0] === 'other'
  return isOneForAll || ['zero', 'one', 'two', 'few', 'many', 'other'].every((name) => named.includes(name))
}

/** The branch names of each plural block of a message. */
function pluralBlocks(text: string): string[][] {
  return [...text.matchAll(/\{\s*\w+\s*,\s*plural\s*,/g)].map((start) => {
    const branches: string[] = []
    let depth = 0
    let name = ''
    for (const sign of text.slice(start.index + start[0].length)) {
      if (sign === '}' && depth === 0) break
      if (sign === '{' && depth === 0) branches.push(name.trim())
      if (sign === '{') depth += 1
      if (depth === 0) name += sign
      if (sign === '}') depth -= 1
      if (sign === '}' && depth === 0) name = ''
    }
    return branches
  })
}

/** Parts of a text that a page marks, `<b>…</b>`. */
function sampleTags(text: string): Record<string, (part: string) => string> {
  return Object.fromEntries([...text.matchAll(/<(\w+)>/g)].map((match) => [match[1] ?? '', (part) => part]))
}

function sampleArguments(text: string): Record<string, string | number> {
  return Object.fromEntries(
    [...text.matchAll(/\{\s*(\w+)\s*(,\s*(\w+))?/g)].map((match) => [match[1] ?? '', match[3] === 'plural' ? 3 : 'x']),
  )
}

test.each(locales)('writes apostrophes as they are printed in %s', (locale) => {
  expect(textsOf(locale).filter(({ text }) => /\p{L}'\p{L}/u.test(text))).toEqual([])
})
