import { createHash } from 'node:crypto'
import { keepLatest } from '#kernel/keep-latest.ts'
import { askedOnce, type Piece } from '../piece.ts'

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
 * The content security policy of a page, which comes in pieces that begin and end between tags. Nothing inline runs
 * except the scripts named by hash (documents, which are cached) or by nonce (applications), and no style attribute
 * counts except those named by hash. The development server injects styles and scripts, hence its looser policy.
 */
export function contentSecurityPolicy(
  pieces: readonly Piece[],
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
  const inline =
    nonce === undefined
      ? fromAll(pieces, hashesOfInlineScripts)
      : [`'nonce-${nonce}'`, ...fromAll(pieces, hashOfEarlyScript)]
  const styles = fromAll(pieces, hashesOfStyleAttributes)
  const isChecked = humanCheck && pieces.some(hasHumanCheck)
  const foreign = isChecked ? originsOfCheck[humanCheck] : []
  const banks = fromAll(pieces, originsOfBanks)
  const pictures = [...(imageHost === undefined ? [] : [imageHost]), ...fromAll(pieces, originsOfPictures)]
  const frames = [...foreign, ...banks, ...fromAll(pieces, codePages)]
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...(isDevelopment ? ["'unsafe-inline'"] : inline), ...foreign].join(' '),
    ['style-src', "'self'", ...(isDevelopment ? ["'unsafe-inline'"] : fromAll(pieces, hashesOfStyles))].join(' '),
    ...(isDevelopment || styles.length === 0 ? [] : [['style-src-attr', "'unsafe-hashes'", ...styles].join(' ')]),
    ["img-src 'self' data:", ...new Set(pictures)].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(isDevelopment ? ['ws: wss:'] : []), ...foreign].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "manifest-src 'self'",
    ["form-action 'self'", ...banks].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What the pieces of a page ask for, each once. */
function fromAll(pieces: readonly Piece[], sources: (piece: Piece) => string[]): string[] {
  return [...new Set(pieces.flatMap(sources))]
}

const hasHumanCheck = askedOnce((html) => html.includes('<human-check'))

/** What a page with a form may load when somebody is asked whether its sender is a person. */
const originsOfCheck = {
  turnstile: ['https://challenges.cloudflare.com'],
  recaptcha: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
}

/** The payment providers that a payment page names: it sends forms to them, and frames their pages. */
const originsOfBanks = askedOnce((html): string[] => {
  const [, named = ''] = /\sdata-bank-origins="([^"<>]*)"/.exec(html) ?? []
  return named.split(' ').filter((origin) => /^https?:\/\/[a-z\d.-]+(:\d+)?$/.test(origin))
})

/** The page of a provider in a frame leads on to the code page of the card's bank, which may be any bank. */
const codePages = askedOnce((html) => (html.includes(' data-bank-frame=""') ? ['https:'] : []))

/** The hosts of the pictures that the agency put into a page. */
const originsOfPictures = askedOnce((html): string[] => {
  const named = html.matchAll(/<img\b[^>]*?\ssrc="(https?:\/\/[a-z\d.-]+(?::\d+)?)\//gi)
  return [...named].map(([, origin = '']) => origin)
})

/** The sources that allow exactly the inline scripts of a page; data blocks do not run and need none. */
const hashesOfInlineScripts = askedOnce((html): string[] => {
  const hashes: string[] = []
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    const isData = /type="application\/(ld\+)?json"/.test(attributes)
    if (isData || /\bsrc=/.test(attributes)) continue
    hashes.push(hashSource(text))
  }
  return hashes
})

/** What begins every page is the same text on all of them and has no nonce. */
const hashOfEarlyScript = askedOnce((html): string[] => {
  const [, text] = /<script data-early="">([\s\S]*?)<\/script>/.exec(html) ?? []
  return text === undefined ? [] : [hashSource(text)]
})

/** The sources that allow exactly the inlined stylesheet of a document. */
const hashesOfStyles = askedOnce((html) =>
  [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => hashSource(text)),
)

/** The sources that allow exactly the style attributes of a page: lengths that come from data, such as a route's legs. */
const hashesOfStyleAttributes = askedOnce((html): string[] => {
  // Documents have none left, as a rule, and looking at every tag takes long.
  if (!/\sstyle="/.test(html)) return []
  const values = html.matchAll(/<[a-z][^>]*?\sstyle="([^"]*)"/g)
  return [...values].map(([, value = '']) => hashSource(decodeAttribute(value)))
})

/** Pages of a kind have the same stylesheet and the same scripts, as a rule. */
const hashed = new Map<string, string>()
const TEXTS_KEPT = 100

function hashSource(text: string): string {
  const known = hashed.get(text)
  if (known !== undefined) return known
  const bytes = Buffer.from(text)
  const source = `'sha256-${createHash('sha256').update(bytes).digest('base64')}'`
  // A copy of the text: a part of a page keeps the whole page in memory.
  keepLatest(hashed, bytes.toString(), source, TEXTS_KEPT)
  return source
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
