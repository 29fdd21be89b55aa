import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { checkSplit, type SplitJourney } from './check-split.ts'

const today = plainDate('2027-01-10')
const person = (id: string, fare = 'double', isCancelled = false) => ({ id, fare, isCancelled })

function journey(...people: SplitJourney['people'][number][]): SplitJourney {
  return { departsOn: plainDate('2027-02-01'), people }
}

test('somebody leaves, and somebody stays', () => {
  expect(checkSplit([journey(person('a'), person('b'))], ['b'], today)).toBeUndefined()
})

test.each([
  ['nobody-chosen', journey(person('a'), person('b')), []],
  ['traveller-not-found', journey(person('a'), person('b')), ['c']],
  ['traveller-not-found', journey(person('a'), person('b', 'double', true)), ['b']],
  ['nobody-stays', journey(person('a'), person('b')), ['a', 'b']],
  ['nobody-stays', journey(person('a'), person('b', 'double', true)), ['a']],
  ['babies-alone', journey(person('a'), person('b', 'baby')), ['a']],
  ['babies-alone', journey(person('a'), person('b', 'baby')), ['b']],
  ['journey-gone', { ...journey(person('a'), person('b')), departsOn: today }, ['b']],
] as [string, SplitJourney, string[]][])('otherwise it is refused with %s', (code, one, leaving) => {
  expect(checkSplit([one], leaving, today)).toEqual({ code })
})
