import { expect, test } from 'vitest'
import { noteQueryValues, readNoteQuery } from './note-query.ts'

test('an address without a query asks for all notes', () => {
  const query = readNoteQuery(new URLSearchParams())

  expect(query).toEqual({ q: '', author: undefined, view: undefined, page: 1 })
  expect(Object.values(noteQueryValues(query)).filter(Boolean)).toEqual([])
})

test('what an address asks for comes back in its values', () => {
  const values = { q: 'vize', author: 'abc', view: 'mine', page: '3' }

  expect(noteQueryValues(readNoteQuery(new URLSearchParams(values)))).toEqual({ ...values, page: 3 })
})

test('what makes no sense is left out', () => {
  const query = readNoteQuery(new URLSearchParams({ view: 'all', page: '-1', author: '' }))

  expect(query).toMatchObject({ view: undefined, page: 1, author: undefined })
})
