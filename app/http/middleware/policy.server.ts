import { createHash } from 'node:crypto'

const refusedEverywhere = 'microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'

/** For the one page that reads the codes of cards: it may ask for the camera, and for nothing else. */
export const cameraAllowed = `camera=(self), ${refusedEverywhere}`

/** Headers every answer carries, whatever it is. */
export function protectiveHeaders(isHttps: boolean): [string, string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', `camera=(), ${refusedEverywhere}`],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ...(isHttps ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as [string, string]] : []),
  ]
}

/**
 * The content security policy of a page. Nothing inline runs except the scripts named by hash (documents, which are
 * cached) or by nonce (applications), and no style attribute counts except those named by hash. The development server
 * injects styles and scripts, hence its looser policy.
 */
export function contentSecurityPolicy(
  html: string,
  {
    nonce,
    isDevelopment,
    humanCheck,
    imageHost,
  }: {
    nonce: string | undefined
    isDevelopment: boolean
    humanCheck?: keyof typeof originsOfCheck | undefined
    imageHost?: string | undefined
  },
): string {
  const inline = nonce === undefined ? hashesOfInlineScripts(html) : [`'nonce-${nonce}'`, ...hashOfEarlyScript(html)]
  const styles = hashesOfStyleAttributes(html)
  const foreign = humanCheck && html.includes('<human-check') ? originsOfCheck[humanCheck] : []
  const banks = originsOfBanks(html)
  const frames = [...foreign, ...banks, ...codePages(html)]
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...(isDevelopment ? ["'unsafe-inline'"] : inline), ...foreign].join(' '),
    ['style-src', "'self'", ...(isDevelopment ? ["'unsafe-inline'"] : hashesOfStyles(html))].join(' '),
    ...(isDevelopment || styles.length === 0 ? [] : [['style-src-attr', "'unsafe-hashes'", ...styles].join(' ')]),
    ["img-src 'self' data:", ...originsOfPictures(html, imageHost)].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(isDevelopment ? ['ws: wss:'] : []), ...foreign].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "manifest-src 'self'",
    ["form-action 'self'", ...banks].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What a page with a form may load when somebody is asked whether its sender is a person. */
const originsOfCheck = {
  turnstile: ['https://challenges.cloudflare.com'],
  recaptcha: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
}

/** The payment providers that a payment page names: it sends forms to them, and frames their pages. */
function originsOfBanks(html: string): string[] {
  const [, named = ''] = /\sdata-bank-origins="([^"<>]*)"/.exec(html) ?? []
  return named.split(' ').filter((origin) => /^https?:\/\/[a-z\d.-]+(:\d+)?$/.test(origin))
}

/** The page of a provider in a frame leads on to the code page of the card's bank, which may be any bank. */
function codePages(html: string): string[] {
  return html.includes(' data-bank-frame=""') ? ['https:'] : []
}

/** The image host, and the hosts of the pictures that the agency put into this page. */
function originsOfPictures(html: string, imageHost: string | undefined): string[] {
  const named = html.matchAll(/<img\b[^>]*?\ssrc="(https?:\/\/[a-z\d.-]+(?::\d+)?)\//gi)
  return [...new Set([...(imageHost === undefined ? [] : [imageHost]), ...[...named].map(([, origin = '']) => origin)])]
}

/** The sources that allow exactly the inline scripts of a page; data blocks do not run and need none. */
function hashesOfInlineScripts(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    const isData = /type="application\/(ld\+)?json"/.test(attributes)
    if (isData || /\bsrc=/.test(attributes)) continue
    hashes.add(hashSource(text))
  }
  return [...hashes]
}

/** What begins every page is the same text on all of them and has no nonce. */
function hashOfEarlyScript(html: string): string[] {
  const [, text] = /<script data-early="">([\s\S]*?)<\/script>/.exec(html) ?? []
  return text === undefined ? [] : [hashSource(text)]
}

/** The sources that allow exactly the inlined stylesheet of a document. */
function hashesOfStyles(html: string): string[] {
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => hashSource(text))
}

/** The sources that allow exactly the style attributes of a page: lengths that come from data, such as a route's legs. */
function hashesOfStyleAttributes(html: string): string[] {
  // Documents have none left, as a rule, and looking at every tag takes long.
  if (!/\sstyle="/.test(html)) return []
  const values = html.matchAll(/<[a-z][^>]*?\sstyle="([^"]*)"/g)
  return [...new Set([...values].map(([, value = '']) => hashSource(decodeAttribute(value))))]
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The value as the browser reads it; React writes these five entities only. */
function decodeAttribute(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
