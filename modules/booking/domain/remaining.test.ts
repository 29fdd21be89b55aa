import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { remainingOf } from './remaining.ts'

const usd = (minor: number) => money(minor, 'USD')

test.each([
  ['nothing is paid', 0, 0, 1000],
  ['a part is paid', 0, 400, 600],
  ['a traveller left', 250, 400, 350],
  ['those who left had paid for the others', 700, 400, 0],
])('%s', (_, reduction, paid, remaining) => {
  expect(remainingOf({ total: usd(1000), reduction: usd(reduction), paid: usd(paid) })).toEqual(usd(remaining))
})
