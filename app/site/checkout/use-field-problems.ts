import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import type { FieldProblem } from '#modules/booking/index.ts'

/** The words for the problem of a field, by its JSON pointer; `undefined` when it has none. */
export type ProblemOf = (pointer: string) => string | undefined

export function useProblemText(): (problem: FieldProblem) => string {
  const text = useText('checkout')
  const forms = useText('forms')
  const locale = useLocale()
  return (problem) => {
    switch (problem.code) {
      case 'required':
        return forms('required')
      case 'email':
        return forms('email')
      case 'phone':
        return forms('phone')
      case 'tckn':
        return forms('tckn')
      case 'email-taken':
        return forms('email-taken')
      case 'agreements':
        return forms('agreements')
      case 'password-min6':
        return forms('password-min6')
      case 'password-mismatch':
        return forms('password-no-match')
      case 'passport-expiry':
        return problem.until
          ? text('error-passport-until', { date: formatDate(problem.until, locale) })
          : forms('passport')
      case 'choice':
        return problem.pointer === '/mode' ? text('sign-in-first') : text('error-choice')
      default:
        return text(`error-${problem.code}`)
    }
  }
}

export function useFieldProblems(problems: readonly FieldProblem[]): ProblemOf {
  const textOf = useProblemText()
  return (pointer) => {
    const problem = problems.find((each) => each.pointer === pointer)
    return problem && textOf(problem)
  }
}
