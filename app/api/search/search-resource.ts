import { z } from 'zod'
import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { readQuery, refuseFilters } from '#app/api/calls/read-query.server.ts'
import { pageListOf, PageQuery } from '#app/wire/wire.ts'
import { publicAnswer } from '#app/api/catalogue/public-answer.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { SEARCH_LENGTH, searchSite } from '#modules/content/index.server.ts'
import { searchKinds, type TextPart } from '#modules/content/index.ts'
import type { Route } from './+types/search-resource.ts'
import { searchPath } from '#app/addresses/search-path.ts'

const SearchQuery = PageQuery.extend({
  q: z.string().trim().min(SEARCH_LENGTH.min).max(SEARCH_LENGTH.max),
  kind: z.enum(searchKinds).optional(),
})

const WireHit = z
  .object({ kind: z.enum(searchKinds), title: z.string(), path: z.string(), excerpt: z.string() })
  .meta({ id: 'SearchHit', description: 'A tour leads to the departure that suits the question best.' })

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'What answers the words of a visitor, best first',
      query: SearchQuery,
      answers: { 200: pageListOf(WireHit) },
      problems: ['filter_invalid'],
    },
  },
}

/** Tours, hotels, services, pages, posts and questions in the language of the caller, a page at a time. */
export async function loader(call: Route.LoaderArgs) {
  const asked = readQuery(call, SearchQuery)
  if (!asked.ok) return asked.error
  const { db, env } = call.context.get(servicesContext)
  const locale = call.context.get(localeContext)
  const found = await searchSite(db, { ...asked.value, locale, today: dayInIstanbul(new Date()) })
  if (!found.ok) return refuseFilters(call, ['q'])
  const data = found.value.hits.map((hit) => ({
    kind: hit.kind,
    title: wordsOf(hit.title),
    path: searchPath(locale, hit),
    excerpt: wordsOf(hit.excerpt),
  }))
  const body = pageOf(data, { ...asked.value, total: found.value.total })
  return publicAnswer(call, body, nextPageLink(call.url, env.publicUrl.origin, body.meta))
}

function wordsOf(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('')
}
