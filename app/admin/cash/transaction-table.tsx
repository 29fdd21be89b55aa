import { useText } from '#app/ui/text.tsx'
import { ListTable, type Column, type Sorting } from '#app/ui/list-table.tsx'
import type { TransactionRow } from './use-transaction-columns.tsx'

/** Entries as rows that open; money that went out is below zero. */
export function TransactionTable({
  transactions,
  ...table
}: {
  transactions: TransactionRow[]
  columns: Column<TransactionRow>[]
  hidden: readonly string[]
  sorting: Sorting
}) {
  const text = useText('cash')
  return <ListTable caption={text('list')} rows={transactions} keyOf={({ id }) => id} {...table} />
}
