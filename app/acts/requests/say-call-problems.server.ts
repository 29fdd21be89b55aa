import { translator } from '#app/messages/translator.ts'
import { sayProblems } from '#app/acts/requests/say-problems.server.ts'
import type { Locale } from '#kernel/locale.ts'
import type { FieldProblem } from '#modules/engagement/index.ts'
import type { FieldProblem as SaidProblem } from '#platform/http/problem.server.ts'

/** Why nobody will call, as the fields of the form say it; a departure that is gone is one of them. */
export function sayCallProblems(
  locale: Locale,
  refusal: { code: 'invalid-fields'; problems: FieldProblem[] } | { code: 'tour-not-found' },
): SaidProblem[] {
  if (refusal.code === 'invalid-fields') return sayProblems(locale, refusal.problems)
  const message = translator(locale, 'intake')('tour_not_found-detail')
  return [{ pointer: '/tourId', code: 'tour_not_found', message }]
}
