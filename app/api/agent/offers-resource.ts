import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { pageListOf } from '#app/wire/wire.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { createOffer, findOffer, listOffers } from '#modules/agents/index.server.ts'
import type { Route } from './+types/offers-resource.ts'
import { answerAgency, refuseSale, saleCodes } from './agent-call.server.ts'
import { customerOf, linesOf, NewOfferBody, OfferFilter, offerOnWire, tagOf, WireOffer } from './wire-agent.ts'

/** How long an offer holds when nobody says so. */
const OFFER_DAYS = 7

export const handle: ResourceHandle = {
  methods: ['GET', 'POST'],
  describes: {
    GET: {
      summary: "An agency's offers, filtered, the newest first",
      query: OfferFilter,
      answers: { 200: pageListOf(WireOffer) },
      problems: ['filter_invalid', 'forbidden'],
    },
    POST: {
      summary: 'Writes an offer as a draft',
      body: NewOfferBody,
      answers: { 201: WireOffer },
      problems: [...saleCodes],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerAgency(call, async (db, scope) => {
    const filter = readQuery(call, OfferFilter)
    if (!filter.ok) return filter.error
    const { offers, total } = await listOffers(db, scope, filter.value)
    const { origin } = call.context.get(servicesContext).env.publicUrl
    const body = pageOf(
      offers.map((offer) => offerOnWire(offer, origin)),
      { ...filter.value, total },
    )
    const headers = {
      'Content-Language': call.context.get(localeContext),
      ...nextPageLink(call.url, origin, body.meta),
    }
    return Response.json(body, { headers })
  })
}

export function action(call: Route.ActionArgs) {
  return answerAgency(call, async (db, scope) => {
    const body = await readCallBody(call, NewOfferBody)
    if (!body.ok) return body.error
    const now = new Date()
    const { validUntil = addDays(dayInIstanbul(now), OFFER_DAYS), locale, note } = body.value
    const draft = { customer: customerOf(body.value), lines: linesOf(body.value), validUntil, locale, note }
    const made = await createOffer(db, scope, { ...draft, markup: { kind: 'fixed', minor: 0 } }, now)
    if (!made.ok) return refuseSale(call, made.error)
    const offer = await findOffer(db, scope, made.value.id)
    if (!offer) throw new Error(`no offer ${made.value.id} after it was written`)
    const { origin } = call.context.get(servicesContext).env.publicUrl
    return Response.json(offerOnWire(offer, origin), {
      status: 201,
      headers: { 'Content-Language': call.context.get(localeContext), ...tagOf(offer) },
    })
  })
}
