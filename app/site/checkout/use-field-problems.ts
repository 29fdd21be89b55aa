import { neededKey } from '#app/intake/needed-key.ts'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { formatPhone } from '#kernel/format-phone.ts'
import { formatDate } from '#kernel/format-date.ts'
import type { FieldProblem } from '#modules/booking/index.ts'

/** The words for the problem of a field, by its JSON pointer; `undefined` when it has none. */
export type ProblemOf = (pointer: string) => string | undefined

export function useProblemText(): (problem: FieldProblem) => string {
  const text = useText('checkout')
  const forms = useText('forms')
  const locale = useLocale()
  const { site } = usePageFrame()
  return (problem) => {
    switch (problem.code) {
      case 'required':
        return forms(neededKey(problem.pointer))
      case 'email':
        return forms('email')
      case 'phone':
        return forms('phone')
      case 'tckn':
        return forms('tckn')
      case 'email-taken':
        return forms('email-taken')
      case 'agreements': {
        const own = consentOf[fieldOf(problem.pointer)]
        return own ? text(own) : forms('agreements')
      }
      case 'password-min6':
        return forms('password-min6')
      case 'password-mismatch':
        return forms('password-no-match')
      case 'passport-expiry':
        return [
          problem.until ? text('error-passport-until', { date: formatDate(problem.until, locale) }) : forms('passport'),
          text('passport-renewing', { phone: isolateLatin(formatPhone(site.phone, locale)) }),
        ].join('. ')
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

function fieldOf(pointer: string): string {
  return pointer.split('/').at(-1) ?? ''
}

/** A notice is seen and a consent is decided on; neither is an agreement that is accepted. */
const consentOf: Partial<Record<string, 'needed-notice' | 'needed-consent'>> = {
  privacy: 'needed-notice',
  personalData: 'needed-consent',
  health: 'needed-consent',
}
