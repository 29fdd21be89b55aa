import { expect, test } from 'vitest'
import { summariseRatings } from './review.ts'

const marks = (rating: number, guide: number) => ({ rating, scores: { guide, hotel: 4, organisation: 5, value: 3 } })

test('averages marks to a tenth', () => {
  expect(summariseRatings([marks(5, 5), marks(4, 5), marks(5, 4)])).toEqual({
    count: 3,
    average: 47,
    scores: { guide: 47, hotel: 40, organisation: 50, value: 30 },
  })
})

test('has no average of nothing', () => {
  expect(summariseRatings([])).toBeUndefined()
})
