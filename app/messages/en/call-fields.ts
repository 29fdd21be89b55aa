import type { Translation } from '../translation.ts'
import type { callFields as reference } from '../tr/call-fields.ts'

export const callFields: Translation<typeof reference> = {
  missing: 'This field is needed.',
  unknown: 'This field is not known.',
  invalid: 'This value is not valid.',
  'other-than': 'Write either this or {name}, not both.',
  'kind-text': 'It must be text.',
  'kind-number': 'It must be a number.',
  'kind-int': 'It must be a whole number.',
  'kind-boolean': 'It must be true or false.',
  'kind-list': 'It must be a list.',
  'kind-object': 'It must be an object.',
  'at-least': 'It must be at least {n, number}.',
  'at-most': 'It can be at most {n, number}.',
  'characters-at-least':
    '{n, plural, one {It must have at least # character.} other {It must have at least # characters.}}',
  'characters-at-most': '{n, plural, one {It can have at most # character.} other {It can have at most # characters.}}',
  'entries-at-least': '{n, plural, one {It must have at least # entry.} other {It must have at least # entries.}}',
  'entries-at-most': '{n, plural, one {It can have at most # entry.} other {It can have at most # entries.}}',
  'one-of': 'It must be one of: {values}.',
  'format-day': 'It must be a day of the calendar, as YYYY-MM-DD.',
  'format-instant': 'It must be an instant in ISO 8601, such as 2027-03-01T09:30:00Z.',
  'format-address': 'It must be an address that begins with http or https.',
  names:
    '{n, plural, =0 {It takes no braces and no angle brackets.} one {In braces it must have this name and no other: {names}.} other {In braces it must have all these names and no other: {names}.}}',
  format: 'It is not written as it should be.',
}
