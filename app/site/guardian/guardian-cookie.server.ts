import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import { VISIT_DAYS, type Guardian } from '#modules/booking/index.ts'
import { cookiesOf, hostCookie, setCookie } from '#platform/http/cookies.server.ts'

type Context = Readonly<RouterContextProvider>

/** The secret of a browser that was let in to what this guardian looks after; scripts do not see it. */
export function visitOf(request: Request, context: Context, guardian: Guardian): string | undefined {
  return cookiesOf(request).get(nameFor(guardian, context)) || undefined
}

/** Keeps the secret in the browser for as long as it opens. Whoever looks after two orders has one for each. */
export function visitCookie(secret: string, context: Context, guardian: Guardian): string {
  return setCookie(nameFor(guardian, context), secret, {
    maxAgeSeconds: VISIT_DAYS * 86_400,
    isSecure: context.get(servicesContext).env.publicUrl.protocol === 'https:',
    isHttpOnly: true,
  })
}

function nameFor({ id }: Guardian, context: Context): string {
  return hostCookie(`guardian-${id.slice(0, 8)}`, context.get(servicesContext).env.publicUrl)
}
