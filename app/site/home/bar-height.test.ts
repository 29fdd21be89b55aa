import { expect, test } from 'vitest'
import { barHeight } from './bar-height.ts'

test('draws the dearest month highest and the others in proportion', () => {
  expect([barHeight(219_000, 219_000), barHeight(109_500, 219_000)]).toEqual([78, 39])
})

test('draws a month without a price low', () => {
  expect([barHeight(null, 219_000), barHeight(null, 0)]).toEqual([8, 8])
})
