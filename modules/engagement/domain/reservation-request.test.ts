import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { aPassengerDraft, aReservationDraft } from '../testing/request-drafts.ts'
import { checkReservation } from './reservation-request.ts'

const facts = {
  returnsOn: plainDate('2027-03-19'),
  passportMonthsAfterReturn: 6,
  isPrivate: false,
  today: plainDate('2026-12-01'),
  groupSize: { min: 2, max: 15 },
}
const readPhone = (typed: string) => (typed === 'none' ? undefined : { e164: '+905321234567', key: '905321234567' })
const check = (change: Parameters<typeof aReservationDraft>[0], isPrivate = false) =>
  checkReservation(aReservationDraft(change), { ...facts, isPrivate }, readPhone)
const adults = (count: number) => Array.from({ length: count }, () => aPassengerDraft())
const contact = aReservationDraft().contact

test('reads a request with all its passengers', () => {
  const checked = check({ passengers: adults(2), babies: '1', children: '2', note: 'Yan yana odalar' })

  expect(checked).toMatchObject({
    ok: true,
    value: {
      name: 'Ayşe Yılmaz',
      roomType: 'double',
      babies: 1,
      children: 2,
      note: 'Yan yana odalar',
      travellers: 5,
      seats: 4,
    },
  })
})

test('counts a child who is listed by name once', () => {
  const child = aPassengerDraft({ bornOn: '2020-05-01' })
  const baby = aPassengerDraft({ bornOn: '2026-05-01' })

  expect(check({ passengers: [...adults(1), child, baby], children: '2' })).toMatchObject({
    value: { babies: 1, children: 2, travellers: 4, seats: 3 },
  })
})

test.each([
  [{ contact: { ...contact, name: 'A' } }, '/contact/name', 'too-short'],
  [{ contact: { ...contact, email: '' } }, '/contact/email', 'required'],
  [{ contact: { ...contact, email: 'a@b' } }, '/contact/email', 'email'],
  [{ contact: { ...contact, phone: 'none' } }, '/contact/phone', 'phone'],
  [{ roomType: '' }, '/roomType', 'required'],
  [{ roomType: 'palace' }, '/roomType', 'choice'],
  [{ babies: '10' }, '/babies', 'count'],
  [{ children: '1.5' }, '/children', 'count'],
  [{ children: '-1' }, '/children', 'count'],
  [{ note: 'a'.repeat(2001) }, '/note', 'too-long'],
  [{ hasConsent: false }, '/consent', 'consent'],
  [{ passengers: [] }, '/passengers', 'required'],
  [{ passengers: adults(16) }, '/passengers', 'group-size'],
  [{ passengers: adults(14), children: '2' }, '/passengers', 'group-size'],
  [{ passengers: [aPassengerDraft(), aPassengerDraft({ tckn: '10000000145' })] }, '/passengers/1/tckn', 'tckn'],
])('refuses %j at %s as %s', (change, pointer, code) => {
  expect(check(change)).toMatchObject({ ok: false, error: [{ pointer, code }] })
})

test('refuses more than nine children, listed or counted', () => {
  const children = Array.from({ length: 10 }, () => aPassengerDraft({ bornOn: '2020-05-01' }))

  expect(check({ passengers: [...adults(1), ...children] })).toMatchObject({
    error: [{ pointer: '/children', code: 'count' }],
  })
})

test('takes fifteen people, and on a group journey also one', () => {
  expect([check({ passengers: adults(15) }).ok, check({ passengers: adults(1) }).ok]).toEqual([true, true])
})

test('a private journey is for two at least, of whom one may be only counted', () => {
  expect(check({ passengers: adults(1) }, true)).toMatchObject({
    error: [{ pointer: '/passengers', code: 'group-size' }],
  })
  expect(check({ passengers: adults(1), children: '1' }, true).ok).toBe(true)
})
