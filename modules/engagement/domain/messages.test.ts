import { expect, test } from 'vitest'
import { aCallDraft, aContactDraft } from '../testing/message-drafts.ts'
import { checkCall } from './call-request.ts'
import { checkContact } from './contact-message.ts'
import type { ReadPhone } from './read-field.ts'
import { checkSubscription, subscriptionState } from './subscription.ts'

const readPhone: ReadPhone = (typed) => (typed.includes('x') ? undefined : { e164: '+90532', key: '90532' })

function problemsOf(checked: { ok: boolean; error?: readonly { pointer: string; code: string }[] }): string[] {
  return checked.ok ? [] : (checked.error ?? []).map(({ pointer, code }) => `${pointer} ${code}`)
}

test('reads a message as it was meant', () => {
  const checked = checkContact(aContactDraft({ name: ' Ayşe   Yılmaz ', mobile: '0532' }), readPhone)

  expect(checked).toMatchObject({ ok: true, value: { name: 'Ayşe Yılmaz', phone: { e164: '+90532', key: '90532' } } })
})

test.each([
  [{ name: '' }, '/name required'],
  [{ name: 'A' }, '/name too-short'],
  [{ name: 'a'.repeat(101) }, '/name too-long'],
  [{ email: '' }, '/email required'],
  [{ email: 'ayse@example' }, '/email email'],
  [{ mobile: 'x' }, '/mobile phone'],
  [{ subject: '' }, '/subject required'],
  [{ subject: 'a'.repeat(151) }, '/subject too-long'],
  [{ message: '' }, '/message required'],
  [{ message: 'a'.repeat(9) }, '/message too-short'],
  [{ message: 'a'.repeat(2001) }, '/message too-long'],
])('refuses a message with %o', (change, problem) => {
  expect(problemsOf(checkContact(aContactDraft(change), readPhone))).toEqual([problem])
})

test.each([
  { name: 'Al' },
  { name: 'a'.repeat(100) },
  { subject: 'a'.repeat(150) },
  { message: 'a'.repeat(10) },
  { message: '🕋'.repeat(2000) },
])('takes a message just within the limits', (change) => {
  expect(problemsOf(checkContact(aContactDraft(change), readPhone))).toEqual([])
})

test('says everything that is wrong with a message at once, in the order of the form', () => {
  const empty = { name: '', email: '', mobile: 'x', subject: '', message: '' }

  expect(problemsOf(checkContact(empty, readPhone))).toEqual([
    '/name required',
    '/email required',
    '/mobile phone',
    '/subject required',
    '/message required',
  ])
})

test.each([
  [{ name: '' }, '/name required'],
  [{ phone: '' }, '/phone required'],
  [{ phone: 'x' }, '/phone phone'],
  [{ email: 'ayse@' }, '/email email'],
  [{ preferredTime: 'midnight' }, '/preferredTime choice'],
  [{ hasConsent: false }, '/consent consent'],
])('refuses to call with %o', (change, problem) => {
  expect(problemsOf(checkCall(aCallDraft(change), readPhone))).toEqual([problem])
})

test('calls without an address and at any time', () => {
  expect(checkCall(aCallDraft(), readPhone)).toMatchObject({ ok: true, value: { email: null, preferredTime: null } })
})

test.each([
  [{ email: '', hasConsent: true }, ['/email required']],
  [{ email: 'ayse', hasConsent: true }, ['/email email']],
  [{ email: 'ayse@example.com', hasConsent: false }, ['/consent consent']],
  [{ email: '', hasConsent: false }, ['/email required', '/consent consent']],
])('refuses the newsletter for %o', (draft, problems) => {
  expect(problemsOf(checkSubscription(draft))).toEqual(problems)
})

const until = new Date('2026-12-08T09:00:00Z')

test.each([
  ['open', null, '2026-12-08T08:59:59Z'],
  ['expired', null, '2026-12-08T09:00:00Z'],
  ['confirmed', new Date('2026-12-02T09:00:00Z'), '2027-12-08T09:00:00Z'],
])('a link is %s', (state, confirmedAt, now) => {
  expect(subscriptionState({ confirmedAt, confirmUntil: until }, new Date(now))).toBe(state)
})
