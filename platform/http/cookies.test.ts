import { expect, test } from 'vitest'
import { cookiesOf, setCookie } from './cookies.server.ts'

const withCookies = (header: string) => new Request('http://site.example/', { headers: { Cookie: header } })

test('reads the cookies of a request', () => {
  const cookies = cookiesOf(withCookies('lang=tr; note=a%20b=c; token=x-y_z'))

  expect(Object.fromEntries(cookies)).toEqual({ lang: 'tr', note: 'a b=c', token: 'x-y_z' })
})

test('takes the first of two cookies with one name', () => {
  expect(cookiesOf(withCookies('lang=ar; lang=tr')).get('lang')).toBe('ar')
})

test('keeps a value that is no valid escape, drops what has no name', () => {
  expect(Object.fromEntries(cookiesOf(withCookies('a=%E0%A4%A; =b; c')))).toEqual({ a: '%E0%A4%A' })
})

test('a request without cookies has none', () => {
  expect(cookiesOf(new Request('http://site.example/')).size).toBe(0)
})

test('writes a cookie that scripts cannot read and that travels encrypted', () => {
  const text = setCookie('token', 'a;b', { maxAgeSeconds: 60, isSecure: true, isHttpOnly: true })

  expect(text).toBe('token=a%3Bb; Path=/; SameSite=Lax; Max-Age=60; Secure; HttpOnly')
})

test('writes a readable cookie for a site without encryption', () => {
  expect(setCookie('user', '7', { maxAgeSeconds: 0, isSecure: false })).toBe('user=7; Path=/; SameSite=Lax; Max-Age=0')
})
