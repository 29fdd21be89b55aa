import { expect, test } from 'vitest'
import { readChoice, readNote, readOptional, readPassportName, readRequired } from './text-fields.ts'

const bell = 'a\u0007b'

test('what holds a control character is no text, wherever it was typed', () => {
  for (const read of [readRequired(bell, 9), readOptional(bell, 9), readNote(`line\n${bell}`, 99)])
    expect(read).toEqual({ code: 'malformed' })
})

test('an empty text is refused only where there must be one', () => {
  expect([readRequired(' ', 9), readOptional(' ', 9), readNote(' ', 9)]).toEqual([
    { code: 'required' },
    { value: '' },
    { value: '' },
  ])
})

test('the longest text is kept, a longer one refused and not cut', () => {
  for (const read of [readRequired, readOptional, readNote])
    expect([read('abc', 3), read('abcd', 3)]).toEqual([{ value: 'abc' }, { code: 'too-long' }])
})

test.each(['Ayşe', 'Jean-Pierre', "O'Brien", 'J. R.', 'Gülşah Nur'])('%s is a name as passports print it', (name) => {
  expect(readPassportName(name)).toEqual({ value: name })
})

test.each(['عائشة', 'Ayşe2', '-Ayşe', 'Ay<e'])('%s is none', (name) => {
  expect(readPassportName(name)).toEqual({ code: 'passport-name' })
})

test('a choice is one of those that are offered', () => {
  expect(['', 'c', 'b'].map((typed) => readChoice(typed, ['a', 'b']))).toEqual([
    { code: 'required' },
    { code: 'choice' },
    { value: 'b' },
  ])
})
