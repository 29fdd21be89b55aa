import { translator } from '#app/messages/translator.ts'
import { pairRateText } from '#kernel/exchange-rate.ts'
import type { Locale } from '#kernel/locale.ts'
import { toDecimalText } from '#kernel/money.ts'
import { listUserNames, type Admin } from '#modules/accounts/index.server.ts'
import { listCashOwners, type AmountAtRate } from '#modules/booking/index.server.ts'
import { listRegisters, listTransactions, type TransactionFilter } from '#modules/ledger/index.server.ts'
import type { TransactionSort } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/client.server.ts'

const MOST_ROWS = 5000

/** The filtered entries as rows for a spreadsheet, at most five thousand; money that went out is below zero. */
export async function listTransactionRows(
  db: Db,
  admin: Admin<'payments'>,
  filter: TransactionFilter & { sort?: TransactionSort | undefined },
  locale: Locale,
): Promise<{ head: string[]; rows: (string | number)[][] }> {
  const text = translator(locale, 'cash')
  const { transactions } = await listTransactions(db, { ...filter, page: 1, pageSize: MOST_ROWS })
  const users = await listUserNames(
    db,
    admin,
    transactions.flatMap(({ byUserId }) => byUserId ?? []),
  )
  const owners = await listCashOwners(db, admin, transactions)
  const registers = new Map((await listRegisters(db)).map(({ code, name }) => [code, name]))
  const nameOf = (code: string | null) => (code === null ? '' : (registers.get(code) ?? code))
  return {
    head: [
      text('date'),
      text('type'),
      text('reversal'),
      text('register'),
      text('to-register'),
      text('amount'),
      text('currency'),
      text('payment-type'),
      text('customer-type'),
      text('order'),
      text('person'),
      text('receipt-no'),
      text('note'),
      text('by'),
      text('counted-as'),
      text('counted-currency'),
      text('rate'),
    ],
    rows: transactions.map((each) => [
      each.date,
      text(`type-${each.type}`),
      each.reverses === null ? '' : text('reversal'),
      nameOf(each.cashRegister),
      nameOf(each.toCashRegister),
      Number(toDecimalText(each.amount)) * ((each.type === 'income') === (each.reverses === null) ? 1 : -1),
      each.amount.currency,
      text(`payment-${each.paymentType}`),
      text(`customer-${each.customerType}`),
      owners.get(each.id)?.orderNo ?? '',
      owners.get(each.id)?.customer ?? '',
      owners.get(each.id)?.receiptNo ?? '',
      each.note,
      each.byUserId === null ? '' : (users.get(each.byUserId) ?? ''),
      ...countedCells(owners.get(each.id)?.counted ?? null, locale),
    ]),
  }
}

/** What money of another currency counts for, its currency, and the rate with its day. */
function countedCells(counted: AmountAtRate | null, locale: Locale): (string | number)[] {
  if (!counted) return ['', '', '']
  const { amount, rate } = counted
  return [Number(toDecimalText(amount)), amount.currency, `${pairRateText(rate, locale)}, ${rate.on}`]
}
