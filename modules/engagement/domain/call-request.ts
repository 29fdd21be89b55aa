import { fail, ok, type Result } from '#kernel/result.ts'
import { NAME_LENGTH } from './information-request.ts'
import {
  problemOf,
  readChoice,
  readLine,
  readOptionalEmail,
  readPhoneWith,
  type FieldProblem,
  type Read,
  type ReadPhone,
} from './read-field.ts'

/** Parts of a working day in which somebody likes to be called. */
export const callTimes = ['morning', 'noon', 'afternoon'] as const

export type CallTime = (typeof callTimes)[number]

/** As it was typed. An empty time means that any is good. */
export type CallDraft = { name: string; phone: string; email: string; preferredTime: string; hasConsent: boolean }

export type CheckedCall = {
  name: string
  phone: { e164: string; key: string }
  email: string | null
  preferredTime: CallTime | null
}

/** Reads the wish to be called. Fails with every problem at once, in the order of the form. */
export function checkCall(draft: CallDraft, readPhone: ReadPhone): Result<CheckedCall, FieldProblem[]> {
  const name = readLine(draft.name, NAME_LENGTH)
  const phone = readPhoneWith(readPhone, draft.phone)
  const preferredTime: Read<CallTime | null> =
    draft.preferredTime === '' ? { value: null } : readChoice(draft.preferredTime, callTimes)
  const email = readOptionalEmail(draft.email)
  if ('code' in name || 'code' in phone || 'code' in preferredTime || 'code' in email || !draft.hasConsent)
    return fail([
      ...problemOf('/name', name),
      ...problemOf('/phone', phone),
      ...problemOf('/preferredTime', preferredTime),
      ...problemOf('/email', email),
      ...(draft.hasConsent ? [] : [{ pointer: '/consent', code: 'consent' as const }]),
    ])
  return ok({ name: name.value, phone: phone.value, email: email.value, preferredTime: preferredTime.value })
}
