import { createHash } from 'node:crypto'

/**
 * The headers of a document of its own, for one person alone, that loads nothing but what is in it: its one style, and, where
 * `hasScript`, scripts and answers of the site; `hasForms` lets its forms answer to the site. No cache keeps it, nobody is passed its address, no search engine lists it.
 */
export function smallDocumentHeaders(
  style: string,
  { hasScript = false, hasForms = false } = {},
): Record<string, string> {
  const styleHash = createHash('sha256').update(style).digest('base64')
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
    'Content-Security-Policy': [
      "default-src 'none'",
      ...(hasScript ? ["script-src 'self'", "worker-src 'self'", "connect-src 'self'"] : []),
      `style-src 'sha256-${styleHash}'`,
      'img-src data:',
      "base-uri 'none'",
      `form-action ${hasForms ? "'self'" : "'none'"}`,
      "frame-ancestors 'none'",
    ].join('; '),
  }
}
