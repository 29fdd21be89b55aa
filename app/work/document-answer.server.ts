import type { IssuedFile } from '#modules/documents/index.server.ts'

/**
 * An issued document as a file to keep: by no cache, by no search engine, and its secret address passed on to nobody. The
 * name is given twice, in plain letters for old programs and as it is written.
 */
export function answerDocument({ document, bytes }: IssuedFile): Response {
  const { kind, number, sha256, locale, title } = document
  const plainName = [kind, number, locale].filter(Boolean).join('-')
  return new Response(Buffer.from(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Language': locale,
      'Content-Disposition': `attachment; filename="${plainName}.pdf"; filename*=UTF-8''${encodeFileName(`${title}.pdf`)}`,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
      'Repr-Digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
    },
  })
}

/** RFC 8187 allows fewer characters than addresses do. */
function encodeFileName(name: string): string {
  return encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
