import { expect, test } from 'vitest'
import { say } from './say.ts'

test('facts stand where a message names them', () => {
  expect(say('tr', '{firm} hesabınız hazır, {name}', { firm: 'Kafile', name: '{Ayşe} <b>' })).toBe(
    'Kafile hesabınız hazır, {Ayşe} <b>',
  )
})

test.each([
  [1, 'ليلة واحدة'],
  [2, 'ليلتان'],
  [7, '7 ليالٍ'],
  [14, '14 ليلة'],
])('counts %i as the language does', (count, words) => {
  const message = '{count, plural, one {ليلة واحدة} two {ليلتان} few {# ليالٍ} other {# ليلة}}'
  expect(say('ar', message, { count })).toBe(words)
})

test('a message with a fact that is missing is an error, not a hole', () => {
  expect(() => say('en', 'Dear {name},', {})).toThrow('"name" was not provided')
})

test('a blank message stays blank', () => {
  expect(say('tr', '', {})).toBe('')
})
