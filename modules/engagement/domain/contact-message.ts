import { fail, ok, type Result } from '#kernel/result.ts'
import { MESSAGE_LENGTH, NAME_LENGTH } from './information-request.ts'
import {
  problemOf,
  readEmail,
  readLine,
  readMessage,
  readOptionalPhone,
  type FieldProblem,
  type ReadPhone,
} from './read-field.ts'

export const SUBJECT_LENGTH = { min: 1, max: 150 }

/** As it was typed. */
export type ContactDraft = { name: string; email: string; mobile: string; subject: string; message: string }

export type CheckedContact = {
  name: string
  email: string
  phone: { e164: string; key: string } | null
  subject: string
  message: string
}

/** Reads a message. Fails with every problem at once, in the order of the form. */
export function checkContact(draft: ContactDraft, readPhone: ReadPhone): Result<CheckedContact, FieldProblem[]> {
  const name = readLine(draft.name, NAME_LENGTH)
  const email = readEmail(draft.email)
  const phone = readOptionalPhone(readPhone, draft.mobile)
  const subject = readLine(draft.subject, SUBJECT_LENGTH)
  const message = readMessage(draft.message, MESSAGE_LENGTH)
  if ('code' in name || 'code' in email || 'code' in phone || 'code' in subject || 'code' in message)
    return fail([
      ...problemOf('/name', name),
      ...problemOf('/email', email),
      ...problemOf('/mobile', phone),
      ...problemOf('/subject', subject),
      ...problemOf('/message', message),
    ])
  return ok({
    name: name.value,
    email: email.value,
    phone: phone.value,
    subject: subject.value,
    message: message.value,
  })
}
