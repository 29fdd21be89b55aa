import { z } from 'zod'
import { readQuery, refuseFilters } from '#app/api/calls/read-query.server.ts'
import { publicAnswer } from '#app/api/catalogue/public-answer.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { SEARCH_LENGTH, suggestSearch } from '#modules/content/index.server.ts'
import { searchKinds } from '#modules/content/index.ts'
import type { Route } from './+types/suggest-resource.ts'
import { searchPath } from '#app/addresses/search-path.ts'

const SuggestQuery = z.object({ q: z.string().trim().min(SEARCH_LENGTH.min).max(SEARCH_LENGTH.max) })

const WireSuggestion = z
  .object({ kind: z.enum(['word', ...searchKinds]), word: z.string(), path: z.string().optional() })
  .meta({ id: 'Suggestion', description: 'A word to look for, or the title of something with its path.' })

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'What a visitor may be about to type',
      query: SuggestQuery,
      answers: { 200: z.object({ data: z.array(WireSuggestion).max(8) }) },
      problems: ['filter_invalid'],
    },
  },
}

/** At most eight completions in the language of the caller. */
export async function loader(call: Route.LoaderArgs) {
  const asked = readQuery(call, SuggestQuery)
  if (!asked.ok) return asked.error
  const locale = call.context.get(localeContext)
  const today = dayInIstanbul(new Date())
  const found = await suggestSearch(call.context.get(servicesContext).db, { ...asked.value, locale, today })
  if (!found.ok) return refuseFilters(call, ['q'])
  const data = found.value.map((suggestion) =>
    suggestion.kind === 'word'
      ? suggestion
      : { kind: suggestion.kind, word: suggestion.word, path: searchPath(locale, suggestion) },
  )
  return publicAnswer(call, { data })
}
