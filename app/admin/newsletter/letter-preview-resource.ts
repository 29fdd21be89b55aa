import { data } from 'react-router'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { letterWorkOf } from '#app/work/letter-work.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { isLocale } from '#kernel/locale.ts'
import { findLetter, showLetter } from '#modules/engagement/index.server.ts'
import type { Route } from './+types/letter-preview-resource.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** A newsletter in one language as a mail program would show it, or with `as=text` as one that shows plain text would. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'content')
  const { db, env } = context.get(servicesContext)
  const { language } = params
  const found = isLocale(language) ? await findLetter(db, admin, params.letterId) : undefined
  if (!found || !isLocale(language)) throw data(null, { status: 404 })
  const mail = await showLetter(letterWorkOf({ db, env }), admin, { draft: found.letter, locale: language }, new Date())
  const isText = url.searchParams.get('as') === 'text'
  return new Response(isText ? mail.text : mail.html, {
    headers: {
      'Content-Type': `text/${isText ? 'plain' : 'html'}; charset=utf-8`,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
}
