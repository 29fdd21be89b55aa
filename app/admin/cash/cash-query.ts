import { currencies, type Currency } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import {
  customerTypes,
  paymentTypes,
  transactionSorts,
  transactionTypes,
  type CustomerType,
  type PaymentType,
  type TransactionSort,
  type TransactionType,
} from '#modules/ledger/index.ts'
import { readPage } from '../lists/read-page.ts'

/** What the address of the list asks for. Values that make no sense are left out. */
export type CashQuery = {
  q: string
  register: string | undefined
  currency: Currency | undefined
  type: TransactionType | undefined
  payment: PaymentType | undefined
  customer: CustomerType | undefined
  from: PlainDate | undefined
  to: PlainDate | undefined
  sort: TransactionSort
  page: number
}

const LONGEST_SEARCH = 100

export function readCashQuery(query: URLSearchParams): CashQuery {
  return {
    q: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    register: query.get('register')?.slice(0, 32) || undefined,
    currency: currencies.find((each) => each === query.get('currency')),
    type: transactionTypes.find((each) => each === query.get('type')),
    payment: paymentTypes.find((each) => each === query.get('payment')),
    customer: customerTypes.find((each) => each === query.get('customer')),
    from: parseTypedDate(query.get('from') ?? ''),
    to: parseTypedDate(query.get('to') ?? ''),
    sort: transactionSorts.find((sort) => sort === query.get('sort')) ?? '-date',
    page: readPage(query),
  }
}

/** The same as query values, without what says nothing; the first page has no number. */
export function cashQueryValues({ q, sort, page, ...rest }: CashQuery): Record<string, string | number | undefined> {
  return {
    q: q || undefined,
    ...rest,
    sort: sort === '-date' ? undefined : sort,
    page: page === 1 ? undefined : page,
  }
}

/** The same as the books and the calls name it. A last day before the first asks for nothing. */
export function cashFilter({ q, register, currency, type, payment, customer, from, to }: CashQuery) {
  const days = isBackwards({ from, to }) ? {} : { from, to }
  return {
    q: q || undefined,
    cashRegister: register,
    currency,
    type,
    paymentType: payment,
    customerType: customer,
    ...days,
  }
}

export function isBackwards({ from, to }: Pick<CashQuery, 'from' | 'to'>): boolean {
  return from !== undefined && to !== undefined && to < from
}
