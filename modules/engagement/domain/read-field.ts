import { parseEmail } from '#kernel/email.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { normalizeInput, normalizeLines } from '#kernel/text.ts'

/** What is wrong with one field; pages choose the words. */
export type FieldCode =
  | 'required'
  | 'too-short'
  | 'too-long'
  | 'malformed'
  | 'choice'
  | 'email'
  | 'phone'
  | 'consent'
  | 'passport-name'
  | 'birth-date'
  | 'papers'
  | 'tckn'
  | 'passport-number'
  | 'passport-expiry'
  | 'date'
  | 'date-order'
  | 'count'
  | 'group-size'

/**
 * A field by its JSON pointer, for example `/passengers/0/tckn`. A passport comes with its rule; `between` says how many
 * people may travel together.
 */
export type FieldProblem = { pointer: string; code: FieldCode; passport?: PassportRule; between?: GroupSize }

/** How long a passport must last: months after the return, none where the return itself is enough, and so until when. */
export type PassportRule = { months: number; until: PlainDate }

/** How many people a group may have. */
export type GroupSize = { min: number; max: number }

/** The outcome of reading one field. */
export type Read<Value> = { value: Value } | { code: FieldCode }

/** Reads a phone number that can be called; the server has the tables of all countries for it. */
export type ReadPhone = (typed: string) => { e164: string; key: string } | undefined

type Length = { min?: number; max: number }

/** A line of text that must be there; white space and invisible marks are cleaned first. */
export function readLine(typed: string, length: Length): Read<string> {
  return readText(normalizeInput(typed), length)
}

/** As `readLine`, for several lines. */
export function readMessage(typed: string, length: Length): Read<string> {
  return readText(normalizeLines(typed), length)
}

/** Several lines that may be left out. */
export function readNote(typed: string, maxLength: number): Read<string> {
  return typed.trim() === '' ? { value: '' } : readMessage(typed, { max: maxLength })
}

export function readEmail(typed: string): Read<string> {
  if (typed.trim() === '') return { code: 'required' }
  const email = parseEmail(typed)
  return email === undefined ? { code: 'email' } : { value: email }
}

export function readOptionalEmail(typed: string): Read<string | null> {
  return typed.trim() === '' ? { value: null } : readEmail(typed)
}

export function readPhoneWith(readPhone: ReadPhone, typed: string): Read<{ e164: string; key: string }> {
  if (typed.trim() === '') return { code: 'required' }
  const phone = readPhone(typed)
  return phone === undefined ? { code: 'phone' } : { value: phone }
}

export function readOptionalPhone(readPhone: ReadPhone, typed: string): Read<{ e164: string; key: string } | null> {
  return typed.trim() === '' ? { value: null } : readPhoneWith(readPhone, typed)
}

export function readChoice<Choice extends string>(typed: string, choices: readonly Choice[]): Read<Choice> {
  if (typed === '') return { code: 'required' }
  const choice = choices.find((each) => each === typed)
  return choice === undefined ? { code: 'choice' } : { value: choice }
}

/** A whole number as it is typed; an empty field is zero. */
export function readCount(typed: string, { min, max }: { min: number; max: number }): Read<number> {
  const text = normalizeInput(typed) ?? ''
  if (!/^\d{0,3}$/.test(text)) return { code: 'count' }
  const count = Number(text)
  return count >= min && count <= max ? { value: count } : { code: 'count' }
}

export function problemOf(pointer: string, read: Read<unknown>): FieldProblem[] {
  return 'code' in read ? [{ pointer, code: read.code }] : []
}

/** Letters are counted as people count them: an astral sign is one. */
function readText(text: string | undefined, { min = 1, max }: Length): Read<string> {
  if (text === undefined) return { code: 'malformed' }
  if (text === '') return { code: 'required' }
  const { length } = [...text]
  if (length < min) return { code: 'too-short' }
  return length > max ? { code: 'too-long' } : { value: text }
}
