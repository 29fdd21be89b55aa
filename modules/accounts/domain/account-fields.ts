import { parseEmail } from '#kernel/email.ts'
import { normalizeInput } from '#kernel/text.ts'
import type { PasswordRule } from './password-rules.ts'

/** What is wrong with a field of an account, named by its JSON pointer. */
export type AccountProblem =
  | {
      pointer: string
      code: 'required' | 'name-length' | 'malformed' | 'email' | 'phone' | 'password-same' | 'agreements'
    }
  | { pointer: string; code: 'password-rules'; missing: PasswordRule[] }

/** Reads a number that can be called; the server has the tables of all countries for it. */
export type ReadPhone = (typed: string) => { e164: string; key: string } | undefined

export type Read<Value> = { value: Value } | { code: 'required' | 'name-length' | 'malformed' | 'email' | 'phone' }

const NAME_LENGTH = { least: 2, most: 100 }

export function readFullName(typed: string): Read<string> {
  const name = normalizeInput(typed)
  if (name === undefined) return { code: 'malformed' }
  if (name === '') return { code: 'required' }
  return name.length < NAME_LENGTH.least || name.length > NAME_LENGTH.most ? { code: 'name-length' } : { value: name }
}

export function readEmail(typed: string): Read<string> {
  if (typed.trim() === '') return { code: 'required' }
  const email = parseEmail(typed)
  return email === undefined ? { code: 'email' } : { value: email }
}

export function readMobile(typed: string, readPhone: ReadPhone): Read<{ e164: string; key: string }> {
  if (typed.trim() === '') return { code: 'required' }
  const phone = readPhone(typed)
  return phone === undefined ? { code: 'phone' } : { value: phone }
}

export function problemAt(pointer: string, read: Read<unknown>): AccountProblem[] {
  return 'code' in read ? [{ pointer, code: read.code }] : []
}
