import { servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Route } from './+types/sitemap-resource.ts'
import { listPublicPages } from './list-public-pages.server.ts'
import { splitPages, writeSitemap, writeSitemapIndex } from './write-sitemap.ts'

export const handle: ResourceHandle = { methods: ['GET'], isKept: true }

/** Every public address, or the files they are in where they are too many for one. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext)
  const { origin } = env.publicUrl
  const parts = splitPages(await listPublicPages(db, dayInIstanbul(new Date())))
  const [only = []] = parts
  const text =
    parts.length === 1
      ? writeSitemap(only, origin)
      : writeSitemapIndex(parts.map((_, index) => `${origin}/sitemap/${index + 1}.xml`))
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
