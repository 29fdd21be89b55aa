import { translator } from '#app/messages/translator.ts'
import { refuse, type CallFacts } from './refuse.server.ts'
import { statusOfProblem } from './refusals.ts'

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

type CommonFacts = CallFacts & {
  headers?: Record<string, string>
  /** What to say instead of the sentence that every call has for this. */
  detail?: string
}

/** The answer to a call that was refused before, or instead of, its own handling. */
export function callProblem(code: CommonProblem, { headers, detail, ...facts }: CommonFacts): Response {
  const text = translator(facts.locale, 'errors')
  const words = { title: text(`problem-${code}`), detail: detail ?? text(`problem-${code}-detail`) }
  return refuse(code, facts, { ...words, headers })
}

/** The common problem with this status, for answers the framework made. */
export function problemOfStatus(status: number): CommonProblem {
  const code = commonProblems.find((each) => statusOfProblem(each) === status)
  if (code) return code
  return status < 500 ? 'malformed' : 'internal'
}
