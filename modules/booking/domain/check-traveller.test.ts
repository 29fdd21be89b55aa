import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { checkTraveller, passportNeededUntil } from './check-traveller.ts'
import type { CheckoutTour, TravellerDraft } from './checkout.ts'
import { noFlags } from './traveller-fields.ts'

const today = plainDate('2026-12-01')
const umrah: CheckoutTour = { id: 'umrah', returnsOn: plainDate('2027-02-22'), passportMonthsAfterReturn: 6 }
const cappadocia: CheckoutTour = {
  id: 'cappadocia',
  returnsOn: plainDate('2027-02-22'),
  passportMonthsAfterReturn: null,
}

const mehmet: TravellerDraft = {
  tourId: 'umrah',
  fare: 'double',
  firstName: 'MEHMET',
  lastName: 'YILMAZ',
  gender: 'male',
  bornOn: '1957-09-02',
  nationality: 'TR',
  tckn: '10000000146',
  passportNo: 'U 87654321',
  passportExpiresOn: '2027-08-22',
  ...noFlags,
  needsWheelchair: true,
}

function problemsOf(change: Partial<TravellerDraft>, tour = umrah) {
  const checked = checkTraveller({ ...mehmet, ...change }, tour, today)
  return 'problems' in checked ? checked.problems : {}
}

test('reads a complete traveller', () => {
  expect(checkTraveller(mehmet, umrah, today)).toEqual({
    traveller: { ...mehmet, passportNo: 'U87654321' },
  })
})

test.each([
  ['2026-08-31', '2027-02-28'],
  ['2026-08-29', '2027-02-28'],
  ['2027-08-31', '2028-02-29'],
  ['2026-11-20', '2027-05-20'],
  ['2027-12-31', '2028-06-30'],
  ['2024-02-29', '2024-08-29'],
  ['2026-03-19', '2026-09-19'],
])('asks, for a return on %s, for a passport valid until %s', (returnsOn, until) => {
  expect(passportNeededUntil({ ...umrah, returnsOn: plainDate(returnsOn) })).toBe(until)
})

test('accepts a passport that expires six months after the return, refuses it a day earlier and names the day', () => {
  const tour = { ...umrah, returnsOn: plainDate('2026-08-31') }

  expect(problemsOf({ passportExpiresOn: '2027-02-28' }, tour)).toEqual({})
  expect(problemsOf({ passportExpiresOn: '2027-02-27' }, tour)).toEqual({
    passportExpiresOn: { code: 'passport-expiry', passport: { months: 6, until: '2027-02-28' } },
  })
  expect(problemsOf({ passportExpiresOn: '2026-11-29' }, { ...tour, passportMonthsAfterReturn: 3 })).toEqual({
    passportExpiresOn: { code: 'passport-expiry', passport: { months: 3, until: '2026-11-30' } },
  })
})

test('asks Turkish citizens for their identity number', () => {
  expect(problemsOf({ tckn: '' })).toEqual({ tckn: { code: 'required' } })
  expect(problemsOf({ tckn: '10000000145' })).toEqual({ tckn: { code: 'tckn' } })
})

test('asks everybody else for no identity number, but for a passport even at home', () => {
  const german = { nationality: 'DE', tckn: '', passportNo: 'C01X00T47', passportExpiresOn: '2027-02-22' }

  expect(problemsOf(german, cappadocia)).toEqual({})
  expect(problemsOf({ ...german, passportNo: '' }, cappadocia)).toEqual({ passportNo: { code: 'required' } })
  expect(problemsOf({ ...german, passportExpiresOn: '2027-02-21' }, cappadocia)).toHaveProperty(
    'passportExpiresOn.code',
    'passport-expiry',
  )
})

test('asks Turkish citizens for no passport on tours in Türkiye', () => {
  expect(problemsOf({ passportNo: '', passportExpiresOn: '' }, cappadocia)).toEqual({})
})

test.each([
  ['baby', '2025-02-23', undefined],
  ['baby', '2025-02-22', 'age-baby'],
  ['child', '2015-02-23', undefined],
  ['child', '2015-02-22', 'age-child'],
  ['child-no-bed', '2015-02-22', 'age-child'],
  ['double', '2025-02-23', undefined],
])('checks a %s born on %s on the day of return', (fare, bornOn, code) => {
  expect(problemsOf({ fare, bornOn }).bornOn?.code).toBe(code)
})

test.each([['2026-12-02'], ['1905-12-01'], ['1990-02-30'], ['abc']])('refuses the birth date %s', (bornOn) => {
  expect(problemsOf({ bornOn })).toEqual({ bornOn: { code: 'birth-date' } })
})

test.each([['محمد'], ['MEHMET1'], ['<b>'], ['Мехмет']])('refuses the passport name %s', (firstName) => {
  expect(problemsOf({ firstName })).toEqual({ firstName: { code: 'passport-name' } })
})

test.each([['Ayşe Nur'], ["O'Neill"], ['Öztürk-Şahin']])('accepts the passport name %s', (firstName) => {
  expect(problemsOf({ firstName })).toEqual({})
})

test('names every field that is empty', () => {
  const empty = {
    firstName: '',
    lastName: ' ',
    gender: '',
    bornOn: '',
    tckn: '',
    passportNo: '',
    passportExpiresOn: '',
  }

  expect(Object.keys(problemsOf(empty))).toEqual([
    'firstName',
    'lastName',
    'gender',
    'bornOn',
    'tckn',
    'passportNo',
    'passportExpiresOn',
  ])
})

test('refuses choices that were not offered', () => {
  expect(problemsOf({ gender: 'other' })).toEqual({ gender: { code: 'choice' } })
  expect(problemsOf({ nationality: 'tr' })).toHaveProperty('nationality.code', 'choice')
})
