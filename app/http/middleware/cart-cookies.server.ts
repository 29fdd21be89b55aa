import { CART_CHANGED_COOKIE, CART_COOKIE, encodeLines, type CookieLine } from '#modules/booking/index.ts'
import { setCookie } from '#platform/http/cookies.server.ts'

const YEAR_SECONDS = 31_536_000

/** The cart as the server leaves it, and the sign by which the browser's own store follows. */
export function cartCookies(lines: readonly CookieLine[], publicUrl: URL): string[] {
  const isSecure = publicUrl.protocol === 'https:'
  const value = encodeLines(lines)
  return [
    setCookie(CART_COOKIE, value, { maxAgeSeconds: value === '' ? 0 : YEAR_SECONDS, isSecure }),
    setCookie(CART_CHANGED_COOKIE, '1', { maxAgeSeconds: YEAR_SECONDS, isSecure }),
  ]
}
