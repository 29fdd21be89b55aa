import { expect, test } from 'vitest'
import { forgetSearch, readSearchHistory, rememberSearch, type SearchHistoryEntry } from './search-history.ts'

const mekke: SearchHistoryEntry = { kind: 'word', word: 'mekke', date: 1 }

test('keeps a word with its moment', () => {
  expect(rememberSearch([], { kind: 'word', word: 'mekke', date: 1730000000000 })).toEqual([
    { kind: 'word', word: 'mekke', date: 1730000000000 },
  ])
})

test('keeps nothing but words', () => {
  expect(rememberSearch([], { kind: 'tour', word: 'mekke', date: 1 })).toEqual([])
})

test.each([' MEKKE ', 'Mekke', 'mekke'])('keeps %j once, as the newest', (word) => {
  const history = rememberSearch([{ kind: 'word', word: 'vize', date: 2 }, mekke], { kind: 'word', word, date: 3 })

  expect(history.map((entry) => [entry.word, entry.date])).toEqual([
    [word.trim(), 3],
    ['vize', 2],
  ])
})

test('tells dotted and dotless letters apart as Turkish does', () => {
  const history = rememberSearch([{ kind: 'word', word: 'ılıca', date: 1 }], { kind: 'word', word: 'ILICA', date: 2 })

  expect(history).toEqual([{ kind: 'word', word: 'ILICA', date: 2 }])
})

test('keeps the newest twenty', () => {
  let history: SearchHistoryEntry[] = []
  for (let date = 1; date <= 21; date += 1) history = rememberSearch(history, { kind: 'word', word: `w${date}`, date })

  expect([history.length, history[0]?.word, history.at(-1)?.word]).toEqual([20, 'w21', 'w2'])
})

test('keeps no empty word', () => {
  expect(rememberSearch([mekke], { kind: 'word', word: '  ', date: 2 })).toEqual([mekke])
})

test('forgets a word however it is capitalised', () => {
  expect(forgetSearch([mekke], 'MEKKE')).toEqual([])
})

test.each([null, '', 'no json', '{}', '[1, null, {"kind":"tour","word":"x","date":1}, {"kind":"word","word":" "}]'])(
  'reads %j as no history',
  (stored) => {
    expect(readSearchHistory(stored)).toEqual([])
  },
)
