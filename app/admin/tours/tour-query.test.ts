import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { daysAsked, readTourListQuery, tourListValues } from './tour-query.ts'

const days = { today: plainDate('2027-01-02'), yesterday: plainDate('2027-01-01') }
const asked = (query: string) => daysAsked(readTourListQuery(new URLSearchParams(query)), days)

test('the list begins today unless other days are asked for', () => {
  expect([asked(''), asked('when=past'), asked('when=all'), asked('when=past&from=2026-05-01')]).toEqual([
    { from: '2027-01-02' },
    { to: '2027-01-01' },
    {},
    { from: '2026-05-01', to: undefined },
  ])
})

test('values that make no sense are left out, and an address says only what differs', () => {
  const query = readTourListQuery(
    new URLSearchParams('status=burning&sort=x&page=-4&when=never&from=2026-02-30&q= umre '),
  )

  expect(tourListValues(query)).toEqual({ q: 'umre' })
})
