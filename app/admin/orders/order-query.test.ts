import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { datePresets, isBackwards, orderQueryValues, readOrderQuery } from './order-query.ts'

const nothing = {
  q: '',
  state: undefined,
  tour: undefined,
  keeper: undefined,
  from: undefined,
  to: undefined,
  sort: '-placed' as const,
  page: 1,
}

test('reads what the address of the list asks for', () => {
  const query = readOrderQuery(new URLSearchParams('q= yılmaz &state=paid&from=2027-01-01&to=2027-01-31&page=3'))

  expect(query).toEqual({ ...nothing, q: 'yılmaz', state: 'paid', from: '2027-01-01', to: '2027-01-31', page: 3 })
})

test.each([
  'state=lost',
  'from=2027-02-30',
  'to=tomorrow',
  'page=0',
  'page=1.5',
  'page=x',
  'page=1e9',
  'tour=',
  'keeper=ayse',
  'sort=secret',
  '',
])('leaves out %j, which makes no sense', (text) => {
  expect(readOrderQuery(new URLSearchParams(text))).toEqual(nothing)
})

test('says in the address only what differs from the plain list', () => {
  expect(orderQueryValues(nothing)).toEqual(Object.fromEntries(Object.keys(nothing).map((name) => [name, undefined])))
  expect(orderQueryValues({ q: 'a', page: 2 })).toEqual({ q: 'a', page: 2 })
})

test('offers today, the last seven days and this month', () => {
  expect(datePresets(plainDate('2027-03-03')).map(({ from, to }) => [from, to])).toEqual([
    ['2027-03-03', '2027-03-03'],
    ['2027-02-25', '2027-03-03'],
    ['2027-03-01', '2027-03-03'],
  ])
})

test('knows a last day before the first', () => {
  const [first, second] = [plainDate('2027-03-01'), plainDate('2027-03-02')]

  expect([
    isBackwards({ from: second, to: first }),
    isBackwards({ from: first, to: first }),
    isBackwards({ from: first, to: undefined }),
  ]).toEqual([true, false, false])
})
