import { renderToStaticMarkup } from 'react-dom/server'
import { factsContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { translator } from '#app/messages/translator.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { smallDocumentHeaders } from '#app/page/small-document-headers.server.ts'
import { languageOfHosts } from '#kernel/languages.ts'
import { bestLocale, isLocale, type Locale } from '#kernel/locale.ts'
import { getSite } from '#modules/content/index.server.ts'
import { openCard } from '#modules/road/index.server.ts'
import type { Route } from './+types/card-resource.ts'
import { CardDocument } from './card-document.tsx'
import { cardStyle } from './card-style.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** How often one network address may open cards in a minute: a crowd behind one may, a program that guesses may not. */
const OPENINGS = { max: 60, perSeconds: 60 }

/**
 * What the code on a traveller's card leads to, for whoever found the traveller: a document of its own without script, font
 * or picture, in the language that is chosen on it, of the browser, or in Arabic.
 */
export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const { db, limiter } = context.get(servicesContext)
  const now = new Date()
  const turn = limiter.allow(`traveller-card:${context.get(factsContext).clientAddress}`, OPENINGS, now)
  if (!turn.ok)
    return new Response(null, { status: 429, headers: { ...headers, 'Retry-After': String(turn.retryAfterSeconds) } })
  const locale = languageOf(url, request.headers)
  const card = await openCard(db, params.cardToken, now)
  const { brand, phone } = await getSite(db, locale)
  const html = renderToStaticMarkup(
    <CardDocument
      card={card}
      agency={{ brand, phone }}
      words={{ text: translator(locale, 'card'), locale }}
      here={url.pathname}
    />,
  )
  return new Response(`<!doctype html>${html}`, {
    status: card === undefined ? 404 : card.isOver ? 410 : 200,
    headers: { ...headers, 'Content-Language': locale },
  })
}

/** Whoever finds somebody abroad reads Arabic, unless it is said otherwise. */
function languageOf(url: URL, asker: Headers): Locale {
  const asked = url.searchParams.get('lang') ?? ''
  return isLocale(asked) ? asked : (bestLocale(asker.get('accept-language') ?? '') ?? languageOfHosts)
}

const headers = smallDocumentHeaders(cardStyle)
