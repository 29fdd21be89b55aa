import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { lineNote, readLineNote } from './line-note.ts'

const line = { id: '0f8b-1', on: plainDate('2027-03-01') }

test.each(['a@b.co', undefined])('the note of a line is read as it was written by %s', (by) => {
  expect(readLineNote(lineNote(line, by))).toEqual({ on: line.on, by })
})

test.each(['EFT 7, bank statement 2027-03-01, line 3', 'bank statement of March, line 3', ''])(
  'what a person wrote is no note of a line: %s',
  (note) => {
    expect(readLineNote(note)).toBeUndefined()
  },
)
