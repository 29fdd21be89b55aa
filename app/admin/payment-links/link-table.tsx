import { useText } from '#app/ui/text.tsx'
import { ListTable, type Column, type Selection, type Sorting } from '#app/ui/list-table.tsx'
import type { LinkView } from './link-view.ts'

/** Links as rows that open; the buttons at their end copy, open, edit and delete. */
export function LinkTable({
  links,
  ...table
}: {
  links: LinkView[]
  columns: Column<LinkView>[]
  hidden: readonly string[]
  sorting: Sorting
  selection: Selection<LinkView>
}) {
  const text = useText('payment-links')
  return <ListTable caption={text('payment-links')} rows={links} keyOf={({ id }) => id} {...table} />
}
