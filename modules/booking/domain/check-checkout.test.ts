import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { aCheckoutDraft, aTravellerDraft } from '../testing/drafts.ts'
import { checkCheckout } from './check-checkout.ts'
import type { CheckoutDraft, CheckoutFacts, ContactDraft, TravellerDraft } from './checkout.ts'

const tourId = '12-02-2027-22-02-2027-MOVENPICKUMRE'
const facts: CheckoutFacts = {
  tours: [{ id: tourId, returnsOn: plainDate('2027-02-22'), passportMonthsAfterReturn: 6 }],
  today: plainDate('2026-12-01'),
  locale: 'tr',
  papers: 'with-order',
}
const readPhone = (typed: string) => (typed === '123' ? undefined : { e164: '+905321234567', key: '905321234567' })

function problemsOf(draft: CheckoutDraft) {
  const checked = checkCheckout(draft, facts, readPhone)
  return checked.ok ? [] : checked.error.map(({ pointer, code }) => `${pointer} ${code}`)
}

function withContact(change: Partial<ContactDraft>): CheckoutDraft {
  const draft = aCheckoutDraft()
  return { ...draft, contact: { ...draft.contact, ...change } }
}

test('reads a complete form', () => {
  const checked = checkCheckout(aCheckoutDraft(), facts, readPhone)

  expect(checked).toMatchObject({
    ok: true,
    value: {
      mode: 'guest',
      password: null,
      contact: { phone: '+905321234567', phoneKey: '905321234567', country: 'TR', address: '' },
      consents: { terms: true, marketing: false, health: false },
    },
  })
})

test('lists every problem of an empty form from top to bottom', () => {
  const empty = aCheckoutDraft({
    contact: { firstName: '', lastName: '', email: '', phone: '', address: '', city: '', country: '' },
    travellers: [aTravellerDraft({ firstName: '' })],
    consents: {},
  })

  expect(problemsOf(empty)).toEqual([
    '/contact/firstName required',
    '/contact/lastName required',
    '/contact/email required',
    '/contact/phone required',
    '/contact/city required',
    '/contact/country required',
    '/travellers/0/firstName required',
    '/consents/preInformation agreements',
    '/consents/terms agreements',
    '/consents/privacy agreements',
    '/consents/personalData agreements',
  ])
})

test.each([['a@b'], ['a b@c.de'], ['a@@b.com']])('refuses the e-mail %s', (email) => {
  expect(problemsOf(withContact({ email }))).toEqual(['/contact/email email'])
})

test('refuses a phone number that cannot be called', () => {
  expect(problemsOf(withContact({ phone: '123' }))).toEqual(['/contact/phone phone'])
})

test('takes only the six countries of the form', () => {
  expect(problemsOf(withContact({ country: 'OTHER' }))).toEqual([])
  expect(problemsOf(withContact({ country: 'SA' }))).toEqual(['/contact/country choice'])
})

test.each([
  ['abcde', 'abcde', ['/account/password password-min6']],
  ['abcdef', 'abcdef', []],
  ['abcdef', 'abcdeg', ['/account/confirmPassword password-mismatch']],
  ['', '', ['/account/password required', '/account/confirmPassword required']],
])('checks the password %j with %j when an account is made', (password, confirmPassword, problems) => {
  expect(problemsOf(aCheckoutDraft({ mode: 'create', account: { password, confirmPassword } }))).toEqual(problems)
})

test('asks guests for no password', () => {
  expect(problemsOf(aCheckoutDraft({ mode: 'guest' }))).toEqual([])
})

test('asks for consent to the use of health data only when somebody needs a wheelchair', () => {
  const travellers = [aTravellerDraft({ needsWheelchair: true })]
  const consents = aCheckoutDraft().consents

  expect(problemsOf(aCheckoutDraft({ travellers }))).toEqual(['/consents/health agreements'])
  expect(problemsOf(aCheckoutDraft({ travellers, consents: { ...consents, health: true } }))).toEqual([])
})

test('takes an order without marketing consent', () => {
  expect(problemsOf(aCheckoutDraft({ consents: { ...aCheckoutDraft().consents, marketing: false } }))).toEqual([])
})

test('refuses travellers of a tour that is not in the order, unknown modes and long notes', () => {
  const draft = aCheckoutDraft({
    mode: 'admin',
    travellers: [aTravellerDraft({ tourId: 'x' })],
    note: 'x'.repeat(1001),
  })

  expect(problemsOf(draft)).toEqual(['/mode choice', '/travellers/0/tourId choice', '/note too-long'])
})

test('where papers may come later a name and a birth date are enough, and what is typed has to be right', () => {
  const bare = { gender: '', nationality: '', tckn: '', passportNo: '', passportExpiresOn: '' }
  const later = (change: Partial<TravellerDraft>) =>
    checkCheckout(
      aCheckoutDraft({ travellers: [aTravellerDraft({ ...bare, ...change })] }),
      { ...facts, papers: 'later' },
      readPhone,
    )

  expect(later({})).toMatchObject({
    ok: true,
    value: { travellers: [{ firstName: 'Mehmet', bornOn: '1957-09-02', nationality: '', passportNo: null }] },
  })
  const wrong = later({ bornOn: '', nationality: 'TR', tckn: '10000000147' })
  expect(wrong).toEqual({
    ok: false,
    error: [
      { pointer: '/travellers/0/bornOn', code: 'required' },
      { pointer: '/travellers/0/tckn', code: 'tckn' },
    ],
  })
})
