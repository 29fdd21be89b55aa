import { expect, test } from 'vitest'
import { attemptQueryValues, readAttemptQuery } from './attempt-query.ts'

test('reads what the address asks for', () => {
  const query = readAttemptQuery(new URLSearchParams('q=+ay%C5%9Fe+&attention=1&state=unknown&from=2027-01-01&page=3'))

  expect(query).toEqual({
    q: 'ayşe',
    needsPerson: true,
    state: 'unknown',
    from: '2027-01-01',
    to: undefined,
    sort: '-created',
    page: 3,
  })
})

test.each(['state=lost', 'from=yesterday', 'page=0', 'page=x', 'attention=yes'])('leaves out %s', (text) => {
  expect(readAttemptQuery(new URLSearchParams(text))).toEqual(readAttemptQuery(new URLSearchParams()))
})

test('writes the same back, without what says nothing', () => {
  const text = 'q=umre&attention=1&state=failed&to=2027-02-01&page=2'

  const values = attemptQueryValues(readAttemptQuery(new URLSearchParams(text)))

  expect(values).toEqual({ q: 'umre', attention: 1, state: 'failed', from: undefined, to: '2027-02-01', page: 2 })
  expect(attemptQueryValues({ q: '', needsPerson: false, page: 1 })).toEqual({})
})
