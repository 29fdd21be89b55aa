import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Tag } from '#app/ui/tag.tsx'
import { DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { CashRegister, Transaction } from '#modules/ledger/index.server.ts'
import { cell, DataTable } from '../ui/data-table.tsx'
import { isMoneyOut } from './is-money-out.ts'

export type TransactionRow = Omit<Transaction, 'byUserId'> & { by: string }

/** Entries as rows that open; money that went out is below zero. */
export function TransactionTable({
  transactions,
  registers,
}: {
  transactions: TransactionRow[]
  registers: CashRegister[]
}) {
  const text = useText('cash')
  return (
    <DataTable
      caption={text('list')}
      head={
        <>
          <th scope="col">{text('date')}</th>
          <th scope="col">{text('type')}</th>
          <th scope="col">{text('register')}</th>
          <th scope="col">{text('payment-type')}</th>
          <th scope="col">{text('customer-type')}</th>
          <th scope="col">{text('note')}</th>
          <th scope="col" className={cell.end}>
            {text('amount')}
          </th>
        </>
      }
    >
      {transactions.map((transaction) => (
        <Row key={transaction.id} transaction={transaction} registers={registers} />
      ))}
    </DataTable>
  )
}

function Row({ transaction, registers }: { transaction: TransactionRow; registers: CashRegister[] }) {
  const text = useText('cash')
  const locale = useLocale()
  const { id, type, date, amount, cashRegister, toCashRegister, note, by } = transaction
  const nameOf = (code: string) => registers.find((register) => register.code === code)?.name ?? code
  return (
    <tr>
      <td>
        <Link to={paths.adminCashEntry(locale, id)} className={cell.open}>
          <DateText date={date} short />
        </Link>
      </td>
      <td>
        {text(`type-${type}`)} {transaction.reverses !== null && <Tag tone="gray">{text('reversal')}</Tag>}
        {transaction.reversedBy !== null && <Tag tone="red">{text('reversed')}</Tag>}
      </td>
      <td>
        <bdi>{nameOf(cashRegister)}</bdi>
        {toCashRegister !== null && (
          <span className={cell.second}>
            {text('to-register')} <bdi>{nameOf(toCashRegister)}</bdi>
          </span>
        )}
      </td>
      <td>{text(`payment-${transaction.paymentType}`)}</td>
      <td>{text(`customer-${transaction.customerType}`)}</td>
      <td>
        <bdi>{note}</bdi>
        <span className={cell.second}>
          <bdi>{by}</bdi>
        </span>
      </td>
      <td className={cell.end}>
        <b>
          <MoneyText money={isMoneyOut(transaction) ? { ...amount, minor: -amount.minor } : amount} cents />
        </b>
      </td>
    </tr>
  )
}
