import { expect, test } from 'vitest'
import {
  bestLocale,
  directionOf,
  isLocale,
  localeOfPrefix,
  localePrefixes,
  locales,
  nearestLocale,
  rootLocale,
  textIn,
} from './locale.ts'

test.each([
  ['ar-SA,en;q=0.5', 'ar'],
  ['tr', 'tr'],
  ['en-US,tr;q=0.4', 'en'],
  ['tr;q=0,ar;q=0.2', 'ar'],
  ['de,fr;q=0.9,ar;q=0.1', 'ar'],
  ['en;q=0.3, tr;q=0.8', 'tr'],
  ['en , tr', 'en'],
  ['TR-tr', 'tr'],
  ['en; q=0.2, ar; q=0.9', 'ar'],
])('%j asks for %s', (header, locale) => {
  expect(bestLocale(header)).toBe(locale)
})

test.each(['de,fr;q=0.9', '*', '', ';;;', 'tr;q=0', 'tr;q=none', 'trk', ',,,'])(
  '%j asks for none of our languages',
  (header) => {
    expect(bestLocale(header)).toBeUndefined()
  },
)

test('only Arabic runs from the right', () => {
  expect([directionOf('tr'), directionOf('en'), directionOf('ar')]).toEqual(['ltr', 'ltr', 'rtl'])
})

test('a language is one of three exact codes', () => {
  expect([isLocale('ar'), isLocale('AR'), isLocale('de'), isLocale(undefined), isLocale('toString')]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

test('missing words are those of the nearest language that has them', () => {
  expect(textIn('ar', { tr: 'Bekçi', en: 'Guard' })).toBe('Guard')
  expect(textIn('ar', { tr: 'Bekçi', en: '', ar: '' })).toBe('Bekçi')
  expect(textIn('tr', { en: 'Guard', ar: 'حارس' })).toBe('Guard')
  expect(textIn('en', {})).toBe('')
})

test('whoever speaks few languages answers in the nearest of them', () => {
  expect(locales.map((locale) => nearestLocale(locale, ['en', 'tr']))).toEqual(['tr', 'en', 'en'])
})

test('one language stands at the root, and each of the others has a prefix of its own', () => {
  expect(rootLocale).toBe('en')
  expect(localePrefixes).toEqual(['/tr', '/ar'])
  expect([localeOfPrefix('ar'), localeOfPrefix('en'), localeOfPrefix('')]).toEqual(['ar', undefined, undefined])
})
