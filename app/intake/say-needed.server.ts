import { translator } from '#app/messages/translator.ts'
import type { Locale } from '#kernel/locale.ts'
import type { FieldProblem } from '#platform/http/problem.server.ts'
import { neededKey, type Whose } from './needed-key.ts'

/** Problems as a page says them: at an empty field stands what to write there. Calls keep the one sentence they agreed. */
export function sayNeeded(locale: Locale, problems: readonly FieldProblem[], whose: Whose = 'own'): FieldProblem[] {
  const text = translator(locale, 'forms')
  return problems.map((problem) =>
    problem.code === 'required' ? { ...problem, message: text(neededKey(problem.pointer, whose)) } : problem,
  )
}
