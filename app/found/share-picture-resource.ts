import { data, redirect } from 'react-router'
import { factsContext, ownPagesContext, servicesContext, sharePicturesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { pageOfSharePicture } from '#app/pictures/share-picture.ts'
import { directionOf } from '#kernel/locale.ts'
import { getSite } from '#modules/content/index.server.ts'
import type { Route } from './+types/share-picture-resource.ts'
import { readSharedCard } from './read-shared-card.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

const LIMIT = { max: 60, perSeconds: 60 }

/**
 * The picture of a page that exists: the page itself is asked what its picture says and where it is, so no address can
 * make up words. A picture the page has replaced leads to the present one.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db, env, limiter } = context.get(servicesContext)
  const page = pageOfSharePicture(params['*'] ?? '')
  if (!page) throw data(null, { status: 404 })
  const turn = limiter.allow(`pictures:${context.get(factsContext).clientAddress}`, LIMIT, new Date())
  if (!turn.ok) throw data(null, { status: 429, headers: { 'Retry-After': String(turn.retryAfterSeconds) } })

  const answer = await context.get(ownPagesContext)(page.path)
  const card = answer.status === 200 ? readSharedCard(await answer.text()) : undefined
  if (!card) throw data(null, { status: 404 })
  const present = new URL(card.picture).pathname
  if (present !== url.pathname) throw redirect(present)

  const site = await getSite(db, page.locale)
  const words = {
    title: card.title,
    brand: site.brand,
    trade: site.trade,
    language: page.locale,
    isRtl: directionOf(page.locale) === 'rtl',
  }
  const picture = await context.get(sharePicturesContext).get(present, words, card.motif)
  if (!picture) throw data(null, { status: 503, headers: { 'Retry-After': '10' } })
  return new Response(new Uint8Array(picture), {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': env.isProduction ? 'public, max-age=31536000, immutable' : 'no-cache',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}
