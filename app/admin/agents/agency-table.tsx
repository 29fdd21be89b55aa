import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { cell } from '#app/ui/data-table.tsx'
import { ListTable, type Column, type Sorting } from '#app/ui/list-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { Agency } from '#modules/agents/index.ts'

type AgencyRow = Pick<Agency, 'id' | 'name' | 'city' | 'creditLimit' | 'isActive'>

/** Agencies as rows that open. */
export function AgencyTable({
  agencies,
  ...table
}: {
  agencies: AgencyRow[]
  columns: Column<AgencyRow>[]
  hidden: readonly string[]
  sorting: Sorting
}) {
  const text = useText('agents')
  return <ListTable caption={text('agencies')} rows={agencies} keyOf={({ id }) => id} {...table} />
}

export function useAgencyColumns(): Column<AgencyRow>[] {
  const text = useText('agents')
  const locale = useLocale()
  return [
    {
      key: 'name',
      head: text('agency-name'),
      isFixed: true,
      sort: 'name',
      cell: ({ id, name }) => (
        <Link to={paths.adminAgent(locale, id)} className={cell.open} dir="auto">
          {name}
        </Link>
      ),
    },
    { key: 'city', head: text('city'), sort: 'city', cell: ({ city }) => <bdi>{city}</bdi> },
    {
      key: 'credit',
      head: text('credit-limit'),
      isEnd: true,
      sort: 'credit',
      cell: ({ creditLimit }) => <MoneyText money={creditLimit} />,
    },
    {
      key: 'state',
      head: text('state'),
      sort: 'state',
      cell: ({ isActive }) => <Tag tone={isActive ? 'green' : 'gray'}>{text(isActive ? 'active' : 'inactive')}</Tag>,
    },
  ]
}
