import { useText } from '#app/ui/text.tsx'
import { ListTable, type Column, type Selection, type Sorting } from '#app/ui/list-table.tsx'
import type { OrderRow } from './order-row.ts'

/** Orders as rows that open. */
export function OrderTable({
  orders,
  columns,
  hidden,
  sorting,
  selection,
}: {
  orders: OrderRow[]
  columns: Column<OrderRow>[]
  hidden?: readonly string[]
  sorting?: Sorting
  selection?: Selection<OrderRow>
}) {
  const text = useText('staff')
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
