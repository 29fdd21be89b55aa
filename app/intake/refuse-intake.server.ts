import type { RouterContextProvider } from 'react-router'
import { translator } from '#app/messages/translator.ts'
import { factsContext } from '#app/http/middleware/contexts.ts'
import { refuse } from '#app/refusals/refuse.server.ts'
import type { ProblemCode } from '#app/refusals/refusals.ts'
import type { Locale } from '#kernel/locale.ts'
import type { FieldProblem } from '#platform/http/problem.server.ts'

export type IntakeCall = { request: Request; context: Readonly<RouterContextProvider> }

export type IntakeCode = Extract<
  ProblemCode,
  | 'validation'
  | 'human_check_failed'
  | 'agreements'
  | 'email'
  | 'phone'
  | 'rating'
  | 'tckn'
  | 'passport_expiry'
  | 'group_size'
  | 'tour_not_found'
  | 'tour_full'
  | 'tour_closed'
  | 'token_expired'
>

/** Why a form was not kept. Without a `detail` the usual sentence of its code is said. */
export type IntakeRefusal = { code: IntakeCode; detail?: string | undefined; errors?: readonly FieldProblem[] }

/**
 * The refusal for fields with problems: their own code when all of them have one that this call names for itself,
 * `validation` otherwise.
 */
export function fieldsRefused(problems: readonly FieldProblem[], ownCodes: readonly IntakeCode[] = []): IntakeRefusal {
  const [first] = problems
  const own = ownCodes.find((code) => problems.every((each) => each.code === code))
  return { code: own ?? 'validation', detail: first?.message, errors: problems }
}

/** A refused public form as a problem, in the language its sender asked for. */
export function refuseIntake(
  { request, context }: IntakeCall,
  locale: Locale,
  { code, detail, errors }: IntakeRefusal,
): Response {
  const text = translator(locale, 'intake')
  const { traceId } = context.get(factsContext)
  return refuse(
    code,
    { locale, instance: new URL(request.url).pathname, traceId },
    { title: text(code), detail: detail ?? text(`${code}-detail`), errors },
  )
}
