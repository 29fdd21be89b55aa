import { expect, test } from 'vitest'
import { money, zero } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { checkJoin, type JoinedOrder } from './check-join.ts'

const today = plainDate('2027-01-10')

function anOrder(id: string, facts: Partial<JoinedOrder> = {}): JoinedOrder {
  const total = money(100_00, 'USD')
  const none = zero('USD')
  return {
    id,
    isAlive: true,
    isSold: true,
    amounts: { subtotal: total, discount: none, tax: none, taxRate: 0, isTaxIncluded: true, total },
    journeys: [{ departureId: 'd', departsOn: plainDate('2027-02-01') }],
    hasLeft: false,
    hasFamilies: false,
    ...facts,
  }
}

const amounts = anOrder('x').amounts

test('two orders of one departure can be joined', () => {
  expect(checkJoin(anOrder('a'), anOrder('b'), today)).toBeUndefined()
})

test.each([
  ['same-order', { id: 'a' }],
  ['order-closed', { isAlive: false }],
  ['other-departure', { journeys: [{ departureId: 'e', departsOn: plainDate('2027-02-01') }] }],
  ['journey-gone', { journeys: [{ departureId: 'd', departsOn: today }] }],
  ['other-currency', { amounts: { ...amounts, total: money(100_00, 'TRY') } }],
  ['other-tax', { amounts: { ...amounts, taxRate: 1000 } }],
  ['sold-and-unsold', { isSold: false }],
  ['travellers-left', { hasLeft: true }],
  ['shared-by-families', { hasFamilies: true }],
] as [string, Partial<JoinedOrder>][])('otherwise it is refused with %s', (code, facts) => {
  expect(checkJoin(anOrder('a'), anOrder('b', facts), today)).toEqual({ code })
})
