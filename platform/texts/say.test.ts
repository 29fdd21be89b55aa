import { expect, test } from 'vitest'
import { say, saysEach } from './say.ts'

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

test.each([
  ['each fact', '{metres} m, {minutes} min', true],
  ['a fact twice', '{metres} m ({metres}), {minutes} min', true],
  ['a fact less', '{metres} m', false],
  ['an unknown one', '{metres} m, {minutes} min, {stars} stars', false],
  ['a fact between quotes that hide it', "'{metres}' m, {minutes} min", false],
  ['a fact in another form', '{metres, number} m, {minutes} min', false],
  ['a brace that stays open', '{metres} m, {minutes min', false],
  ['a tag', '<b>{metres}</b> m, {minutes} min', false],
])('a text with %s is told from others', (_, message, isFine) => {
  expect(saysEach('en', message, ['metres', 'minutes'])).toBe(isFine)
})

test('an apostrophe in a text without facts is no fault', () => {
  expect(saysEach('tr', "Mekke'de bir otel.", [])).toBe(true)
})
