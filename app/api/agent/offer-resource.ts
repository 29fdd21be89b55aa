import { versionOf } from '#app/api/calls/call-headers.server.ts'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { changeOffer, findOffer, removeOffer, type AgentScope } from '#modules/agents/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Route } from './+types/offer-resource.ts'
import { answerAgency, refuseSale, saleCodes } from './agent-call.server.ts'
import { customerOf, linesOf, OfferChangeBody, offerOnWire, tagOf, WireOffer } from './wire-agent.ts'

export const handle: ResourceHandle = {
  methods: ['GET', 'PATCH', 'DELETE'],
  describes: {
    GET: {
      summary: 'An offer; its version is in `ETag`',
      answers: { 200: WireOffer },
      problems: ['not_found', 'forbidden'],
    },
    PATCH: {
      summary: 'Changes an offer in the version that `If-Match` names',
      body: OfferChangeBody,
      answers: { 200: WireOffer },
      problems: [...saleCodes, 'precondition_required'],
    },
    DELETE: {
      summary: 'Removes a draft',
      answers: { 204: null },
      problems: ['not_found', 'forbidden', 'status_transition'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerAgency(call, (db, scope) => answerOffer(call, db, scope))
}

export function action(call: Route.ActionArgs) {
  return answerAgency(call, (db, scope) =>
    call.request.method === 'DELETE' ? remove(call, db, scope) : change(call, db, scope),
  )
}

async function remove(call: Route.ActionArgs, db: Db, scope: AgentScope): Promise<Response> {
  const known = await findOffer(db, scope, call.params.offerId)
  if (!known) return refuseWith(call, 'not_found')
  const removed = await removeOffer(db, scope, known.id, new Date())
  if (removed.ok) return new Response(null, { status: 204 })
  return refuseWith(call, removed.error.code === 'offer-not-found' ? 'not_found' : 'status_transition')
}

async function change(call: Route.ActionArgs, db: Db, scope: AgentScope): Promise<Response> {
  const known = await findOffer(db, scope, call.params.offerId)
  if (!known) return refuseWith(call, 'not_found')
  const version = versionOf(call.request)
  if (version === undefined) return refuseWith(call, 'precondition_required')
  const body = await readCallBody(call, OfferChangeBody)
  if (!body.ok) return body.error
  const { customer, items, validUntil = known.validUntil, locale = known.locale, note = known.note } = body.value
  const draft = {
    customer: customer ? customerOf({ customer }) : known.customer,
    lines: items ? linesOf({ items }) : known.lines,
    markup: { kind: 'fixed' as const, minor: 0 },
    validUntil,
    locale,
    note,
  }
  const changed = await changeOffer(db, scope, { id: known.id, version, draft }, new Date())
  return changed.ok ? answerOffer(call, db, scope) : refuseSale(call, changed.error)
}

async function answerOffer(call: Route.LoaderArgs | Route.ActionArgs, db: Db, scope: AgentScope): Promise<Response> {
  const offer = await findOffer(db, scope, call.params.offerId)
  if (!offer) return refuseWith(call, 'not_found')
  const { origin } = call.context.get(servicesContext).env.publicUrl
  return Response.json(offerOnWire(offer, origin), {
    headers: { 'Content-Language': call.context.get(localeContext), ...tagOf(offer) },
  })
}
