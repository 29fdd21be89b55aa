import { expect, test } from 'vitest'
import { readReviewQuery, reviewQueryValues } from './review-query.ts'

test('reads what the address asks for', () => {
  const query = readReviewQuery(
    new URLSearchParams('q=+ay%C5%9Fe+&state=pending&rating=4&language=ar&from=2027-01-01&sort=-rating&page=3'),
  )

  expect(query).toEqual({
    q: 'ayşe',
    status: 'pending',
    rating: 4,
    language: 'ar',
    from: '2027-01-01',
    to: undefined,
    sort: '-rating',
    page: 3,
  })
})

test.each(['state=hidden', 'sort=email', 'from=2027-02-31', 'rating=6', 'language=fr', 'page=0', 'page=x'])(
  'leaves out %s',
  (text) => {
    expect(readReviewQuery(new URLSearchParams(text))).toEqual(readReviewQuery(new URLSearchParams()))
  },
)

test('writes the same back, without what says nothing', () => {
  const text = 'q=umre&state=approved&rating=5&page=2&sort=waiting'

  expect(reviewQueryValues(readReviewQuery(new URLSearchParams(text)))).toEqual({
    q: 'umre',
    state: 'approved',
    rating: 5,
    language: undefined,
    from: undefined,
    to: undefined,
    sort: undefined,
    page: 2,
  })
  expect(reviewQueryValues({ q: '', page: 1 })).toEqual({})
})
