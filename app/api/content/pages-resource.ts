import { z } from 'zod'
import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { pageListOf, PageQuery } from '#app/wire/wire.ts'
import { publicAnswer } from '#app/api/catalogue/public-answer.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findPageKey, listPages } from '#modules/content/index.server.ts'
import type { Route } from './+types/pages-resource.ts'
import { pageSummaryOnWire } from './page-on-wire.ts'
import { WirePageSummary } from './wire-content.ts'

const PagesQuery = PageQuery.extend({ parent: z.string().max(200).optional() })

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'The content pages, or those below the page that `parent` leads to',
      query: PagesQuery,
      answers: { 200: pageListOf(WirePageSummary) },
      problems: ['filter_invalid'],
    },
  },
}

/** The published pages of a language; below a page that is not there, there are none. */
export async function loader(call: Route.LoaderArgs) {
  const asked = readQuery(call, PagesQuery)
  if (!asked.ok) return asked.error
  const { db, env } = call.context.get(servicesContext)
  const locale = call.context.get(localeContext)
  const { parent, page, pageSize } = asked.value
  const parentKey = parent && ((await findPageKey(db, { link: parent, locale })) ?? '')
  const found = await listPages(db, {
    locale,
    today: dayInIstanbul(new Date()),
    ...(parentKey === undefined ? {} : { parentKey }),
  })
  const { origin } = env.publicUrl
  const shown = found.slice((page - 1) * pageSize, page * pageSize).map((each) => pageSummaryOnWire(each, origin))
  const body = pageOf(shown, { page, pageSize, total: found.length })
  return publicAnswer(call, body, nextPageLink(call.url, origin, body.meta))
}
