import { anyPrefix } from '#kernel/locale.ts'

/** Paths a bank posts to from its own pages. They check a signature instead. */
const OPEN_TO_OTHERS = [new RegExp(`^${anyPrefix}/payment/callback$`), /^\/api\/v1\/payments\/webhook\//]

/**
 * Whether a request that changes something was sent by another site's page. A browser always says where a form or a
 * call comes from; a caller that is no browser says nothing and is let through unless it relies on a session cookie.
 */
export function isForeignWrite(request: Request, pathname: string, publicOrigin: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  if (OPEN_TO_OTHERS.some((path) => path.test(pathname))) return false
  const origin = request.headers.get('origin')
  // Pages that send no referrer, such as payments, hide their origin too; there the browser's own word decides.
  if (origin === 'null' && request.headers.get('sec-fetch-site') === 'same-origin') return false
  if (origin !== null) return !isOwnOrigin(origin, request.headers.get('host'), publicOrigin)
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const cookies = request.headers.get('cookie') ?? ''
  return /(^|;\s*)token=/.test(cookies) && !request.headers.has('authorization')
}

function isOwnOrigin(origin: string, host: string | null, publicOrigin: string): boolean {
  if (origin === publicOrigin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
