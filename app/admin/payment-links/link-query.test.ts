import { expect, test } from 'vitest'
import { linkQueryValues, readLinkQuery, stateFilter } from './link-query.ts'

const read = (query: string) => readLinkQuery(new URLSearchParams(query))

test('an empty address shows the newest links', () => {
  expect(read('')).toEqual({
    q: '',
    status: undefined,
    isArchive: false,
    from: undefined,
    to: undefined,
    sort: '-created',
    page: 1,
  })
})

test('what an address says comes back as the same address', () => {
  const query = {
    q: 'umre',
    archive: 1,
    status: 'expired',
    from: '2027-03-01',
    to: '2027-03-31',
    sort: 'amount',
    page: 3,
  }

  expect(
    linkQueryValues(read(new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)])).toString())),
  ).toEqual(query)
})

test.each(['status=open', 'from=2027-02-30', 'sort=price', 'page=0', 'page=x', 'archive=yes'])(
  '%s says nothing',
  (query) => {
    expect(read(query)).toEqual(read(''))
  },
)

test.each([
  [undefined, {}],
  ['pending', { status: 'pending', isExpired: false }],
  ['expired', { status: 'pending', isExpired: true }],
  ['completed', { status: 'completed' }],
] as const)('the state %s asks for %j', (state, filter) => {
  expect(stateFilter(state)).toEqual(filter)
})
