import { normalizeInput, normalizeLines } from '#kernel/text.ts'
import type { FieldCode } from './checkout.ts'

/** The outcome of reading one field. */
export type Read<Value> = { value: Value } | { code: FieldCode }

/** A text that must be there; white space and invisible marks are cleaned first. */
export function readRequired(typed: string, maxLength: number): Read<string> {
  const text = normalizeInput(typed)
  if (text === undefined) return { code: 'malformed' }
  if (text === '') return { code: 'required' }
  return text.length > maxLength ? { code: 'too-long' } : { value: text }
}

export function readOptional(typed: string, maxLength: number): Read<string> {
  const text = normalizeInput(typed)
  if (text === undefined) return { code: 'malformed' }
  return text.length > maxLength ? { code: 'too-long' } : { value: text }
}

export function readNote(typed: string, maxLength: number): Read<string> {
  const text = normalizeLines(typed)
  if (text === undefined) return { code: 'malformed' }
  return text.length > maxLength ? { code: 'too-long' } : { value: text }
}

/** A name as passports print it: Latin letters, spaces, hyphens, apostrophes and dots; at most 39 signs. */
export function readPassportName(typed: string): Read<string> {
  const name = readRequired(typed, 39)
  if ('code' in name) return name
  return /^\p{Script=Latin}[\p{Script=Latin}\p{M} '’.-]*$/u.test(name.value) ? name : { code: 'passport-name' }
}

export function readChoice<Choice extends string>(typed: string, choices: readonly Choice[]): Read<Choice> {
  if (typed === '') return { code: 'required' }
  const choice = choices.find((each) => each === typed)
  return choice === undefined ? { code: 'choice' } : { value: choice }
}
