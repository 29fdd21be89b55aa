import { expect, test } from 'vitest'
import { isUmrahLength } from './umrah-lengths.ts'

test('an Umrah lasts 3, 5, 7, 8, 10, 12, 14 or 15 days and no other number', () => {
  const days = Array.from({ length: 32 }, (_, number) => number)

  expect(days.filter(isUmrahLength)).toEqual([3, 5, 7, 8, 10, 12, 14, 15])
})
