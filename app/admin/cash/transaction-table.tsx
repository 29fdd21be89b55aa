import { useText } from '#app/ui/text.tsx'
import { ListTable, type Column } from '../ui/list-table.tsx'
import type { TransactionRow } from './use-transaction-columns.tsx'

/** Entries as rows that open; money that went out is below zero. */
export function TransactionTable({
  transactions,
  ...table
}: {
  transactions: TransactionRow[]
  columns: Column<TransactionRow>[]
  hidden: readonly string[]
}) {
  const text = useText('cash')
  return <ListTable caption={text('list')} rows={transactions} keyOf={({ id }) => id} {...table} />
}
