import { parseEmail } from '#kernel/email.ts'
import type { Locale } from '#kernel/locale.ts'
import { addDays, dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { normalizeInput, toLatinDigits } from '#kernel/text.ts'
import { isAlive, type OrderState } from '../domain/order.ts'

/** What a guardian may do beside reading the order and paying for it. */
export type GuardianRights = { completesPapers: boolean; hearsChanges: boolean }

/** Whom a customer trusts with an order; the phone, in E.164, is there where they may be called. */
export type Guardian = GuardianRights & {
  id: string
  orderId: string
  token: string
  name: string
  email: string
  phone: string | null
  locale: Locale
}

/** The same as it was typed, with nothing looked at yet. */
export type TypedGuardian = { name: string; email: string; phone: string }

export type GuardianField = keyof TypedGuardian

/** More of them would be a crowd in somebody's papers. */
export const MOST_GUARDIANS = 3

/** A code is typed over within so many minutes, and tried so often. */
export const CODE_MINUTES = 15
export const MOST_TRIES = 5

/** A browser that was let in stays in for so long. */
export const VISIT_DAYS = 30

/** Those at home look after an order until so many days after everybody is back. */
const DAYS_AFTER_RETURN = 3

const MOST_LETTERS = 80

/** Whether an order stands, and somebody of it is on the way or has just come home. */
export function takesGuardians(
  { state, tours }: { state: OrderState; tours: readonly { returnsOn: PlainDate }[] },
  now: Date,
): boolean {
  const today = dayInIstanbul(now)
  return isAlive(state) && tours.some(({ returnsOn }) => today <= addDays(returnsOn, DAYS_AFTER_RETURN))
}

/**
 * Reads what was typed, or gives the fields that are wrong. The phone may be left out; `e164` is the number as the caller
 * reads it, nothing where it cannot be called.
 */
export function readGuardian(
  typed: TypedGuardian,
  e164: string | undefined,
): { name: string; email: string; phone: string | null } | { problems: GuardianField[] } {
  const name = normalizeInput(typed.name) ?? ''
  const email = parseEmail(typed.email)
  const hasPhone = typed.phone.trim() !== ''
  const problems: GuardianField[] = []
  if (name === '' || name.length > MOST_LETTERS) problems.push('name')
  if (!email) problems.push('email')
  if (hasPhone && !e164) problems.push('phone')
  if (!email || problems.length > 0) return { problems }
  return { name, email, phone: (hasPhone && e164) || null }
}

/** Six digits, as whoever reads a mail types them over. */
export function newCode(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(random % 1_000_000).padStart(6, '0')
}

/** The digits of what was typed, in whichever script, without what stands between them. */
export function codeTyped(text: string): string {
  return toLatinDigits(text).replaceAll(/\D/g, '')
}
