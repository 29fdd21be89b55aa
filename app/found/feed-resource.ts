import { translator } from '#app/messages/translator.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { getSite, listPosts } from '#modules/content/index.server.ts'
import type { Route } from './+types/feed-resource.ts'
import { writeFeed } from './write-feed.ts'

export const handle: ResourceHandle = { methods: ['GET'], isKept: true }

const NEWEST = 30

/** The newest posts of a language for feed readers. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const { origin } = env.publicUrl
  const text = translator(locale, 'content')
  const today = dayInIstanbul(new Date())
  const { posts } = await listPosts(db, { locale, today, page: 1, pageSize: NEWEST })
  const feed = writeFeed({
    title: `${text('blog-title')} | ${(await getSite(db, locale)).brand}`,
    description: text('blog-lead'),
    language: locale,
    url: origin + paths.feed(locale),
    home: origin + paths.blog(locale),
    items: posts.map(({ title, link, excerpt, publishedOn, tags }) => ({
      title,
      url: origin + paths.post(locale, link),
      summary: excerpt,
      publishedOn,
      tags,
    })),
  })
  return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
