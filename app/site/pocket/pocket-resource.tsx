import { redirect } from 'react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  assetsContext,
  buildContext,
  factsContext,
  localeContext,
  servicesContext,
  sessionContext,
} from '#app/http/middleware/contexts.ts'
import { paths } from '#app/addresses/paths.ts'
import { rememberSession } from '#app/http/middleware/session.server.ts'
import { translator } from '#app/messages/translator.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { smallDocumentHeaders } from '#app/page/small-document-headers.server.ts'
import { findOrderByPocket } from '#modules/booking/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { findAskedOrder } from '../order/find-asked-order.server.ts'
import { sayConsent } from '../order/say-consent.server.ts'
import type { Route } from './+types/pocket-resource.ts'
import { PocketDocument } from './pocket-document.tsx'
import { pocketStyle } from './pocket-style.ts'
import { readPocket } from './read-pocket.server.ts'

export const handle: ResourceHandle = {
  methods: ['GET', 'POST'],
  accepts: ['application/x-www-form-urlencoded'],
}

const TRIES = { max: 30, perSeconds: 600 }

export const middleware: Route.MiddlewareFunction[] = [rememberSession]

/**
 * The pocket page of an order, a document of its own that weighs little and is kept by the telephone alone. The order's own
 * secret, or who owns it, opens it with what the buyer owes; the page's own token opens it without.
 */
export async function loader(asked: Route.LoaderArgs) {
  const { context } = asked
  const { db } = context.get(servicesContext)
  const { order, token } = await orderOf(asked)
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

/** Takes whether those at home may hear of somebody of the journey, from whoever has the page. */
export async function action(asked: Route.ActionArgs) {
  const { request, context } = asked
  const { db, limiter } = context.get(servicesContext)
  const { order, token, secret } = await orderOf(asked)
  const now = new Date()
  if (!limiter.allow(`pocket:${context.get(factsContext).clientAddress}`, TRIES, now).ok)
    throw new Response(null, { status: 429, headers: unkept })
  const who = {
    saidBy: token === null ? ('customer' as const) : ('traveller' as const),
    userId: token === null ? context.get(sessionContext)?.id : undefined,
  }
  const said = await sayConsent(db, { order, fields: await formFields(request), ...who }, now)
  if (said === 'unreadable') throw new Response(null, { status: 400, headers: unkept })
  const way = token === null ? (secret === null ? {} : { t: secret }) : { p: token }
  return redirect(`${paths.pocket(context.get(localeContext), order.publicId, way)}#family`, 303)
}

const unkept = { 'Cache-Control': 'private, no-store' }

/** The order whose page it is, and what its address brought along. @throws 404 where that opens none. */
async function orderOf({ params, context, url }: Pick<Route.LoaderArgs, 'params' | 'context' | 'url'>) {
  const { db } = context.get(servicesContext)
  const token = url.searchParams.get('p')
  const secret = url.searchParams.get('t')
  const asked = { id: params.orderId, secret, user: context.get(sessionContext) }
  const order = token === null ? await findAskedOrder(db, asked) : await findOrderByPocket(db, params.orderId, token)
  if (!order) throw new Response(null, { status: 404, headers: unkept })
  return { order, token, secret }
}

const headers = smallDocumentHeaders(pocketStyle, { hasScript: true, hasForms: true })
