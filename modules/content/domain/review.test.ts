import { expect, test } from 'vitest'
import { summariseRatings } from './review.ts'

const scores = {
  guide: { count: 3, sum: 14 },
  hotel: { count: 3, sum: 12 },
  organisation: { count: 3, sum: 15 },
  value: { count: 3, sum: 9 },
}
const none = { count: 0, sum: 0 }

test('averages marks to a tenth', () => {
  expect(summariseRatings({ count: 3, sum: 14 }, scores)).toEqual({
    count: 3,
    average: 47,
    scores: { guide: 47, hotel: 40, organisation: 50, value: 30 },
  })
})

test('averages single marks over those who gave them', () => {
  const summary = summariseRatings({ count: 4, sum: 14 }, { ...scores, guide: { count: 1, sum: 4 } })

  expect(summary).toMatchObject({ count: 4, average: 35, scores: { guide: 40 } })
})

test('has no averages of single marks that nobody gave', () => {
  const summary = summariseRatings({ count: 1, sum: 3 }, { guide: none, hotel: none, organisation: none, value: none })

  expect(summary).toEqual({ count: 1, average: 30, scores: null })
})

test('has no average of nothing', () => {
  expect(summariseRatings(none, scores)).toBeUndefined()
})
