import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { missingPapers, needsPassport, passportNeededUntil } from './papers.ts'

const returnsOn = plainDate('2027-02-20')
const abroad = { returnsOn, goesAbroad: true, passportMonthsAfterReturn: null }
const atHome = { returnsOn, goesAbroad: false, passportMonthsAfterReturn: null }

test('a passport lasts as long as the tour says, else the usual months abroad and for the journey at home', () => {
  expect(passportNeededUntil({ ...abroad, passportMonthsAfterReturn: 12 }, 6)).toBe('2028-02-20')
  expect(passportNeededUntil(abroad, 6)).toBe('2027-08-20')
  expect(passportNeededUntil(atHome, 6)).toBe('2027-02-20')
})

test.each([
  ['a citizen abroad', abroad, 'TR', true],
  ['a citizen at home', atHome, 'TR', false],
  ['a guest from elsewhere at home', atHome, 'DE', true],
  ['a citizen where the tour asks for it', { ...atHome, passportMonthsAfterReturn: 0 }, 'TR', true],
] as const)('%s needs a passport or not', (_who, journey, nationality, expected) => {
  expect(needsPassport(journey, nationality)).toBe(expected)
})

test('nobody misses a passport that is not needed', () => {
  const papers = { passportNo: null, passportExpiresOn: null, bornOn: null, gender: 'female' }

  expect(missingPapers(papers, { isPassportNeeded: false, neededUntil: returnsOn })).toEqual(['birth-date'])
  expect(missingPapers(papers, { isPassportNeeded: true, neededUntil: returnsOn })).toEqual(['passport', 'birth-date'])
})
