import { renderToStaticMarkup } from 'react-dom/server'
import {
  assetsContext,
  buildContext,
  localeContext,
  servicesContext,
  sessionContext,
} from '#app/http/middleware/contexts.ts'
import { rememberSession } from '#app/http/middleware/session.server.ts'
import { translator } from '#app/messages/translator.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { smallDocumentHeaders } from '#app/page/small-document-headers.server.ts'
import { findOrderByPocket } from '#modules/booking/index.server.ts'
import { findAskedOrder } from '../order/find-asked-order.server.ts'
import type { Route } from './+types/pocket-resource.ts'
import { PocketDocument } from './pocket-document.tsx'
import { pocketStyle } from './pocket-style.ts'
import { readPocket } from './read-pocket.server.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

export const middleware: Route.MiddlewareFunction[] = [rememberSession]

/**
 * The pocket page of an order, a document of its own that weighs little and is kept by the telephone alone. The order's own
 * secret, or who owns it, opens it with what the buyer owes; the page's own token opens it without.
 */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const token = url.searchParams.get('p')
  const asked = { id: params.orderId, secret: url.searchParams.get('t'), user: context.get(sessionContext) }
  const order = token === null ? await findAskedOrder(db, asked) : await findOrderByPocket(db, params.orderId, token)
  if (!order) throw new Response(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } })
  const locale = context.get(localeContext)
  const pocket = await readPocket(db, { order, isBuyer: token === null, locale }, new Date())
  const address = context.get(assetsContext)(locale).scripts['pocket']
  const html = renderToStaticMarkup(
    <PocketDocument
      pocket={pocket}
      words={{ text: translator(locale, 'pocket'), locale }}
      script={address ? { address, build: context.get(buildContext).id } : undefined}
    />,
  )
  return new Response(`<!doctype html>${html}`, { headers })
}

const headers = smallDocumentHeaders(pocketStyle, { hasScript: true })
