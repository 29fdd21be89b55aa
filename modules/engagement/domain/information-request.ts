import { parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import {
  problemOf,
  readCount,
  readLine,
  readMessage,
  readOptionalEmail,
  readPhoneWith,
  type FieldProblem,
  type GroupSize,
  type Read,
  type ReadPhone,
} from './read-field.ts'

/** What a question is about. Private tours are asked for with a size and dates. */
export const topics = ['general', 'tour', 'hotel', 'service', 'private'] as const

export type TopicKind = (typeof topics)[number]

/** `key` is the public id of a departure, or the key of a hotel or service; `name` is what the visitor read. */
export type Topic =
  | { kind: 'general' | 'private'; name: '' }
  | { kind: 'tour' | 'hotel' | 'service'; key: string; name: string }

/** Which words stand beside the tick; changes with them. */
export const CONSENT_VERSION = '2026-11'

export const NAME_LENGTH = { min: 2, max: 100 }

export const MESSAGE_LENGTH = { min: 10, max: 2000 }

/** As it was typed. */
export type InquiryDraft = {
  name: string
  phone: string
  email: string
  message: string
  hasConsent: boolean
}

export type PrivateTourDraft = InquiryDraft & { groupSize: string; wishedFrom: string; wishedTo: string }

export type CheckedInquiry = {
  name: string
  phone: string
  phoneKey: string
  email: string | null
  message: string
  groupSize: number | null
  wishedFrom: PlainDate | null
  wishedTo: PlainDate | null
}

/** Reads a question. Fails with every problem at once, in the order of the form. */
export function checkInquiry(draft: InquiryDraft, readPhone: ReadPhone): Result<CheckedInquiry, FieldProblem[]> {
  const name = readLine(draft.name, NAME_LENGTH)
  const phone = readPhoneWith(readPhone, draft.phone)
  const email = readOptionalEmail(draft.email)
  const message = readMessage(draft.message, MESSAGE_LENGTH)
  const problems = [
    ...problemOf('/name', name),
    ...problemOf('/phone', phone),
    ...problemOf('/email', email),
    ...problemOf('/message', message),
    ...(draft.hasConsent ? [] : [{ pointer: '/consent', code: 'consent' as const }]),
  ]
  if (problems.length > 0 || 'code' in name || 'code' in phone || 'code' in email || 'code' in message)
    return fail(problems)
  return ok({
    name: name.value,
    phone: phone.value.e164,
    phoneKey: phone.value.key,
    email: email.value,
    message: message.value,
    groupSize: null,
    wishedFrom: null,
    wishedTo: null,
  })
}

/** Reads the wish for a private tour: a question with a number of people and two days, which may be left open. */
export function checkPrivateTour(
  draft: PrivateTourDraft,
  readPhone: ReadPhone,
  { today, groupSize }: { today: PlainDate; groupSize: GroupSize },
): Result<CheckedInquiry, FieldProblem[]> {
  const size = readCount(draft.groupSize, groupSize)
  const from = readWishedDay(draft.wishedFrom, today)
  const to = readWishedDay(draft.wishedTo, today)
  const isReversed = 'value' in from && 'value' in to && from.value && to.value && from.value > to.value
  const inquiry = checkInquiry(draft, readPhone)
  const problems = [
    ...('code' in size ? [{ pointer: '/groupSize', code: 'group-size' as const, between: groupSize }] : []),
    ...problemOf('/wishedFrom', from),
    ...problemOf('/wishedTo', to),
    ...(isReversed ? [{ pointer: '/wishedTo', code: 'date-order' as const }] : []),
    ...(inquiry.ok ? [] : inquiry.error),
  ]
  if (problems.length > 0 || 'code' in size || 'code' in from || 'code' in to || !inquiry.ok) return fail(problems)
  return ok({ ...inquiry.value, groupSize: size.value, wishedFrom: from.value, wishedTo: to.value })
}

function readWishedDay(typed: string, today: PlainDate): Read<PlainDate | null> {
  if (typed.trim() === '') return { value: null }
  const day = parsePlainDate(typed.trim())
  return day === undefined || day < today ? { code: 'date' } : { value: day }
}
