import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { addDays, plainDate } from '#kernel/plain-date.ts'
import { answerBy, daysWaited, prepareBy, rankWork, urgencyOf, type RankedWork } from './rank-work.ts'
import { mayUseArea } from '#modules/accounts/index.ts'
import { workKinds } from './waiting-work.ts'

const today = plainDate('2026-11-24')

function order(...work: (Partial<RankedWork> & { key: string })[]): string[] {
  const whole = work.map((each): RankedWork => ({ kind: 'call', dueOn: today, money: null, ...each }))
  return rankWork(whole, today).map(({ key }) => key)
}

test('the day comes before everything else: late, today, this week, later, whenever', () => {
  expect(
    order(
      { key: 'whenever', dueOn: null },
      { key: 'later', dueOn: addDays(today, 8) },
      { key: 'week', dueOn: addDays(today, 7) },
      { key: 'today', kind: 'visa', money: money(9_000_000, 'USD') },
      { key: 'late', dueOn: addDays(today, -1), kind: 'translation' },
    ),
  ).toEqual(['late', 'today', 'week', 'later', 'whenever'])
})

test('on the same day what does most harm comes first', () => {
  expect(order({ key: 'review', kind: 'review' }, { key: 'call' }, { key: 'visa', kind: 'visa' })).toEqual([
    'visa',
    'call',
    'review',
  ])
})

test('of the same kind the larger amount comes first, whatever its currency', () => {
  expect(
    order(
      { key: 'none', kind: 'part' },
      { key: 'lira', kind: 'part', money: money(1_335_000, 'TRY') },
      { key: 'dollar', kind: 'part', money: money(476_800, 'USD') },
    ),
  ).toEqual(['dollar', 'lira', 'none'])
})

test('much money outweighs a step of harm, little does not', () => {
  const visa = { key: 'visa', kind: 'visa' as const }

  expect(order(visa, { key: 'option', kind: 'option', money: money(1_000, 'TRY') })).toEqual(['visa', 'option'])
  expect(order(visa, { key: 'option', kind: 'option', money: money(1_500_000, 'USD') })).toEqual(['option', 'visa'])
})

test('within a week the nearer day comes first; of late ones the later one', () => {
  expect(order({ key: 'far', dueOn: addDays(today, 6) }, { key: 'near', dueOn: addDays(today, 2) })).toEqual([
    'near',
    'far',
  ])
  expect(order({ key: 'short', dueOn: addDays(today, -1) }, { key: 'long', dueOn: addDays(today, -9) })).toEqual([
    'long',
    'short',
  ])
})

test('equal ones keep one order however they come', () => {
  expect(order({ key: 'b' }, { key: 'a' }, { key: 'c' })).toEqual(order({ key: 'c' }, { key: 'b' }, { key: 'a' }))
})

test('the edges of the groups', () => {
  const at = (days: number) => urgencyOf(addDays(today, days), today)

  expect([-1, 0, 1, 7, 8].map(at)).toEqual(['overdue', 'today', 'week', 'week', 'later'])
  expect(urgencyOf(null, today)).toBe('later')
})

test('what a departure needs is never called late while it can still be done', () => {
  expect(prepareBy(addDays(today, 10), addDays(today, 40), today)).toBe(addDays(today, 10))
  expect(prepareBy(addDays(today, -3), addDays(today, 11), today)).toBe(today)
  expect(prepareBy(addDays(today, -14), today, today)).toBe(today)
})

test('whoever asks today may be answered until tomorrow', () => {
  expect(urgencyOf(answerBy(addDays(today, -1)), today)).toBe('today')
  expect(urgencyOf(answerBy(addDays(today, -2)), today)).toBe('overdue')
  expect(daysWaited(new Date('2026-11-22T10:00:00Z'), new Date('2026-11-24T09:00:00Z'))).toBe(1)
})

test('a kind is seen only by roles that may open its area, and papers of travellers not by finance', () => {
  for (const kind of ['visa', 'passport', 'room', 'room-list'] as const) {
    expect(workKinds[kind].area).toBe('orders')
    expect(mayUseArea('finance', workKinds[kind].act)).toBe(false)
  }
})
