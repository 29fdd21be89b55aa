import { expect, test } from 'vitest'
import { deliveredRules, readRules, writeRules } from './interface-rules.ts'

test('a page says nothing of what is as it was delivered', () => {
  expect(writeRules(deliveredRules)).toBeUndefined()
  expect(readRules('{}')).toEqual(deliveredRules)
})

test('a page says what staff changed, and is read back', () => {
  const rules = { ...deliveredRules, toastMs: 5000 }

  expect(writeRules(rules)).toBe('{"toastMs":5000}')
  expect(readRules(writeRules(rules) ?? '{}')).toEqual(rules)
})
