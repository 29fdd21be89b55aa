import { expect, test } from 'vitest'
import { isForeignWrite } from './csrf.ts'

const publicOrigin = 'https://kafile.test'

function isForeign(headers: Record<string, string>, { method = 'POST', path = '/sepet' } = {}): boolean {
  return isForeignWrite(new Request(publicOrigin + path, { method, headers }), path, publicOrigin)
}

test('lets forms of the site through', () => {
  expect(isForeign({ origin: publicOrigin })).toBe(false)
})

test('lets forms through that were opened under the name the server was called by', () => {
  expect(isForeign({ origin: 'http://localhost:3000', host: 'localhost:3000' })).toBe(false)
})

test('lets forms of pages through that send no referrer', () => {
  expect(isForeign({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(false)
  expect(isForeign({ origin: 'null', 'sec-fetch-site': 'cross-site' })).toBe(true)
})

test.each([
  ['another site', { origin: 'https://evil.example', host: 'kafile.test' }],
  ['an opaque origin', { origin: 'null', host: 'kafile.test' }],
  ['a browser that hides the origin', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ['nowhere, with a session', { cookie: 'a=b; token=secret' }],
])('refuses writes from %s', (_, headers) => {
  expect(isForeign(headers as Record<string, string>)).toBe(true)
})

test('lets callers that are no browser through when they prove who they are, or are nobody', () => {
  expect(isForeign({ cookie: 'token=secret', authorization: 'Bearer secret' })).toBe(false)
  expect(isForeign({})).toBe(false)
})

test('lets everybody read', () => {
  expect(isForeign({ origin: 'https://evil.example' }, { method: 'GET' })).toBe(false)
})

test('leaves the return of a bank to its signature', () => {
  expect(isForeign({ origin: 'https://bank.example' }, { path: '/tr/payment/callback' })).toBe(false)
})
