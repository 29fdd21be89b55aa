import { data } from 'react-router'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Route } from './+types/sitemap-part-resource.ts'
import { listPublicPages } from './list-public-pages.server.ts'
import { splitPages, writeSitemap } from './write-sitemap.ts'

export const handle: ResourceHandle = { methods: ['GET'], isKept: true }

/** One of several sitemap files. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext)
  const number = /^([1-9]\d{0,3})\.xml$/.exec(params.part)?.[1]
  const pages = splitPages(await listPublicPages(db, dayInIstanbul(new Date())))[Number(number) - 1]
  if (!pages) throw data(null, { status: 404 })
  return new Response(writeSitemap(pages, env.publicUrl.origin), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
