import { expect, test } from 'vitest'
import { greetingLocale, localeOfCall, readAddress, shownAddress } from './address.ts'

test.each([
  ['/', 'en', '/', ''],
  ['/faq?x=1', 'en', '/faq', '?x=1'],
  ['/tr', 'tr', '/tr', ''],
  ['/ar/tours', 'ar', '/ar/tours', ''],
  ['/tr/yorumlar?page=2', 'tr', '/tr/comments', '?page=2'],
  ['/tr/comments', 'tr', '/tr/comments', ''],
])('%s is a page', (asked, locale, pathname, search) => {
  expect(readAddress(asked)).toEqual({ kind: 'page', locale, pathname, search })
})

test.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/faq?x=1', '/faq?x=1'],
  ['/en/en/faq', '/faq'],
  ['/faq/', '/faq'],
  ['/tr/', '/tr'],
  ['//faq', '/faq'],
  ['/tr//faq//?a=b', '/tr/faq?a=b'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/yorumlar', '/comments'],
  ['/ar/yorumlar', '/ar/comments'],
  ['/en/yorumlar', '/yorumlar'],
  ['/admin/tour/alltours?page=2', '/admin/tour/allTours?page=2'],
  ['/tr/admin/tour/ALLTOURS/', '/tr/admin/tour/allTours'],
  ['/ar/admin/paymentlinks', '/ar/admin/paymentLinks'],
  ['/admin/apikeys', '/admin/apiKeys'],
  ['/admin/users/new', '/admin/user/new'],
])('%s is found at %s', (asked, location) => {
  expect(readAddress(asked)).toEqual({ kind: 'elsewhere', location })
})

test.each([
  ['/%E0%A4%A', 400],
  ['/a%00b', 400],
  ['/a%0d%0ab', 400],
  ['http://evil.example/', 400],
  [`/${'a'.repeat(5000)}`, 414],
])('%.40s cannot be read', (asked, status) => {
  expect(readAddress(asked)).toEqual({ kind: 'unreadable', status })
})

test.each([
  [undefined, undefined, 'en'],
  [undefined, 'ar-SA,en;q=0.5', 'ar'],
  [undefined, 'tr', 'tr'],
  [undefined, 'de,fr;q=0.9', 'tr'],
  [undefined, 'en-US,tr;q=0.4', 'en'],
  [undefined, 'tr;q=0,ar;q=0.2', 'ar'],
  [undefined, '*', 'tr'],
  ['lang=tr', 'en', 'tr'],
  ['a=b; lang=ar', undefined, 'ar'],
  ['lang=en', 'tr', 'en'],
  ['lang=xx', 'tr', 'tr'],
])('with cookies %s and languages %s the bare address greets in %s+', (cookies, languages, locale) => {
  expect(greetingLocale(cookies, languages)).toBe(locale)
})

test.each([
  ['/api/v1/tours?locale=en', {}, 'en'],
  ['/api/v1/tours', { cookie: 'lang=ar', 'accept-language': 'en' }, 'ar'],
  ['/api/v1/tours', { 'accept-language': 'en' }, 'en'],
  ['/api/v1/tours', {}, 'tr'],
  ['/api/v1/tours?locale=de', {}, undefined],
])('a call to %s with %o speaks %s', (path, headers, locale) => {
  expect(localeOfCall(new URL(path, 'http://kafile.test'), new Headers(headers as Record<string, string>))).toBe(locale)
})

test('a zero in a query cannot be read', () => {
  expect(readAddress('/search?q=a%00b')).toEqual({ kind: 'unreadable', status: 400 })
})

test.each([
  '/admin/tour/ops-12-02-2027?tab=rooms',
  '/tr/admin/tour/print-99-99-2026',
  '/ar/admin/tour/airport-2027-02-12',
  '/admin/tour/allTours',
  '/admin/user/new',
  '/tr/yorumlar?page=2',
  '/comments',
])('%s is shown as it was asked for', (asked) => {
  const address = readAddress(asked)
  const url = new URL(address.kind === 'page' ? address.pathname + address.search : '/nowhere', 'https://site')

  expect(shownAddress(url)).toBe(asked)
})
