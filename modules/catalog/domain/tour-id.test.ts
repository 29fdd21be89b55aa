import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { parseTourId, toTourId, toTourTitle } from './tour-id.ts'

const parts = { departsOn: plainDate('2026-03-12'), returnsOn: plainDate('2026-03-19'), code: 'MOVENPICKUMRE' }

test('reads dates and code between hyphens', () => {
  expect(parseTourId('12-03-2026-19-03-2026-MOVENPICKUMRE')).toEqual(parts)
})

test('reads dates and code between spaces', () => {
  expect(parseTourId('12-03-2026 19-03-2026 MOVENPICKUMRE')).toEqual(parts)
})

test('writes what it reads', () => {
  expect(toTourId(parts)).toBe('12-03-2026-19-03-2026-MOVENPICKUMRE')
})

test('titles a tour by its dates and code', () => {
  expect(toTourTitle(parts)).toBe('12-03-2026 19-03-2026 MOVENPICKUMRE')
})

test.each([
  ['a day that does not exist', '31-02-2026-19-03-2026-UMRE'],
  ['a return before the departure', '19-03-2026-12-03-2026-UMRE'],
  ['no code', '12-03-2026-19-03-2026'],
  ['a code in small letters', '12-03-2026-19-03-2026-umre'],
  ['a further part', '12-03-2026-19-03-2026-UMRE-2'],
  ['nothing', ''],
])('refuses %s', (_, path) => {
  expect(parseTourId(path)).toBeUndefined()
})
