import { renderToStaticMarkup } from 'react-dom/server'
import { redirect } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { factsContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { translator } from '#app/messages/translator.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { smallDocumentHeaders } from '#app/page/small-document-headers.server.ts'
import { languageOfHosts } from '#kernel/languages.ts'
import { bestLocale, isLocale, type Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import { getSite } from '#modules/content/index.server.ts'
import { openCard, openPocketByCard } from '#modules/road/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { Route } from './+types/card-resource.ts'
import { CardDocument } from './card-document.tsx'
import type { TriedBirth } from './bearer-form.tsx'
import { cardStyle } from './card-style.ts'

export const handle: ResourceHandle = { methods: ['GET', 'POST'], accepts: ['application/x-www-form-urlencoded'] }

/** How often one network address may open cards in a minute: a crowd behind one may, a program that guesses may not. */
const OPENINGS = { max: 60, perSeconds: 60 }

/**
 * What the code on a traveller's card leads to, for whoever found the traveller: a document of its own without script, font
 * or picture, in the language that is chosen on it, of the browser, or in Arabic.
 */
export async function loader(asked: Route.LoaderArgs) {
  return refusedTurn(asked) ?? showCard(asked)
}

/** Whoever carries the card types the day of their birth, and is led to the pocket page of their journey. */
export async function action(asked: Route.ActionArgs) {
  const refused = refusedTurn(asked)
  if (refused) return refused
  const { params, request, context } = asked
  const now = new Date()
  const born = String((await formFields(request))['born'] ?? '')
  const bornOn = parseTypedDate(born, dayInIstanbul(now))
  if (!bornOn) return showCard(asked, { born, problem: 'born-unreadable' })
  const opened = await openPocketByCard(context.get(servicesContext).db, { token: params.cardToken, bornOn }, now)
  if (opened.ok) {
    const { publicId, token, locale } = opened.value
    return redirect(paths.pocket(locale, publicId, { p: token }), 303)
  }
  const { code } = opened.error
  return showCard(asked, code === 'card-over' ? undefined : { born, problem: code })
}

/** The answer to an address that asks too often. */
function refusedTurn({ context }: Pick<Route.LoaderArgs, 'context'>): Response | undefined {
  const { limiter } = context.get(servicesContext)
  const turn = limiter.allow(`traveller-card:${context.get(factsContext).clientAddress}`, OPENINGS, new Date())
  if (turn.ok) return undefined
  return new Response(null, { status: 429, headers: { ...headers, 'Retry-After': String(turn.retryAfterSeconds) } })
}

async function showCard(
  { params, request, context, url }: Pick<Route.LoaderArgs, 'params' | 'request' | 'context' | 'url'>,
  tried?: TriedBirth,
): Promise<Response> {
  const { db } = context.get(servicesContext)
  const locale = languageOf(url, request.headers)
  const card = await openCard(db, params.cardToken, new Date())
  const { brand, phone } = await getSite(db, locale)
  const html = renderToStaticMarkup(
    <CardDocument
      card={card}
      agency={{ brand, phone }}
      words={{ text: translator(locale, 'card'), locale }}
      here={url.pathname}
      tried={tried}
    />,
  )
  return new Response(`<!doctype html>${html}`, {
    status: card === undefined ? 404 : card.isOver ? 410 : statusOfTry(tried),
    headers: { ...headers, 'Content-Language': locale },
  })
}

function statusOfTry(tried: TriedBirth | undefined): number {
  if (!tried) return 200
  return tried.problem === 'too-many-tries' ? 429 : 422
}

/** Whoever finds somebody abroad reads Arabic, unless it is said otherwise. */
function languageOf(url: URL, asker: Headers): Locale {
  const asked = url.searchParams.get('lang') ?? ''
  return isLocale(asked) ? asked : (bestLocale(asker.get('accept-language') ?? '') ?? languageOfHosts)
}

const headers = smallDocumentHeaders(cardStyle, { hasForms: true })
