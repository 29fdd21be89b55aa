import { servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { localePath } from '#app/addresses/paths.ts'
import { locales } from '#kernel/locale.ts'
import type { Route } from './+types/robots-resource.ts'

export const handle: ResourceHandle = { methods: ['GET'], isKept: true }

/** Pages of one visitor and of the agency's own work, in every language. */
const privatePaths = ['/admin', '/agent', '/user', '/payment', '/odeme', '/sepet', '/order']

/** What robots may not fetch, and where the public addresses are listed. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(servicesContext).env.publicUrl
  const refused = locales.flatMap((locale) => privatePaths.map((path) => `Disallow: ${localePath(locale, path)}`))
  const lines = [
    'User-agent: *',
    ...refused,
    'Disallow: /sandbox-bank',
    'Disallow: /dev',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
