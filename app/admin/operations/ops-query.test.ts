import { expect, test } from 'vitest'
import { aWorkspace } from '#modules/operations/testing/a-workspace.ts'
import { opsQueryValues, readOpsQuery, travellersOf } from './ops-query.ts'

test('reads what an address asks for and leaves out what makes no sense', () => {
  expect(readOpsQuery(new URLSearchParams('tab=rooms&q= yılmaz &view=missing&stay=zamzam&page=3'))).toEqual({
    tab: 'rooms',
    q: 'yılmaz',
    view: 'missing',
    visa: undefined,
    stay: 'zamzam',
    person: undefined,
    permit: 'rawdah',
    page: 3,
  })
  expect(readOpsQuery(new URLSearchParams('tab=kitchen&view=everything&page=-1'))).toMatchObject({
    tab: 'passengers',
    q: '',
    view: 'all',
    page: 1,
  })
})

test('writes only what says something', () => {
  expect(opsQueryValues(readOpsQuery(new URLSearchParams()))).toEqual({})
  expect(opsQueryValues({ tab: 'rides', page: 2 })).toEqual({ tab: 'rides', page: '2' })
})

test('a step of the visa leaves those who are at it', () => {
  const workspace = aWorkspace()
  const atStep = (visa: string) => travellersOf(workspace, readOpsQuery(new URLSearchParams({ visa }))).length

  expect([atStep('granted'), atStep('applied'), atStep('unheard-of')]).toEqual([1, 0, 1])
})
