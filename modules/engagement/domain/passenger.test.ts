import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { aPassengerDraft } from '../testing/request-drafts.ts'
import { ageGroupOf, checkPassenger, passportNeededUntil } from './passenger.ts'

const today = plainDate('2026-01-10')
const journey = { returnsOn: plainDate('2026-03-19'), passportMonthsAfterReturn: 6 }
const papersOf = (change: Parameters<typeof aPassengerDraft>[0]) => {
  const checked = checkPassenger(aPassengerDraft(change), journey, today)
  return 'papers' in checked ? checked.papers : checked.problems
}

test('reads a passenger and, apart, the papers', () => {
  expect(checkPassenger(aPassengerDraft({ tckn: '100 000 001 46', passportNo: 'u12345678' }), journey, today)).toEqual({
    passenger: { firstName: 'Ayşe', lastName: 'Yılmaz', gender: 'female', bornOn: '1961-03-14' },
    papers: { tckn: '10000000146', passportNo: 'U12345678', passportExpiresOn: '2032-01-01' },
  })
})

test('takes an identity number without a passport, and a passport without an identity number', () => {
  expect(papersOf({ passportNo: '', passportExpiresOn: '' })).toEqual({
    tckn: '10000000146',
    passportNo: null,
    passportExpiresOn: null,
  })
  expect(papersOf({ tckn: '' })).toEqual({ tckn: null, passportNo: 'U12345678', passportExpiresOn: '2032-01-01' })
})

test.each([
  [{ tckn: '', passportNo: '', passportExpiresOn: '' }, { tckn: { code: 'papers' } }],
  [{ tckn: '10000000145' }, { tckn: { code: 'tckn' } }],
  [{ tckn: '01234567890' }, { tckn: { code: 'tckn' } }],
  [{ passportNo: 'U1' }, { passportNo: { code: 'passport-number' } }],
  [{ passportNo: '' }, { passportNo: { code: 'required' } }],
  [
    { passportExpiresOn: '' },
    { passportExpiresOn: { code: 'required', passport: { months: 6, until: '2026-09-19' } } },
  ],
  [
    { passportExpiresOn: '2026-09-18' },
    { passportExpiresOn: { code: 'passport-expiry', passport: { months: 6, until: '2026-09-19' } } },
  ],
  [
    { passportExpiresOn: '2027-02-30' },
    { passportExpiresOn: { code: 'passport-expiry', passport: { months: 6, until: '2026-09-19' } } },
  ],
  [{ firstName: '' }, { firstName: { code: 'required' } }],
  [{ firstName: 'عائشة' }, { firstName: { code: 'passport-name' } }],
  [{ lastName: 'a'.repeat(40) }, { lastName: { code: 'too-long' } }],
  [{ gender: '' }, { gender: { code: 'required' } }],
  [{ gender: 'x' }, { gender: { code: 'choice' } }],
  [{ bornOn: '' }, { bornOn: { code: 'required' } }],
  [{ bornOn: '2026-01-11' }, { bornOn: { code: 'birth-date' } }],
  [{ bornOn: '1905-01-01' }, { bornOn: { code: 'birth-date' } }],
  [{ bornOn: '1961-02-30' }, { bornOn: { code: 'birth-date' } }],
])('refuses a passenger with %j', (change, problems) => {
  expect(checkPassenger(aPassengerDraft(change), journey, today)).toEqual({ problems })
})

test('a passport that expires six months after the return is just good enough', () => {
  expect(papersOf({ passportExpiresOn: '2026-09-19' })).toMatchObject({ passportExpiresOn: '2026-09-19' })
})

test('where no months are asked for, a passport has to last until the return', () => {
  expect(passportNeededUntil({ ...journey, passportMonthsAfterReturn: null })).toBe('2026-03-19')
})

test.each([
  ['2024-03-20', 'baby'],
  ['2024-03-19', 'child'],
  ['2014-03-20', 'child'],
  ['2014-03-19', 'adult'],
])('somebody born on %s is on the day of return a %s', (bornOn, group) => {
  expect(ageGroupOf(plainDate(bornOn), journey.returnsOn)).toBe(group)
})
