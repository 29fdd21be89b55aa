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

test('averages single marks over those who gave them', () => {
  const summary = summariseRatings([marks(5, 4), { rating: 2, scores: null }])

  expect(summary).toMatchObject({ count: 2, average: 35, scores: { guide: 40 } })
})

test('has no averages of single marks that nobody gave', () => {
  expect(summariseRatings([{ rating: 3, scores: null }])).toEqual({ count: 1, average: 30, scores: null })
})

test('has no average of nothing', () => {
  expect(summariseRatings([])).toBeUndefined()
})
