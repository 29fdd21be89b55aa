import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { missingPapers } from './papers.ts'

const returnsOn = plainDate('2027-02-20')

test('nobody misses a passport that is not needed', () => {
  const papers = { hasPassport: false, passportExpiresOn: null, bornOn: null, gender: 'female' }

  expect(missingPapers(papers, undefined)).toEqual(['birth-date'])
  expect(missingPapers(papers, returnsOn)).toEqual(['passport', 'birth-date'])
})

test('a passport that is needed lasts until the day itself', () => {
  const papers = { hasPassport: true, bornOn: plainDate('1961-03-14'), gender: 'female' }

  expect(missingPapers({ ...papers, passportExpiresOn: returnsOn }, returnsOn)).toEqual([])
  expect(missingPapers({ ...papers, passportExpiresOn: plainDate('2027-02-19') }, returnsOn)).toEqual([
    'passport-too-short',
  ])
  expect(missingPapers({ ...papers, passportExpiresOn: null }, returnsOn)).toEqual(['passport-expiry'])
})
