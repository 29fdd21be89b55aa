import { translator } from '#app/messages/translator.ts'
import { formatDate } from '#kernel/format-date.ts'
import type { Locale } from '#kernel/locale.ts'
import {
  MESSAGE_LENGTH,
  NAME_LENGTH,
  NOTE_LENGTH,
  SUBJECT_LENGTH,
  type FieldProblem,
} from '#modules/engagement/index.ts'
import type { FieldProblem as SaidProblem } from '#platform/http/problem.server.ts'

/** Months a passport has to last after the return, of which the usual sentence speaks. */
const USUAL_PASSPORT_MONTHS = 6

const lengths: Record<string, { min: number; max: number }> = {
  '/name': NAME_LENGTH,
  '/contact/name': NAME_LENGTH,
  '/message': MESSAGE_LENGTH,
  '/subject': SUBJECT_LENGTH,
  '/note': { min: 1, max: NOTE_LENGTH },
}

const PASSPORT_NAME = { min: 1, max: 39 }

/** Problems of a form about requests with their words, the same for pages and calls. */
export function sayProblems(
  locale: Locale,
  problems: readonly FieldProblem[],
  passportMonths: number | null = USUAL_PASSPORT_MONTHS,
): SaidProblem[] {
  return problems.map((problem) => ({
    pointer: problem.pointer,
    code: problem.code === 'consent' ? 'agreements' : problem.code.replaceAll('-', '_'),
    message: wordsOf(locale, problem, passportMonths),
  }))
}

function wordsOf(
  locale: Locale,
  { pointer, code, until, between }: FieldProblem,
  passportMonths: number | null,
): string {
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
      return until && passportMonths !== USUAL_PASSPORT_MONTHS
        ? text('error-passport-day', { date: formatDate(until, locale) })
        : forms('passport')
    case 'too-short':
      return text('error-too-short', { min: String(min) })
    case 'too-long':
      return text('error-too-long', { max: String(max) })
    default:
      return text(`error-${code}`)
  }
}
