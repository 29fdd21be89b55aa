/**
 * Where to go after signing in or out, when an address asks for it: a path of this site, or `undefined`. Whatever a
 * browser could read as another site (`//host`, `/\host`, control characters, schemes) is refused.
 */
export function safeReturnTo(asked: string | null | undefined): string | undefined {
  if (!asked || !/^\/(?![/\\])[\u0021-\u007E\u00A0-\uFFFF]*$/u.test(asked) || asked.includes('\\')) return undefined
  if (!URL.canParse(asked, SITE)) return undefined
  const url = new URL(asked, SITE)
  // Resolving `/a/..//host` gives a path that a browser reads as another site.
  const isOwn = url.origin === SITE && !url.pathname.startsWith('//')
  return isOwn ? `${url.pathname}${url.search}${url.hash}` : undefined
}

const SITE = 'http://this.site.invalid'
