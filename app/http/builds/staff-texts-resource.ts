import { staffTextsContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { isLocale } from '#kernel/locale.ts'
import type { Route } from './+types/staff-texts-resource.ts'
import { textsOfStaff } from './staff-texts.server.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/**
 * The texts of all pages of the staff in a language, under a name that says what is in them: browsers keep them for good.
 * A page that was made by an earlier build gets those of now, and does not keep them.
 */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const [locale = ''] = params.file.split('-')
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const { address, bytes } = textsOfStaff(locale, context.get(staffTextsContext))
  const caching = address === url.pathname ? 'public, max-age=31536000, immutable' : 'no-store'
  return new Response(bytes, { headers: { 'Content-Type': 'application/json', 'Cache-Control': caching } })
}
