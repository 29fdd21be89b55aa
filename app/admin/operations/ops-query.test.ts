import { expect, test } from 'vitest'
import { opsQueryValues, readOpsQuery } from './ops-query.ts'

test('reads what an address asks for and leaves out what makes no sense', () => {
  expect(readOpsQuery(new URLSearchParams('q= yılmaz &view=missing&stay=zamzam'))).toEqual({
    q: 'yılmaz',
    view: 'missing',
    stay: 'zamzam',
  })
  expect(readOpsQuery(new URLSearchParams('view=everything'))).toEqual({ q: '', view: 'all', stay: undefined })
})

test('writes only what says something', () => {
  expect(opsQueryValues({ q: '', view: 'all', stay: undefined })).toEqual({})
})
