import { z } from 'zod'
import {
  PageQuery,
  QueryDay,
  sortedBy,
  WireDay,
  WireInstant,
  WireMoney,
  pageListOf,
  moneyOnWire,
} from '#app/wire/wire.ts'
import { exchangeRateText } from '#kernel/exchange-rate.ts'
import { currencies } from '#kernel/money.ts'
import type { CashOwner } from '#modules/booking/index.server.ts'
import type { Transaction, TransactionSum } from '#modules/ledger/index.server.ts'
import { customerTypes, paymentTypes, transactionSorts, transactionTypes } from '#modules/ledger/index.ts'

export const TransactionFilter = z.object({
  q: z.string().max(100).optional(),
  cashRegister: z.string().max(32).optional(),
  currency: z.enum(currencies).optional(),
  type: z.enum(transactionTypes).optional(),
  paymentType: z.enum(paymentTypes).optional(),
  customerType: z.enum(customerTypes).optional(),
  from: QueryDay.optional(),
  to: QueryDay.optional(),
  sort: sortedBy(transactionSorts),
  ...PageQuery.shape,
})

export const TransactionBody = z.strictObject({
  type: z.enum(transactionTypes),
  cashRegister: z.string().max(32),
  toCashRegister: z.string().max(32).nullable().default(null),
  amount: z.strictObject({ amount: z.string().max(20), currency: z.enum(currencies) }),
  paymentType: z.enum(paymentTypes),
  date: z.iso.date(),
  note: z.string().max(500).default(''),
  customerType: z.enum(customerTypes),
  orderId: z.string().max(100).nullable().default(null),
})

export const ReversalBody = z.strictObject({ note: z.string().max(500).default('') })

export const WireTransactionId = z.object({ id: z.string() })

const WireTransaction = z
  .object({
    id: z.string(),
    type: z.enum(transactionTypes),
    cashRegister: z.string(),
    toCashRegister: z.string().nullable(),
    amount: WireMoney,
    paymentType: z.enum(paymentTypes),
    customerType: z.enum(customerTypes),
    date: WireDay,
    note: z.string(),
    orderId: z.string().nullable(),
    receiptNo: z.string().nullable(),
    counted: z
      .object({
        amount: WireMoney,
        rate: z.object({ base: z.string(), quote: z.string(), value: z.string(), source: z.string(), on: WireDay }),
      })
      .nullable()
      .meta({ description: 'What money of another currency than the order’s counts for, and the rate of the day.' }),
    createdAt: WireInstant,
    reverses: z.string().nullable(),
    reversedBy: z.string().nullable(),
  })
  .meta({ id: 'Transaction', description: 'An entry of a cash register. It is never edited, only taken back.' })

const list = pageListOf(WireTransaction)

export const WireTransactions = z.object({
  data: list.shape.data,
  meta: list.shape.meta.extend({
    sums: z.array(z.object({ in: WireMoney, out: WireMoney, total: WireMoney })).meta({
      description: 'What all matching entries bring in, take out and leave, for each currency.',
    }),
  }),
})

export function transactionOnWire(
  { subject: _subject, byUserId: _byUserId, at, amount, ...transaction }: Transaction,
  owners: Map<string, CashOwner>,
) {
  const owner = owners.get(transaction.id)
  return {
    ...transaction,
    amount: moneyOnWire(amount),
    orderId: owner?.id ?? null,
    receiptNo: owner?.receiptNo ?? null,
    counted: owner?.counted ? countedOnWire(owner.counted) : null,
    createdAt: at,
  }
}

function countedOnWire({ amount, rate: { base, quote, rate, source, on } }: NonNullable<CashOwner['counted']>) {
  return { amount: moneyOnWire(amount), rate: { base, quote, value: exchangeRateText(rate), source, on } }
}

export function sumOnWire(sum: TransactionSum) {
  return { in: moneyOnWire(sum.in), out: moneyOnWire(sum.out), total: moneyOnWire(sum.rest) }
}
