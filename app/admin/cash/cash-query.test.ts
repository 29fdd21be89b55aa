import { expect, test } from 'vitest'
import { cashFilter, cashQueryValues, readCashQuery } from './cash-query.ts'

const all =
  'q=visa&register=main&currency=USD&type=expense&payment=cash&customer=supplier&from=2027-01-01&to=2027-01-31'

test('reads what the address of the list asks for, and says it again', () => {
  const query = readCashQuery(new URLSearchParams(`${all}&page=3`))

  expect(cashQueryValues(query)).toEqual({ ...Object.fromEntries(new URLSearchParams(all)), page: 3 })
  expect(cashFilter(query)).toEqual({
    q: 'visa',
    cashRegister: 'main',
    currency: 'USD',
    type: 'expense',
    paymentType: 'cash',
    customerType: 'supplier',
    from: '2027-01-01',
    to: '2027-01-31',
  })
})

test.each(['currency=XXX', 'type=gift', 'payment=gold', 'customer=cat', 'from=2027-02-30', 'page=0', 'register=', ''])(
  'leaves out %j, which makes no sense',
  (text) => {
    const values = Object.values(cashQueryValues(readCashQuery(new URLSearchParams(text))))

    expect(values.filter((value) => value !== undefined)).toEqual([])
  },
)

test('a last day before the first asks for nothing', () => {
  const filter = cashFilter(readCashQuery(new URLSearchParams('from=2027-02-01&to=2027-01-01')))

  expect([filter.from, filter.to]).toEqual([undefined, undefined])
})
