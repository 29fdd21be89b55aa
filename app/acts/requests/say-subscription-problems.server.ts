import { translator } from '#app/messages/translator.ts'
import { sayProblems } from '#app/acts/requests/say-problems.server.ts'
import type { Locale } from '#kernel/locale.ts'
import type { FieldProblem } from '#modules/engagement/index.ts'
import type { FieldProblem as SaidProblem } from '#platform/http/problem.server.ts'

/** The newsletter has sentences of its own for its address; a missing one is a wrong one to callers. */
export function saySubscriptionProblems(locale: Locale, problems: readonly FieldProblem[]): SaidProblem[] {
  const text = translator(locale, 'chrome')
  return sayProblems(locale, problems).map((said) =>
    said.pointer === '/email'
      ? {
          pointer: said.pointer,
          code: 'email',
          message: text(said.code === 'required' ? 'newsletter-required' : 'newsletter-email'),
        }
      : said,
  )
}
