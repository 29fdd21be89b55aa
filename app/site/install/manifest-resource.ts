import { translator } from '#app/messages/translator.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { directionOf } from '#kernel/locale.ts'
import { getSite } from '#modules/content/index.server.ts'
import type { Route } from './+types/manifest-resource.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

const icons = [
  { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/brand/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** What a phone needs to know to keep the site beside its apps, in one language. */
export async function loader({ context }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const text = translator(locale, 'chrome')
  const site = await getSite(context.get(servicesContext).db, locale)
  const manifest = {
    id: paths.home(locale),
    name: `${site.brand} ${site.trade}`,
    short_name: site.brand,
    description: text('blurb'),
    lang: locale,
    dir: directionOf(locale),
    start_url: paths.home(locale),
    scope: '/',
    display: 'standalone',
    background_color: '#f6f1e6',
    theme_color: '#0a2f27',
    categories: ['travel'],
    icons,
    shortcuts: [
      { name: text('tours'), url: paths.tours(locale) },
      { name: text('cart-title'), url: paths.cart(locale) },
    ],
  }
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
