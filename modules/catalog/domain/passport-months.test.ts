import fc from 'fast-check'
import { expect, test } from 'vitest'
import { goesAbroad, passportMonthsOf, tourKinds } from './tour.ts'

const kind = fc.constantFrom(...tourKinds)
const months = fc.integer({ min: 0, max: 24 })

test('what a tour says of passports holds; where it says nothing, the usual months abroad and no passport at home', () => {
  fc.assert(
    fc.property(kind, fc.option(months), months, (each, ofTour, usual) => {
      const silent = goesAbroad(each) ? usual : null
      expect(passportMonthsOf(each, ofTour, usual)).toBe(ofTour === null ? silent : ofTour)
    }),
  )
  expect(tourKinds.filter((each) => passportMonthsOf(each, null, 6) === null)).toEqual(['turkey', 'day'])
})
