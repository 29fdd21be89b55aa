import { useText } from '#app/ui/text.tsx'
import { ListTable, type Selection, type Sorting } from '#app/ui/list-table.tsx'
import type { OrderRow } from './order-row.ts'
import { useOrderColumns } from './use-order-columns.tsx'

/** Orders as rows that open. */
export function OrderTable({
  orders,
  hidden,
  sorting,
  selection,
}: {
  orders: OrderRow[]
  hidden?: readonly string[]
  sorting?: Sorting
  selection?: Selection<OrderRow>
}) {
  const text = useText('staff')
  const columns = useOrderColumns()
  return (
    <ListTable
      caption={text('order-list')}
      columns={columns}
      rows={orders}
      keyOf={({ id }) => id}
      {...{ hidden, sorting, selection }}
    />
  )
}
