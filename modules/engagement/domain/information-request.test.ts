import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { anInquiryDraft, aPrivateTourDraft } from '../testing/request-drafts.ts'
import { checkInquiry, checkPrivateTour } from './information-request.ts'

const readPhone = (typed: string) =>
  /^[\d ]{10,}$/.test(typed) ? { e164: '+905321234567', key: '905321234567' } : undefined
const today = plainDate('2026-12-01')

test('reads a question as it is kept', () => {
  expect(checkInquiry(anInquiryDraft({ name: '  Ayşe \u200F Yılmaz ', email: ' ' }), readPhone)).toEqual({
    ok: true,
    value: {
      name: 'Ayşe Yılmaz',
      phone: '+905321234567',
      phoneKey: '905321234567',
      email: null,
      message: 'Otel Harem’e ne kadar uzak?',
      groupSize: null,
      wishedFrom: null,
      wishedTo: null,
    },
  })
})

test.each([
  [{ name: '' }, '/name', 'required'],
  [{ name: 'A' }, '/name', 'too-short'],
  [{ name: 'a'.repeat(101) }, '/name', 'too-long'],
  [{ phone: '' }, '/phone', 'required'],
  [{ phone: '123' }, '/phone', 'phone'],
  [{ email: 'a@b' }, '/email', 'email'],
  [{ message: '' }, '/message', 'required'],
  [{ message: 'Ne kadar?' }, '/message', 'too-short'],
  [{ message: 'a'.repeat(2001) }, '/message', 'too-long'],
  [{ message: 'Ne kadar uzak?\u0007' }, '/message', 'malformed'],
  [{ hasConsent: false }, '/consent', 'consent'],
])('refuses a question with %j at %s as %s', (change, pointer, code) => {
  expect(checkInquiry(anInquiryDraft(change), readPhone)).toEqual({ ok: false, error: [{ pointer, code }] })
})

test.each([
  ['the shortest', 10],
  ['the longest', 2000],
])('takes %s message of %d signs, counted as people count', (_, length) => {
  expect(checkInquiry(anInquiryDraft({ message: '🕋'.repeat(length) }), readPhone).ok).toBe(true)
})

test('names every problem at once, in the order of the form', () => {
  const draft = anInquiryDraft({ name: '', phone: '', message: '', hasConsent: false })

  expect(checkInquiry(draft, readPhone)).toMatchObject({
    error: [{ pointer: '/name' }, { pointer: '/phone' }, { pointer: '/message' }, { pointer: '/consent' }],
  })
})

test.each([
  ['2', 2],
  ['15', 15],
  ['٧', 7],
])('takes a private group of %s', (groupSize, size) => {
  expect(
    checkPrivateTour(aPrivateTourDraft({ groupSize }), readPhone, { today, groupSize: { min: 2, max: 15 } }),
  ).toMatchObject({
    value: { groupSize: size },
  })
})

test.each(['1', '16', '', '2.5', 'six', '-3', '9999'])('refuses a private group of %j', (groupSize) => {
  expect(
    checkPrivateTour(aPrivateTourDraft({ groupSize }), readPhone, { today, groupSize: { min: 2, max: 15 } }),
  ).toEqual({
    ok: false,
    error: [{ pointer: '/groupSize', code: 'group-size', between: { min: 2, max: 15 } }],
  })
})

test.each([
  [{ wishedFrom: '2026-11-30' }, '/wishedFrom', 'date'],
  [{ wishedFrom: '2027-02-30' }, '/wishedFrom', 'date'],
  [{ wishedTo: 'soon' }, '/wishedTo', 'date'],
  [{ wishedFrom: '2027-05-02', wishedTo: '2027-05-01' }, '/wishedTo', 'date-order'],
])('refuses the wished days %j', (change, pointer, code) => {
  expect(checkPrivateTour(aPrivateTourDraft(change), readPhone, { today, groupSize: { min: 2, max: 15 } })).toEqual({
    ok: false,
    error: [{ pointer, code }],
  })
})

test('takes days from today on, one or both or none', () => {
  const draft = aPrivateTourDraft({ wishedFrom: '2026-12-01', wishedTo: '2026-12-01' })

  expect(checkPrivateTour(draft, readPhone, { today, groupSize: { min: 2, max: 15 } })).toMatchObject({
    value: { wishedFrom: '2026-12-01', wishedTo: '2026-12-01' },
  })
})
