import { expect, test } from 'vitest'
import { bothWays, partsOfSort } from './sort.ts'

test('names each order both ways', () => {
  expect(bothWays('day', 'amount')).toEqual(['day', '-day', 'amount', '-amount'])
})

test('knows what is ordered by, and which end comes first', () => {
  expect(partsOfSort<'day'>('day')).toEqual({ by: 'day', isDescending: false })
  expect(partsOfSort<'day'>('-day')).toEqual({ by: 'day', isDescending: true })
})
