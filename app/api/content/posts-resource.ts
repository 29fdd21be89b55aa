import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { pageListOf, PageQuery } from '#app/wire/wire.ts'
import { publicAnswer } from '#app/api/catalogue/public-answer.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { PostQuery } from '#app/acts/posts/read-post-query.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listPosts } from '#modules/content/index.server.ts'
import type { Route } from './+types/posts-resource.ts'
import { postSummaryOnWire } from './post-on-wire.ts'
import { WirePostSummary } from './wire-content.ts'

const PostsQuery = PageQuery.extend(PostQuery.shape)

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'The posts of a language, the latest first',
      query: PostsQuery,
      answers: { 200: pageListOf(WirePostSummary) },
      problems: ['filter_invalid'],
    },
  },
}

/** The published posts of a language, a page at a time. */
export async function loader(call: Route.LoaderArgs) {
  const asked = readQuery(call, PostsQuery)
  if (!asked.ok) return asked.error
  const { db, env } = call.context.get(servicesContext)
  const { origin } = env.publicUrl
  const { posts, total } = await listPosts(db, {
    ...asked.value,
    locale: call.context.get(localeContext),
    today: dayInIstanbul(new Date()),
  })
  const body = pageOf(
    posts.map((post) => postSummaryOnWire(post, origin)),
    { ...asked.value, total },
  )
  return publicAnswer(call, body, nextPageLink(call.url, origin, body.meta))
}
