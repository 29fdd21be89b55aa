import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { aTravellerDraft } from '../testing/drafts.ts'
import { blankTraveller, namelessTraveller } from './blank-traveller.ts'
import { checkTraveller } from './check-traveller.ts'
import { readTravellerToCome } from './staff-order.ts'
import {
  flagsBy,
  isAboutHealth,
  listedFields,
  travellerFields,
  travellerFlags,
  typedOfKnown,
  typedTravellerFields,
} from './traveller-fields.ts'

const tour = { id: 'ramazan', returnsOn: plainDate('2027-02-22'), passportMonthsAfterReturn: 6 }
const today = plainDate('2026-11-01')
const yes = flagsBy(() => true)

test('every yes and no is kept by the rules of the checkout and of the telephone', () => {
  const draft = aTravellerDraft(yes)

  expect(checkTraveller(draft, tour, today)).toMatchObject({ traveller: yes })
  // A passport that lasts is not renewed.
  const renewing = { ...draft, passportNo: '', passportExpiresOn: '' }
  expect(readTravellerToCome(renewing, tour, today, '')).toMatchObject({ traveller: yes })
})

test('nobody has asked for anything before they say so', () => {
  const no = flagsBy(() => false)

  expect(blankTraveller).toMatchObject(no)
  expect(namelessTraveller('ramazan', 'double')).toMatchObject(no)
})

test('what is known is typed again as it was read', () => {
  const draft = aTravellerDraft(yes)
  const checked = checkTraveller(draft, tour, today)
  if (!('traveller' in checked)) throw new Error('a right draft was refused')
  const { tourId: _tour, fare: _fare, ...typed } = draft

  expect(typedOfKnown(checked.traveller)).toEqual(typed)
})

test('identity numbers stand on no list of a day', () => {
  const known = { ...namelessTraveller('ramazan', 'double'), tckn: '10000000146', passportNo: 'U1234567' }

  expect(listedFields(known)).not.toHaveProperty('tckn')
  expect(listedFields(known)).toMatchObject({ passportNo: 'U1234567' })
})

test('a wheelchair tells about health', () => {
  expect(isAboutHealth('needsWheelchair')).toBe(true)
})

test('no two fields share a column or a name in calls', () => {
  const all = [...typedTravellerFields, ...travellerFlags].map((name) => travellerFields[name])
  const columns = all.flatMap((field) => ('column' in field ? [field.column] : []))

  expect(new Set(columns).size).toBe(columns.length)
  expect(new Set(all.map(({ wire }) => wire)).size).toBe(all.length)
})
