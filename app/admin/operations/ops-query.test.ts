import { expect, test } from 'vitest'
import { aWorkspace } from '#modules/operations/testing/a-workspace.ts'
import { opsQueryValues, readOpsQuery, travellersOf } from './ops-query.ts'

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

test('a step of the visa leaves those who are at it', () => {
  const workspace = aWorkspace()
  const atStep = (visa: string) => travellersOf(workspace, readOpsQuery(new URLSearchParams({ visa }))).length

  expect([atStep('granted'), atStep('applied'), atStep('unheard-of')]).toEqual([1, 0, 1])
})
