import type { core } from 'zod'
import { translator } from '#app/messages/translator.ts'
import { bracedNames } from '#kernel/braced-names.ts'
import { joinList } from '#kernel/join-list.ts'
import type { Locale } from '#kernel/locale.ts'
import type { FieldProblem } from '#platform/http/problem.server.ts'

type Issue = core.$ZodIssue

/** A hostile body can be wrong in a million places. */
const MOST_NAMED = 50

/**
 * The fields of a body that were refused, by pointer, each with a sentence of its own in the language of the caller.
 * Names that nobody described come alone, as `unknown_field`: whoever misspelt a name need not hear that it is missing.
 */
export function fieldProblems(locale: Locale, issues: readonly Issue[], body: unknown): FieldProblem[] {
  const text = translator(locale, 'call-fields')
  const named = issues.slice(0, MOST_NAMED)
  const unknown = named.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => pointerOf([...issue.path, key])) : [],
  )
  if (unknown.length > 0)
    return unknown.slice(0, MOST_NAMED).map((pointer) => ({ pointer, code: 'unknown_field', message: text('unknown') }))
  return named.map((issue) => ({
    pointer: pointerOf(issue.path),
    code: 'validation',
    message: isMissing(body, issue.path) ? text('missing') : sayIssue(locale, issue),
  }))
}

/** Whether there is nothing at a place of a body: no such name, null, or an empty text. */
function isMissing(body: unknown, path: readonly PropertyKey[]): boolean {
  const value = path.reduce<unknown>((part, name) => Object(part)[name], body)
  return value === undefined || value === null || value === ''
}

/** A place in a body by RFC 6901. */
function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

type Text = ReturnType<typeof translator<'call-fields'>>

function sayIssue(locale: Locale, issue: Issue): string {
  const text = translator(locale, 'call-fields')
  switch (issue.code) {
    case 'invalid_type':
      return text(kinds[issue.expected] ?? 'invalid')
    case 'too_small':
      return sayLimit(text, issue.origin, 'at-least', Number(issue.minimum))
    case 'too_big':
      return sayLimit(text, issue.origin, 'at-most', Number(issue.maximum))
    case 'invalid_value':
      return text('one-of', { values: joinList(issue.values.map(String), locale) })
    case 'invalid_format':
      return text(formats[issue.format] ?? 'format')
    case 'custom':
      return sayOwnRule(locale, issue.params)
    default:
      return text('invalid')
  }
}

function sayOwnRule(locale: Locale, { otherThan, names }: Readonly<Record<string, unknown>> = {}): string {
  const text = translator(locale, 'call-fields')
  if (typeof otherThan === 'string') return text('other-than', { name: otherThan })
  return Array.isArray(names) ? text('names', { n: names.length, names: bracedNames(names, locale) }) : text('invalid')
}

const formats: Record<string, 'format-day' | 'format-instant' | 'format-address'> = {
  date: 'format-day',
  datetime: 'format-instant',
  url: 'format-address',
}

const kinds: Record<string, 'kind-text' | 'kind-number' | 'kind-int' | 'kind-boolean' | 'kind-list' | 'kind-object'> = {
  string: 'kind-text',
  number: 'kind-number',
  int: 'kind-int',
  boolean: 'kind-boolean',
  array: 'kind-list',
  tuple: 'kind-list',
  object: 'kind-object',
  record: 'kind-object',
}

function sayLimit(text: Text, origin: string, limit: 'at-least' | 'at-most', n: number): string {
  if (origin === 'string') return text(`characters-${limit}`, { n })
  return text(origin === 'array' ? `entries-${limit}` : limit, { n })
}
