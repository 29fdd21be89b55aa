/** A file that is taken along, in a language, and that no search engine keeps. */
export function answerFile(
  body: string | Uint8Array,
  type: string,
  { name, locale }: { name: string; locale: string },
): Response {
  return new Response(typeof body === 'string' ? body : Buffer.from(body), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Language': locale,
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
}
