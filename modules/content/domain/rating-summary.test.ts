import { expect, test } from 'vitest'
import { summariseRatings, type RatingCounts } from './rating-summary.ts'

const nobody = { yes: 0, said: 0 }

function counts(change: Partial<RatingCounts> = {}): RatingCounts {
  const facts = { hotel: nobody, walk: nobody, bus: nobody, guide: nobody, program: nobody, included: nobody }
  return { marks: [0, 0, 0, 1, 2], facts, samples: 0, ...change }
}

test('averages stars to a tenth and tells how they spread', () => {
  expect(summariseRatings(counts())).toEqual({
    count: 3,
    average: 47,
    marks: [0, 0, 0, 1, 2],
    kept: [],
    hasSamples: false,
  })
})

test.each([[[0, 0, 0, 0, 0]], [[0, 0, 0, 0, 2]]] as [RatingCounts['marks']][])(
  'has no average of fewer than three (%j)',
  (marks) => {
    expect(summariseRatings(counts({ marks }))).toBeUndefined()
  },
)

test('a promise was kept by the share of yes among three who could say', () => {
  const { facts } = counts()
  const said = { ...facts, hotel: { yes: 2, said: 3 }, bus: { yes: 2, said: 2 }, guide: { yes: 0, said: 4 } }

  expect(summariseRatings(counts({ facts: said }))?.kept).toEqual([
    { fact: 'hotel', percent: 67, count: 3 },
    { fact: 'guide', percent: 0, count: 4 },
  ])
})

test('says when some of it is invented', () => {
  expect(summariseRatings(counts({ samples: 1 }))).toMatchObject({ hasSamples: true })
})
