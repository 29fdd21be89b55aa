import { translator } from '#app/messages/translator.ts'
import { localeContext } from '#app/middleware/contexts.ts'
import type { ProblemCode } from '#app/site/errors/problem-codes.ts'
import { refuseBankCall } from './bank-call.server.ts'
import type { StaffCall } from './staff-call.server.ts'

/** 422 with the field of the body. */
export function refuseLinkField(call: StaffCall, pointer: string): Response {
  const message = translator(call.context.get(localeContext), 'problems')('validation')
  return refuseBankCall(call, 'validation', [{ pointer, code: 'validation', message }])
}

/** A body that is not as it should be: no JSON, a field nobody knows, or a value out of its domain. */
export function refuseLinkBody(
  call: StaffCall,
  json: unknown,
  issues: readonly { code?: string | undefined; path: readonly PropertyKey[] }[],
): Response {
  if (json === undefined) return refuseBankCall(call, 'malformed')
  if (issues.some(({ code }) => code === 'unrecognized_keys')) return refuseBankCall(call, 'unknown_field')
  return refuseLinkField(call, `/${(issues[0]?.path ?? []).join('/')}`)
}

export function refuseLink(call: StaffCall, code: ProblemCode): Response {
  return refuseBankCall(call, code)
}
