import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import type { core } from 'zod'
import { refuseBody, refuseFields } from '#app/api/calls/refuse-with.server.ts'
import type { ProblemCode } from '#app/refusals/refusals.ts'
import type { StaffCall } from '../staff-call.server.ts'

/** 422 with the field of the body. */
export function refuseLinkField(call: StaffCall, pointer: string): Response {
  return refuseFields(call, [{ pointer }])
}

/** A body that is not as it should be: no JSON, a field nobody knows, or a value out of its domain. */
export function refuseLinkBody(call: StaffCall, json: unknown, issues: readonly core.$ZodIssue[]): Response {
  if (json === undefined) return refuseWith(call, 'malformed')
  return refuseBody(call, issues, json)
}

export function refuseLink(call: StaffCall, code: ProblemCode): Response {
  return refuseWith(call, code)
}
