import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Tag } from '#app/ui/tag.tsx'
import { DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { CashOwner } from '#modules/booking/index.server.ts'
import type { CashRegister, Transaction } from '#modules/ledger/index.server.ts'
import { cell } from '#app/ui/data-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { CountedAs } from './counted-as.tsx'
import { isMoneyOut } from './is-money-out.ts'
import { OwnerCell } from './owner-cell.tsx'

export type TransactionRow = Omit<Transaction, 'byUserId'> & { by: string; owner: CashOwner | null }

/** The columns of the list of entries. */
export function useTransactionColumns(registers: CashRegister[]): Column<TransactionRow>[] {
  const text = useText('cash')
  const locale = useLocale()
  const nameOf = (code: string) => registers.find((register) => register.code === code)?.name ?? code
  return [
    {
      key: 'date',
      head: text('date'),
      isFixed: true,
      sort: 'date',
      cell: ({ id, date }) => (
        <Link to={paths.adminCashEntry(locale, id)} className={cell.open}>
          <DateText date={date} short />
        </Link>
      ),
    },
    {
      key: 'type',
      head: text('type'),
      sort: 'type',
      cell: ({ type, reverses, reversedBy }) => (
        <>
          {text(`type-${type}`)} {reverses !== null && <Tag tone="gray">{text('reversal')}</Tag>}
          {reversedBy !== null && <Tag tone="red">{text('reversed')}</Tag>}
        </>
      ),
    },
    {
      key: 'order',
      head: text('order'),
      cell: ({ owner }) => owner && <OwnerCell owner={owner} />,
    },
    {
      key: 'register',
      head: text('register'),
      sort: 'register',
      cell: ({ cashRegister, toCashRegister }) => (
        <>
          <bdi>{nameOf(cashRegister)}</bdi>
          {toCashRegister !== null && (
            <span className={cell.second}>
              {text('to-register')} <bdi>{nameOf(toCashRegister)}</bdi>
            </span>
          )}
        </>
      ),
    },
    {
      key: 'payment',
      head: text('payment-type'),
      sort: 'payment',
      cell: ({ paymentType }) => text(`payment-${paymentType}`),
    },
    {
      key: 'customer',
      head: text('customer-type'),
      sort: 'customer',
      cell: ({ customerType }) => text(`customer-${customerType}`),
    },
    {
      key: 'note',
      head: text('note'),
      cell: ({ note, by }) => (
        <>
          <bdi>{note}</bdi>
          <span className={cell.second}>
            <bdi>{by}</bdi>
          </span>
        </>
      ),
    },
    {
      key: 'amount',
      head: text('amount'),
      isEnd: true,
      sort: 'amount',
      cell: (transaction) => {
        const { amount, owner } = transaction
        return (
          <>
            <b>
              <MoneyText money={isMoneyOut(transaction) ? { ...amount, minor: -amount.minor } : amount} cents />
            </b>
            <CountedAs owner={owner} />
          </>
        )
      },
    },
  ]
}
