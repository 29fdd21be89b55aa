import { translator } from '#app/messages/translator.ts'
import { problemStatuses } from '#app/refusals/problem-codes.ts'
import type { Locale } from '#kernel/locale.ts'
import { problem } from '#platform/http/problem.server.ts'

/** Refusals any call may meet. */
const commonProblems = [
  'malformed',
  'locale_unknown',
  'unauthenticated',
  'forbidden',
  'origin_refused',
  'not_found',
  'method_not_allowed',
  'too_large',
  'unsupported_media_type',
  'rate_limited',
  'internal',
  'unavailable',
] as const

export type CommonProblem = (typeof commonProblems)[number]

type CallFacts = {
  locale: Locale
  instance: string
  traceId: string
  headers?: Record<string, string>
  /** What to say instead of the sentence that every call has for this. */
  detail?: string
}

/** The answer to a call that was refused before, or instead of, its own handling. */
export function callProblem(code: CommonProblem, { locale, instance, traceId, headers, detail }: CallFacts): Response {
  const text = translator(locale, 'errors')
  return problem(code, {
    status: problemStatuses[code],
    title: text(`problem-${code}`),
    detail: detail ?? text(`problem-${code}-detail`),
    instance,
    traceId,
    headers: { 'Content-Language': locale, ...headers },
  })
}

/** The common problem with this status, for answers the framework made. */
export function problemOfStatus(status: number): CommonProblem {
  const code = commonProblems.find((each) => problemStatuses[each] === status)
  if (code) return code
  return status < 500 ? 'malformed' : 'internal'
}
