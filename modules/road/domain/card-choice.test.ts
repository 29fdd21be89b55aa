import { expect, test } from 'vitest'
import { isSameChoice, problemOfChoice, readCardHealth } from './card-choice.ts'

const choice = (...health: string[]) => ({ showsFullName: false, health: readCardHealth(health) })

test('health stands on a card with the consent to it alone, and two words at most', () => {
  expect(problemOfChoice(choice(), false)).toBeUndefined()
  expect(problemOfChoice(choice('diabetes'), false)).toBe('no-consent')
  expect(problemOfChoice(choice('diabetes', 'heart'), true)).toBeUndefined()
  expect(problemOfChoice(choice('diabetes', 'heart', 'speech'), true)).toBe('too-much-health')
})

test('words are taken once, in one order, and unknown ones not at all', () => {
  expect(readCardHealth(['speech', 'diabetes', 'diabetes', 'gold'])).toEqual(['diabetes', 'speech'])
  expect(isSameChoice(choice('speech', 'diabetes'), choice('diabetes', 'speech'))).toBe(true)
})
