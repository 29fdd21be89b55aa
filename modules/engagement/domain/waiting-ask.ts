import { fail, ok, type Result } from '#kernel/result.ts'
import { NAME_LENGTH } from './information-request.ts'
import {
  problemOf,
  readCount,
  readEmail,
  readLine,
  readPhoneWith,
  type FieldProblem,
  type ReadPhone,
} from './read-field.ts'

/** As it was typed. */
export type WaitingDraft = { name: string; phone: string; email: string; seats: string; hasConsent: boolean }

export type CheckedWaiting = {
  name: string
  phone: { e164: string; key: string }
  email: string
  /** Everybody but babies. */
  seats: number
}

/** Reads the wish for a place on a waiting list. Fails with every problem at once, in the order of the form. */
export function checkWaiting(
  draft: WaitingDraft,
  { mostSeats }: { mostSeats: number },
  readPhone: ReadPhone,
): Result<CheckedWaiting, FieldProblem[]> {
  const name = readLine(draft.name, NAME_LENGTH)
  const phone = readPhoneWith(readPhone, draft.phone)
  const email = readEmail(draft.email)
  const seats = readCount(draft.seats, { min: 1, max: mostSeats })
  if ('code' in name || 'code' in phone || 'code' in email || 'code' in seats || !draft.hasConsent)
    return fail([
      ...problemOf('/name', name),
      ...problemOf('/phone', phone),
      ...problemOf('/email', email),
      ...problemOf('/seats', seats),
      ...(draft.hasConsent ? [] : [{ pointer: '/consent', code: 'consent' as const }]),
    ])
  return ok({ name: name.value, phone: phone.value, email: email.value, seats: seats.value })
}
