import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import type { TravellerDraft } from './checkout.ts'
import { missingPapers } from './missing-papers.ts'
import { readTravellerToCome } from './staff-order.ts'
import { noFlags } from './traveller-fields.ts'

const tour = { id: 'tour', returnsOn: plainDate('2027-02-22'), passportMonthsAfterReturn: 6 }
const today = plainDate('2026-12-01')
const named: TravellerDraft = {
  tourId: 'tour',
  fare: 'double',
  firstName: 'Zehra',
  lastName: 'Ak',
  gender: '',
  bornOn: '',
  nationality: '',
  tckn: '',
  passportNo: '',
  passportExpiresOn: '',
  ...noFlags,
}
const read = (change: Partial<TravellerDraft>) =>
  readTravellerToCome({ ...named, ...change }, tour, today, '/travellers/0')

test('a name is enough, the papers come later', () => {
  expect(read({})).toMatchObject({
    traveller: { firstName: 'Zehra', gender: null, bornOn: null, nationality: 'TR', tckn: null, passportNo: null },
  })
})

test.each([
  [{ firstName: '' }, '/travellers/0/firstName', 'required'],
  [{ tckn: '123' }, '/travellers/0/tckn', 'tckn'],
  [{ bornOn: '2030-01-01' }, '/travellers/0/bornOn', 'birth-date'],
  [{ fare: 'baby', bornOn: '2020-01-01' }, '/travellers/0/bornOn', 'age-baby'],
  [{ passportNo: 'U12345678', passportExpiresOn: '1 Mart' }, '/travellers/0/passportExpiresOn', 'passport-expiry'],
])('what is typed has to be right: %j', (change, pointer, code) => {
  expect(read(change)).toMatchObject({ problems: [{ pointer, code }] })
})

test.each(['2027-03-01', '2026-11-01'])(
  'a passport until %s is too short, and no wall: it waits to be replaced',
  (day) => {
    const result = read({ passportNo: 'U12345678', passportExpiresOn: day })

    expect(result).toMatchObject({ traveller: { passportNo: 'U12345678', passportExpiresOn: day } })
    const known = 'traveller' in result ? result.traveller : undefined
    expect(known && missingPapers(known, tour, today)).toEqual(
      expect.arrayContaining(['passportNo', 'passportExpiresOn']),
    )
  },
)

test('whoever renews a passport says so until one comes that lasts', () => {
  const renews = (change: Partial<TravellerDraft>) => read({ ...change, renewsPassport: true })

  expect(renews({})).toMatchObject({ traveller: { renewsPassport: true } })
  expect(renews({ passportNo: 'U12345678', passportExpiresOn: '2027-03-01' })).toMatchObject({
    traveller: { renewsPassport: true },
  })
  expect(renews({ passportNo: 'U12345678', passportExpiresOn: '2031-03-01' })).toMatchObject({
    traveller: { renewsPassport: false },
  })
})

test('a name that is still to come may stay so, but not by half', () => {
  const nameless = { ...named, firstName: '', lastName: ' ' }
  const later = (change: Partial<TravellerDraft>, isNameToCome = true) =>
    readTravellerToCome({ ...nameless, ...change }, tour, today, '', { isNameToCome })

  expect(later({ gender: 'female' })).toMatchObject({
    traveller: { firstName: '', lastName: '', gender: 'female', nationality: '' },
  })
  expect(later({ lastName: 'Ak' })).toMatchObject({ problems: [{ pointer: '/firstName', code: 'required' }] })
  expect(later({}, false)).toMatchObject({ problems: [{ pointer: '/firstName' }, { pointer: '/lastName' }] })
})

test('papers that are there are kept', () => {
  const papers = { gender: 'female', bornOn: '1961-03-14', tckn: '10000000146' }

  expect(read(papers)).toMatchObject({ traveller: papers })
})
