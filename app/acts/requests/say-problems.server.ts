import { sayPassport } from '#app/intake/say-passport.ts'
import { translator } from '#app/messages/translator.ts'
import type { Locale } from '#kernel/locale.ts'
import {
  MESSAGE_LENGTH,
  NAME_LENGTH,
  NOTE_LENGTH,
  SUBJECT_LENGTH,
  type FieldProblem,
} from '#modules/engagement/index.ts'
import type { FieldProblem as SaidProblem } from '#platform/http/problem.server.ts'

const lengths: Record<string, { min: number; max: number }> = {
  '/name': NAME_LENGTH,
  '/contact/name': NAME_LENGTH,
  '/message': MESSAGE_LENGTH,
  '/subject': SUBJECT_LENGTH,
  '/note': { min: 1, max: NOTE_LENGTH },
}

const PASSPORT_NAME = { min: 1, max: 39 }

/** Problems of a form about requests with their words, the same for pages and calls. */
export function sayProblems(locale: Locale, problems: readonly FieldProblem[]): SaidProblem[] {
  return problems.map((problem) => ({
    pointer: problem.pointer,
    code: problem.code === 'consent' ? 'agreements' : problem.code.replaceAll('-', '_'),
    message: wordsOf(locale, problem),
  }))
}

function wordsOf(locale: Locale, { pointer, code, passport, between }: FieldProblem): string {
  const text = translator(locale, 'requests')
  const forms = translator(locale, 'forms')
  const { min, max } = lengths[pointer] ?? PASSPORT_NAME
  switch (code) {
    case 'required':
      return forms('required')
    case 'consent':
      return forms('agreements')
    case 'email':
      return forms('email')
    case 'phone':
      return forms('phone')
    case 'tckn':
      return forms('tckn')
    case 'group-size':
      return forms('group-size', { min: String(between?.min ?? ''), max: String(between?.max ?? '') })
    case 'passport-expiry':
      return passport ? sayPassport(forms, locale, passport) : forms('wrong-passport-expiry')
    case 'too-short':
      return text('error-too-short', { min: String(min) })
    case 'too-long':
      return text('error-too-long', { max: String(max) })
    default:
      return text(`error-${code}`)
  }
}
