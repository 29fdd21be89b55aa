import { z } from 'zod'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { WireDay } from '#app/wire/wire.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { listInstagramShares } from '#modules/content/index.server.ts'
import type { Route } from './+types/instagram-shares-resource.ts'
import { pictureUrl } from './picture-url.ts'
import { publicAnswer } from './public-answer.server.ts'

const SharesQuery = z.object({ limit: z.coerce.number().int().min(1).max(50).default(8) })

const WireShare = z
  .object({ id: z.string(), url: z.url(), alt: z.string(), text: z.string(), link: z.url(), takenOn: WireDay })
  .meta({ id: 'InstagramShare', description: 'The stored copy of a share; `link` leads to the original.' })

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'What the agency last showed on Instagram, from stored copies',
      query: SharesQuery,
      answers: { 200: z.object({ data: z.array(WireShare) }) },
      problems: ['filter_invalid'],
    },
  },
}

/** The latest shares. */
export async function loader(call: Route.LoaderArgs) {
  const { db, env } = call.context.get(servicesContext)
  const query = readQuery(call, SharesQuery)
  if (!query.ok) return query.error
  const shares = await listInstagramShares(db, { locale: call.context.get(localeContext), limit: query.value.limit })
  const data = shares.map(({ id, picture, alt, words, link, takenOn }): z.input<typeof WireShare> => ({
    id,
    url: pictureUrl(picture, env.publicUrl.origin),
    alt,
    text: words,
    link,
    takenOn,
  }))
  return publicAnswer(call, { data })
}
