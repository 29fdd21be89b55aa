import { expect, test } from 'vitest'
import { grepLines } from '#tests/setup/grep-lines.ts'
import { isProblemCode, problemCodes, refusals, statusOfProblem } from './refusals.ts'

test('every code that programs read has one status', () => {
  const named = Object.values(refusals).filter((refusal) => 'problem' in refusal)
  const several = named.filter(({ problem, status }) => statusOfProblem(problem) !== status)

  expect(several).toEqual([])
  expect(problemCodes.length).toBeGreaterThan(80)
})

test('what a refusal means is decided in one table', async () => {
  const rows = await grepLines('app', /^\s+'?[\w-]+'?: [45]\d\d,?$/)

  expect(rows.filter((row) => !row.startsWith('app/refusals/') && !row.includes(': status: '))).toEqual([])
})

test('refused calls are put into words by one piece of code', async () => {
  const builders = await grepLines('app', /\bproblem\(/)

  expect(builders.map((row) => row.split(':')[0])).toEqual(['app/refusals/refuse.server.ts'])
})

test.each(['tour_full', 'validation'])('%s is a code', (code) => expect(isProblemCode(code)).toBe(true))

test('a name of the product’s own is no code', () => expect(isProblemCode('tour-full')).toBe(false))
