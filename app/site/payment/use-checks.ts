import { useState, type FormEvent } from 'react'
import type { FieldProblems, PaymentDraft } from './payment-draft.ts'
import { useProblemText } from './use-problem-text.ts'

/** Problems found here before sending, or by the server; each goes when its field is changed. */
export function useChecks(serverProblems: FieldProblems | undefined) {
  const say = useProblemText()
  const [found, setFound] = useState<FieldProblems>(serverProblems ?? {})
  const problems = Object.fromEntries(Object.entries(found).map(([field, code]) => [field, say(code)]))
  return {
    problems: problems as Partial<Record<keyof FieldProblems, string>>,
    check(event: FormEvent<HTMLFormElement>, find: () => FieldProblems) {
      const fields = find()
      setFound(fields)
      const first = Object.keys(fields)
      if (first.length === 0) return
      event.preventDefault()
      const field = [...event.currentTarget.elements].find((each) => first.includes(each.getAttribute('name') ?? ''))
      if (field instanceof HTMLElement) field.focus()
    },
    forget(part: Partial<PaymentDraft>) {
      setFound((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
    },
  }
}
