import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { cardLivesUntil, choicesForgottenOn } from './retention.ts'

test('a card lives to the end of the second day after the return', () => {
  expect(cardLivesUntil(plainDate('2027-02-27'))).toBe('2027-03-01')
})

test('what a traveller chose for the card goes ninety days after the return', () => {
  expect(choicesForgottenOn(plainDate('2027-02-22'))).toBe('2027-05-23')
})
