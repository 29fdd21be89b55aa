import { cookiesOf, setCookie } from '#platform/http/cookies.server.ts'

/** Holds the address of an offer from a waiting list while its customer is at the checkout; scripts do not see it. */
const WAITING_OFFER_COOKIE = 'waitingOffer'

export function waitingOfferOf(request: Request): string | undefined {
  return cookiesOf(request).get(WAITING_OFFER_COOKIE) || undefined
}

/** Without a token the cookie is removed. */
export function waitingOfferCookie(
  offer: { token: string; maxAgeSeconds: number } | undefined,
  publicUrl: URL,
): string {
  const { token, maxAgeSeconds } = offer ?? { token: '', maxAgeSeconds: 0 }
  return setCookie(WAITING_OFFER_COOKIE, token, {
    maxAgeSeconds,
    isSecure: publicUrl.protocol === 'https:',
    isHttpOnly: true,
  })
}
