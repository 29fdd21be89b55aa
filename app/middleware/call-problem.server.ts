import { translator } from '#app/messages/translator.ts'
import type { Locale } from '#kernel/locale.ts'
import { problem } from '#platform/http/problem.server.ts'

/** Refusals any call may meet, with their status. */
const statusOf = {
  malformed: 400,
  locale_unknown: 400,
  unauthenticated: 401,
  forbidden: 403,
  origin_refused: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const

export type CommonProblem = keyof typeof statusOf

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
    status: statusOf[code],
    title: text(`problem-${code}`),
    detail: detail ?? text(`problem-${code}-detail`),
    instance,
    traceId,
    headers: { 'Content-Language': locale, ...headers },
  })
}

/** The common problem with this status, for answers the framework made. */
export function problemOfStatus(status: number): CommonProblem {
  const code = (Object.keys(statusOf) as CommonProblem[]).find((each) => statusOf[each] === status)
  if (code) return code
  return status < 500 ? 'malformed' : 'internal'
}
