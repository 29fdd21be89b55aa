export type Attachment = { filename: string; contentType: string; bytes: Buffer }

export type Mail = {
  subject: string
  text: string
  html: string
  /** By their names in lower case, as they went over the wire. */
  headers: Map<string, string>
  attachments: Attachment[]
}

type Part = { headers: Map<string, string>; body: string }

/** Reads a mail as it went over the wire (one character per byte). Knows what our own mails use, not all of MIME. */
export function readMail(raw: string): Mail {
  const whole = splitPart(raw)
  const parts = leavesOf(whole)
  const textOf = (type: string) => {
    const part = parts.find((each) => each.headers.get('content-type')?.startsWith(type) && !isAttachment(each))
    return part ? bytesOf(part).toString('utf8') : ''
  }
  return {
    subject: decodeWords(whole.headers.get('subject') ?? ''),
    text: textOf('text/plain'),
    html: textOf('text/html'),
    headers: whole.headers,
    attachments: parts.filter(isAttachment).map((part) => ({
      filename: decodeWords(parameterOf(part, 'content-disposition', 'filename') ?? ''),
      contentType: (part.headers.get('content-type') ?? '').split(';')[0] ?? '',
      bytes: bytesOf(part),
    })),
  }
}

function splitPart(raw: string): Part {
  const [head = '', ...rest] = raw.split(/\r?\n\r?\n/)
  const headers = new Map<string, string>()
  for (const line of head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim())
  }
  return { headers, body: rest.join('\r\n\r\n') }
}

function leavesOf(part: Part): Part[] {
  const boundary = parameterOf(part, 'content-type', 'boundary')
  if (!boundary) return [part]
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((piece) => leavesOf(splitPart(piece.replace(/^\r?\n/, ''))))
}

function bytesOf(part: Part): Buffer {
  const encoding = part.headers.get('content-transfer-encoding')?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(part.body, 'base64')
  if (encoding !== 'quoted-printable') return Buffer.from(part.body, 'latin1')
  const joined = part.body.replaceAll(/=\r?\n/g, '')
  return Buffer.from(
    joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => character(hex)),
    'latin1',
  )
}

function isAttachment(part: Part): boolean {
  return part.headers.get('content-disposition')?.startsWith('attachment') ?? false
}

function parameterOf(part: Part, header: string, name: string): string | undefined {
  return new RegExp(`${name}="?([^";]+)"?`).exec(part.headers.get(header) ?? '')?.[1]
}

/** Encoded words of RFC 2047, the spaces between them dropped. */
function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) => {
      if (kind.toUpperCase() === 'B') return Buffer.from(word, 'base64').toString('utf8')
      const plain = word.replaceAll('_', ' ').replaceAll(/=([0-9A-F]{2})/gi, (__, hex: string) => character(hex))
      return Buffer.from(plain, 'latin1').toString('utf8')
    })
}

function character(hex: string): string {
  return String.fromCodePoint(Number.parseInt(hex, 16))
}
