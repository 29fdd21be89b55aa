import { z } from 'zod'
import { searchKinds } from '#modules/content/index.ts'

const SearchQuery = z.object({
  q: z.string().trim().catch('').default(''),
  kind: z.enum(searchKinds).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1000).catch(1).default(1),
})

export type SearchQuery = z.output<typeof SearchQuery>

/** What the page is asked for; a kind or a page that cannot be read counts as left out. */
export function readSearchQuery(query: URLSearchParams): SearchQuery {
  return SearchQuery.parse(Object.fromEntries(query))
}
