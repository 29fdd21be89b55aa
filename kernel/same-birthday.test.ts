import { expect, test } from 'vitest'
import { plainDate } from './plain-date.ts'
import { isSameBirthday } from './same-birthday.ts'

const today = plainDate('2026-11-29')

test.each([
  ['1921-03-14', '2021-03-14', 'somebody of 105 years'],
  ['2021-03-14', '1921-03-14', 'a child'],
  ['1961-03-14', '1961-03-14', 'the same day'],
])('%s beside %s of a document is %s', (typed, said) => {
  expect(isSameBirthday(typed, plainDate(said), today)).toBe(true)
})

test.each([
  ['1911-03-14', '2011-03-14', 'older than anybody'],
  ['2061-03-14', '1961-03-14', 'not yet born'],
  ['1961-03-15', '1961-03-14', 'another day'],
  ['1951-03-14', '1961-03-14', 'another decade'],
  ['', '1961-03-14', 'nothing'],
])('%s beside %s of a document is another date: %s', (typed, said) => {
  expect(isSameBirthday(typed, plainDate(said), today)).toBe(false)
})
