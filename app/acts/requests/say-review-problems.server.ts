import { translator } from '#app/messages/translator.ts'
import type { Locale } from '#kernel/locale.ts'
import { AUTHOR_LENGTH, REVIEW_LENGTH, type ReviewProblem } from '#modules/content/index.ts'
import type { FieldProblem } from '#platform/http/problem.server.ts'

/** Problems of a review with their words, the same for the page and the call. */
export function sayReviewProblems(locale: Locale, problems: readonly ReviewProblem[]): FieldProblem[] {
  return problems.map(({ pointer, code }) => ({
    pointer,
    code: code.replaceAll('-', '_'),
    message: wordsOf(locale, { pointer, code }),
  }))
}

function wordsOf(locale: Locale, { pointer, code }: ReviewProblem): string {
  const text = translator(locale, 'requests')
  const forms = translator(locale, 'forms')
  const { min, max } = pointer === '/name' ? AUTHOR_LENGTH : REVIEW_LENGTH
  switch (code) {
    case 'required':
      return forms('required')
    case 'email':
      return forms('email')
    case 'rating':
      return translator(locale, 'intake')('rating-detail')
    case 'answer':
      return translator(locale, 'opinion')('need-answer')
    case 'consent':
      return translator(locale, 'opinion')('need-consent')
    case 'too-short':
      return text('error-too-short', { min: String(min) })
    case 'too-long':
      return text('error-too-long', { max: String(max) })
    case 'malformed':
      return text('error-malformed')
  }
}
