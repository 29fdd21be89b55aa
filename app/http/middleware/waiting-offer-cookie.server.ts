import type { RouterContextProvider } from 'react-router'
import { cookiesOf, hostCookie, setCookie } from '#platform/http/cookies.server.ts'
import { servicesContext } from './contexts.ts'

/** Holds the address of an offer from a waiting list while its customer is at the checkout; scripts do not see it. */
const WAITING_OFFER_COOKIE = 'waitingOffer'

export function waitingOfferOf(request: Request, context: Readonly<RouterContextProvider>): string | undefined {
  return (
    cookiesOf(request).get(hostCookie(WAITING_OFFER_COOKIE, context.get(servicesContext).env.publicUrl)) || undefined
  )
}

/** Without a token the cookie is removed. */
export function waitingOfferCookie(
  offer: { token: string; maxAgeSeconds: number } | undefined,
  publicUrl: URL,
): string {
  const { token, maxAgeSeconds } = offer ?? { token: '', maxAgeSeconds: 0 }
  return setCookie(hostCookie(WAITING_OFFER_COOKIE, publicUrl), token, {
    maxAgeSeconds,
    isSecure: publicUrl.protocol === 'https:',
    isHttpOnly: true,
  })
}
