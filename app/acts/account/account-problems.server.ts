import { translator } from '#app/messages/translator.ts'
import type { Locale } from '#kernel/locale.ts'
import type { AccountProblem, PasswordRule } from '#modules/accounts/index.ts'
import type { FieldProblem } from '#platform/http/problem.server.ts'

/** The problems of an account's form in words, under the codes that calls know. */
export function sayAccountProblems(locale: Locale, problems: readonly AccountProblem[]): FieldProblem[] {
  return problems.map((problem) => ({
    pointer: problem.pointer,
    code: wireCodes[problem.code],
    message: sayAccountProblem(locale, problem),
  }))
}

const wireCodes: Record<AccountProblem['code'], string> = {
  required: 'required',
  'name-length': 'validation',
  malformed: 'validation',
  email: 'email',
  phone: 'phone',
  agreements: 'agreements',
  'password-same': 'password_same',
  'password-rules': 'password_rules',
}

function sayAccountProblem(locale: Locale, problem: AccountProblem): string {
  const forms = translator(locale, 'forms')
  const text = translator(locale, 'own-account')
  switch (problem.code) {
    case 'required':
    case 'email':
    case 'phone':
    case 'agreements':
    case 'password-same':
      return forms(problem.code)
    case 'name-length':
    case 'malformed':
      return text(problem.code)
    case 'password-rules':
      return problem.missing.map((rule) => sayRule(locale, rule)).join(' · ')
  }
}

function sayRule(locale: Locale, rule: PasswordRule): string {
  const forms = translator(locale, 'forms')
  const words: Record<PasswordRule, string> = {
    length: forms('password-rule8'),
    digit: forms('password-rule-digit'),
    lower: forms('password-rule-lower'),
    upper: forms('password-rule-upper'),
    special: forms('password-rule-special'),
    uncommon: forms('password-rule-uncommon'),
  }
  return words[rule]
}
