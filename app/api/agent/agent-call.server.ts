import { problemOf } from '#app/refusals/refusals.ts'
import { refuseFields, refuseWith, type AnsweredCall } from '#app/api/calls/refuse-with.server.ts'
import { wireNameOf } from '#app/wire/traveller-on-wire.ts'
import { answerAgent } from '#app/api/calls/answer-agent.server.ts'
import {
  findAgentScope,
  type AgentScope,
  type ReserveFailure,
  type TravellersFailure,
  type WriteOfferFailure,
} from '#modules/agents/index.server.ts'
import type { CancelRefusal } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/** Lets a call through to the records of the caller's agency; 403 for an agent whom no active agency employs. */
export function answerAgency(
  call: AnsweredCall,
  answer: (db: Db, scope: AgentScope) => Promise<Response>,
): Promise<Response> {
  return answerAgent(call, async (db, agent) => {
    const scope = await findAgentScope(db, agent)
    return scope ? answer(db, scope) : refuseWith(call, 'forbidden')
  })
}

/** What writing an offer or a reservation may be refused with. */
export const saleCodes = [
  'not_found',
  'forbidden',
  'validation',
  'unknown_field',
  'malformed',
  'status_transition',
  'edit_conflict',
  'tour_full',
  'tour_closed',
  'tour_on_request',
  'item_unknown',
  'quantity',
] as const

/** A refusal of a sale by the code that the contract has for it. */
export function refuseSale(call: AnsweredCall, failure: WriteOfferFailure | ReserveFailure): Response {
  switch (failure.code) {
    case 'refused-lines':
      return refuseWith(call, problemOf(failure.lines[0]?.code ?? 'item-unknown'))
    case 'cart-empty':
    case 'mixed-currencies':
      return refuseFields(call, [{ pointer: '/items' }])
    case 'price-below-shop':
      return refuseFields(call, [{ pointer: `/items/${failure.line}/price` }])
    case 'invalid-fields':
      return refuseFields(
        call,
        failure.fields.map((field) => ({ pointer: field === 'validUntil' ? '/validUntil' : `/customer/${field}` })),
      )
    case 'invalid-contact':
      return refuseFields(
        call,
        failure.fields.map((pointer) => ({ pointer: pointer.replace('/contact', '/customer') })),
      )
    default:
      return refuseWith(call, problemOf(failure.code))
  }
}

type ChangeFailure =
  | CancelRefusal
  | TravellersFailure
  | { code: 'reservation-not-found' | 'status-transition' | 'edit-conflict' | 'reason-missing' }

type SentTravellers = { travellers?: readonly object[] | undefined }

/** A refusal of a change of a reservation. Fields have the names by which they were sent. */
export function refuseChange(call: AnsweredCall, failure: ChangeFailure, sent: SentTravellers = {}): Response {
  switch (failure.code) {
    case 'reservation-not-found':
    case 'order-not-found':
      return refuseWith(call, 'not_found')
    case 'edit-conflict':
      return refuseWith(call, 'edit_conflict')
    case 'reason-missing':
      return refuseFields(call, [{ pointer: '/reason' }])
    case 'travellers-differ':
      return refuseWith(call, 'travellers_differ')
    case 'invalid-travellers':
      return refuseFields(
        call,
        failure.lines.flatMap(({ line, problems }) =>
          Object.keys(problems).map((field) => ({ pointer: pointerTo(sent, line, field) })),
        ),
      )
    default:
      return refuseWith(call, 'status_transition')
  }
}

function pointerTo({ travellers }: SentTravellers, line: number, field: string): string {
  if (!travellers) return `/passengers/${line}/${wireNameOf(field)}`
  return `/travellers/${line}/${field in (travellers[line] ?? {}) ? field : wireNameOf(field)}`
}
