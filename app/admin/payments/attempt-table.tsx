import { useText } from '#app/ui/text.tsx'
import { ListTable } from '../ui/list-table.tsx'
import { useAttemptColumns, type AttemptLineView } from './use-attempt-columns.tsx'

/** Tries to pay as rows that open. */
export function AttemptTable({ attempts, hidden }: { attempts: AttemptLineView[]; hidden?: readonly string[] }) {
  const text = useText('staff-payments')
  const columns = useAttemptColumns()
  return (
    <ListTable caption={text('payments')} columns={columns} hidden={hidden} rows={attempts} keyOf={({ ref }) => ref} />
  )
}
