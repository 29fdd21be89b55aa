/** The cookies of a request. Of two with one name the first counts, which is the one of the longer path. */
export function cookiesOf(request: Request): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (request.headers.get('Cookie') ?? '').split(';')) {
    const split = pair.indexOf('=')
    const name = split > 0 ? pair.slice(0, split).trim() : ''
    if (name !== '' && !cookies.has(name)) cookies.set(name, decoded(pair.slice(split + 1).trim()))
  }
  return cookies
}

type CookieRules = { maxAgeSeconds: number; isSecure: boolean; isHttpOnly?: boolean }

/**
 * The name of a cookie that a site under another name of the domain can neither set nor replace: browsers hold to it on
 * https. Not for cookies whose names callers know.
 */
export function hostCookie(name: string, publicUrl: URL): string {
  return publicUrl.protocol === 'https:' ? `__Host-${name}` : name
}

/** A `Set-Cookie` value for the whole site. A life of 0 removes the cookie. */
export function setCookie(
  name: string,
  value: string,
  { maxAgeSeconds, isSecure, isHttpOnly = false }: CookieRules,
): string {
  const rules = ['Path=/', 'SameSite=Lax', `Max-Age=${maxAgeSeconds}`, isSecure && 'Secure', isHttpOnly && 'HttpOnly']
  return [`${name}=${encodeURIComponent(value)}`, ...rules].filter(Boolean).join('; ')
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
