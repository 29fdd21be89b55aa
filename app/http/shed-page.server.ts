import { directionOf, type Locale } from '#kernel/locale.ts'
import { translator } from '#app/messages/translator.ts'

/** What a page answers when there is too much to do: one sentence that costs nothing to write. */
export function shedPage(locale: Locale): Response {
  const text = translator(locale, 'errors')
  const body = `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${text('title')}</title><h1>${text('title')}</h1><p>${text('problem-unavailable-detail')}</p></html>`
  return new Response(body, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Cache-Control': 'private, no-store',
    },
  })
}
