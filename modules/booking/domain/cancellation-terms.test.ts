import { expect, test } from 'vitest'
import { addDays, daysBetween, plainDate } from '#kernel/plain-date.ts'
import { cancellationPeriods, refundShare, type AgreedTerms } from './cancellation-terms.ts'

const law = { fullRefundDays: 30, refundDays: 14 }

const umrah: AgreedTerms = {
  legalRegime: 'package_tour',
  departsOn: plainDate('2026-12-31'),
  bands: [
    { fromDaysBefore: 30, refundPercent: 100 },
    { fromDaysBefore: 15, refundPercent: 75 },
    { fromDaysBefore: 8, refundPercent: 50 },
    { fromDaysBefore: 0, refundPercent: 0 },
  ],
}

test.each([
  ['2026-12-01', 30, 100, { code: 'full-refund-days', from: 30 }],
  ['2026-12-02', 29, 75, { code: 'band', from: 15 }],
  ['2026-12-16', 15, 75, { code: 'band', from: 15 }],
  ['2026-12-17', 14, 50, { code: 'band', from: 8 }],
  ['2026-12-24', 7, 0, { code: 'band', from: 0 }],
  ['2026-12-31', 0, 0, { code: 'band', from: 0 }],
  ['2027-01-01', -1, 0, { code: 'departed' }],
])('a notice on %s comes %i days before 31 December and gives %i per cent back', (notice, days, percent, rule) => {
  expect(daysBetween(plainDate(notice), umrah.departsOn)).toBe(days)
  expect(refundShare(umrah, days, 'customer', law)).toEqual({ percent, rule })
})

test.each(['organiser', 'force-majeure'] as const)('%s: everything goes back on any day', (by) => {
  expect([40, 29, 0, -3].map((days) => refundShare(umrah, days, by, law))).toEqual(
    Array.from({ length: 4 }, () => ({ percent: 100, rule: { code: by } })),
  )
})

test('no agreement takes away what the law gives for package tours, and only for those', () => {
  const hard = { ...umrah, bands: [{ fromDaysBefore: 0, refundPercent: 10 }] }

  expect(refundShare(hard, 30, 'customer', law).percent).toBe(100)
  expect(refundShare(hard, 29, 'customer', law).percent).toBe(10)
  expect(refundShare({ ...hard, legalRegime: 'distance_dated' }, 30, 'customer', law).percent).toBe(10)
})

test('where nothing was agreed nothing may be kept of a package tour, and a dated service is not taken back', () => {
  const silent = { ...umrah, bands: [] }

  expect(refundShare(silent, 3, 'customer', law)).toEqual({ percent: 100, rule: { code: 'nothing-agreed' } })
  expect(refundShare({ ...silent, legalRegime: 'distance_dated' }, 3, 'customer', law)).toEqual({
    percent: 0,
    rule: { code: 'no-right' },
  })
})

test('nothing is promised below the last band', () => {
  const short = { ...umrah, bands: [{ fromDaysBefore: 15, refundPercent: 50 }] }

  expect(refundShare(short, 14, 'customer', law)).toEqual({ percent: 0, rule: { code: 'below-bands' } })
})

test('an earlier notice never gets less, also where the bands were written the wrong way round', () => {
  const odd = {
    ...umrah,
    bands: [
      { fromDaysBefore: 15, refundPercent: 20 },
      { fromDaysBefore: 5, refundPercent: 60 },
    ],
  }

  expect([4, 5, 14, 15, 29].map((days) => refundShare(odd, days, 'customer', law).percent)).toEqual([0, 60, 60, 60, 60])
})

test('the table names the last day of every line', () => {
  expect(cancellationPeriods(umrah, law)).toEqual([
    { fromDays: 30, toDays: null, until: '2026-12-01', percent: 100 },
    { fromDays: 15, toDays: 29, until: '2026-12-16', percent: 75 },
    { fromDays: 8, toDays: 14, until: '2026-12-23', percent: 50 },
    { fromDays: 0, toDays: 7, until: '2026-12-31', percent: 0 },
  ])
})

test('the table says what the rule decides on every day', () => {
  const odd = {
    ...umrah,
    bands: [
      { fromDaysBefore: 45, refundPercent: 90 },
      { fromDaysBefore: 3, refundPercent: 5 },
    ],
  }
  const periods = cancellationPeriods(odd, law)

  const inTable = Array.from(
    { length: 60 },
    (_, days) =>
      periods.find(({ fromDays, toDays }) => days >= fromDays && (toDays === null || days <= toDays))?.percent,
  )

  expect(inTable).toEqual(inTable.map((_, days) => refundShare(odd, days, 'customer', law).percent))
  expect(periods.at(-1)?.until).toBe(addDays(odd.departsOn, 0))
})
