import { translator } from '#app/messages/translator.ts'
import type { Locale } from '#kernel/locale.ts'
import { problem, type FieldProblem } from '#platform/http/problem.server.ts'
import { statusOfProblem, type ProblemCode } from './refusals.ts'

/** What every refusal of a call repeats of the call. */
export type CallFacts = { locale: Locale; instance: string; traceId: string }

export type RefusalWords = {
  /** The name under which older callers know the refusal, where that is not its code. */
  name?: string | undefined
  /** What to say instead of the words that every call has for this refusal. */
  title?: string | undefined
  detail?: string | undefined
  errors?: readonly FieldProblem[] | undefined
  headers?: Readonly<Record<string, string>> | undefined
  /** Further members of the body that this refusal has. */
  members?: Readonly<Record<string, unknown>> | undefined
}

/**
 * A refused call as a problem document (RFC 9457), with the one status that its code has and, unless it brings its own,
 * the words of `/problems/<code>`. A 401 says how to sign in.
 */
export function refuse(
  code: ProblemCode,
  { locale, instance, traceId }: CallFacts,
  { name, title, detail, errors, headers, members }: RefusalWords = {},
): Response {
  const text = translator(locale, 'problems')
  const status = statusOfProblem(code)
  return problem(name ?? code, {
    status,
    title: title ?? text(code),
    detail: detail ?? text(code),
    instance,
    traceId,
    errors: errors?.length ? errors : undefined,
    members,
    headers: { 'Content-Language': locale, ...(status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}), ...headers },
  })
}
