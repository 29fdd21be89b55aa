import { useFieldWords } from '#app/intake/use-field-words.ts'
import { useText } from '#app/ui/text.tsx'
import type { FieldProblem } from '#modules/booking/index.ts'

/** The words for the problem of a field, by its JSON pointer; `undefined` when it has none. */
export type ProblemOf = (pointer: string) => string | undefined

export function useProblemText(): (problem: FieldProblem) => string {
  const text = useText('checkout')
  const forms = useText('forms')
  const words = useFieldWords()
  return (problem) => {
    switch (problem.code) {
      case 'agreements': {
        const own = consentOf[fieldOf(problem.pointer)]
        return own ? text(own) : forms('agreements')
      }
      case 'passport-expiry':
        return [words('passportExpiresOn', problem), text('passport-renewing')].join('. ')
      case 'choice':
        return problem.pointer === '/mode' ? text('sign-in-first') : forms('wrong-choice')
      default:
        return words(fieldOf(problem.pointer), problem)
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
