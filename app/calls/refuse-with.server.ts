import type { RouterContextProvider } from 'react-router'
import { translator } from '#app/messages/translator.ts'
import { callFacts } from '#app/session/call-facts.server.ts'
import { problemStatuses, type ProblemCode } from '#app/site/errors/problem-codes.ts'
import { problem, type FieldProblem } from '#platform/http/problem.server.ts'

export type AnsweredCall = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

type Facts = { errors?: readonly FieldProblem[]; headers?: Record<string, string> }

/** A refusal by its code, in the language of the caller, with the status and the text that its page has. */
export function refuseWith(call: AnsweredCall, code: ProblemCode, { errors, headers }: Facts = {}): Response {
  const { locale, ...facts } = callFacts(call.context, call.url)
  const text = translator(locale, 'problems')
  return problem(code, {
    ...facts,
    status: problemStatuses[code],
    title: text(code),
    detail: errors?.[0]?.message ?? text(code),
    errors,
    headers: {
      'Content-Language': locale,
      ...(problemStatuses[code] === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
      ...headers,
    },
  })
}

/** 422 with the fields of the body that were refused, each with the code of its own. */
export function refuseFields(call: AnsweredCall, fields: readonly { pointer: string; code?: ProblemCode }[]): Response {
  const text = translator(callFacts(call.context, call.url).locale, 'problems')
  const errors = fields.map(({ pointer, code = 'validation' as const }) => ({ pointer, code, message: text(code) }))
  return refuseWith(call, errors[0]?.code ?? 'validation', { errors })
}
