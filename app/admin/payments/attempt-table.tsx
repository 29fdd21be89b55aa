import { useText } from '#app/ui/text.tsx'
import { ListTable, type Sorting } from '#app/ui/list-table.tsx'
import { useAttemptColumns, type AttemptLineView } from './use-attempt-columns.tsx'

/** Tries to pay as rows that open. */
export function AttemptTable({
  attempts,
  ...table
}: {
  attempts: AttemptLineView[]
  hidden?: readonly string[]
  sorting: Sorting
}) {
  const text = useText('staff-payments')
  const columns = useAttemptColumns()
  return <ListTable caption={text('payments')} columns={columns} rows={attempts} keyOf={({ ref }) => ref} {...table} />
}
