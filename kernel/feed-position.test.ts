import { expect, test } from 'vitest'
import { readCursor, writeCursor } from './feed-position.ts'
import { plainDate } from './plain-date.ts'

test('a cursor leads back to where it was written', () => {
  const position = { on: plainDate('2027-02-28'), id: 'ramadan-iftar_2' }

  expect(readCursor(writeCursor(position))).toEqual(position)
})

test.each(['', 'x', '!', 'a'.repeat(500), btoa('2027-02-30 a'), btoa('2027-02-28 a b'), `${btoa('2027-02-28 abc')}x`])(
  'what nobody handed out (%s) leads nowhere',
  (cursor) => {
    expect(readCursor(cursor)).toBeUndefined()
  },
)
