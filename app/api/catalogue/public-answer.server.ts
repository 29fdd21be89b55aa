import { createHash } from 'node:crypto'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { RouterContextProvider } from 'react-router'

export type PublicCall = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** The catalogue as anybody may keep it for a minute: with a strong tag, and 304 to who has it already. */
export function publicAnswer(
  { request, context }: PublicCall,
  body: object,
  headers: Record<string, string> = {},
): Response {
  const text = JSON.stringify(body)
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  const common = {
    ETag: tag,
    'Cache-Control': 'public, max-age=60, stale-while-revalidate=300',
    // The language may come from a cookie, from the account, or from Accept-Language.
    Vary: 'Accept-Language, Authorization, Cookie, Accept-Encoding',
    'Content-Language': context.get(localeContext),
    ...headers,
  }
  if (isKnown(request.headers.get('If-None-Match'), tag)) return new Response(null, { status: 304, headers: common })
  return new Response(text, { headers: { 'Content-Type': 'application/json', ...common } })
}

/** Caches compare weakly and may hold several tags. */
function isKnown(header: string | null, tag: string): boolean {
  if (!header) return false
  return header.trim() === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === tag)
}
