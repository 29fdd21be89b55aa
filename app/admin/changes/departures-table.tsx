import { paths } from '#app/addresses/paths.ts'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { DateText, InstantText, useLocale, useText } from '#app/ui/text.tsx'
import type { PlainDate } from '#kernel/plain-date.ts'
import { StaffLink } from '../ui/staff-link.tsx'

type ShownBoard = {
  id: string
  name: string
  departsOn: PlainDate
  told: number
  reached: number
  isUrgent: boolean
  lastToldAt: Date
}

/** The departures of which a change was told, and how many of their orders are still to be reached. */
export function DeparturesTable({ boards }: { boards: readonly ShownBoard[] }) {
  const text = useText('staff-changes')
  const locale = useLocale()
  return (
    <DataTable
      caption={text('title')}
      head={
        <>
          <th scope="col">{text('journey')}</th>
          <th scope="col">{text('told')}</th>
          <th scope="col">{text('reached')}</th>
          <th scope="col">{text('left')}</th>
          <th scope="col">{text('last')}</th>
        </>
      }
    >
      {boards.map(({ id, name, departsOn, told, reached, isUrgent, lastToldAt }) => (
        <tr key={id}>
          <th scope="row">
            <StaffLink to={paths.adminChanges(locale, { departure: id })}>
              <bdi>{name}</bdi>
            </StaffLink>
            <small className={cell.second}>
              <DateText date={departsOn} short />
            </small>
          </th>
          <td>{told}</td>
          <td>{reached}</td>
          <td>
            {told - reached} {isUrgent && told > reached && <Tag tone="red">{text('urgent')}</Tag>}
          </td>
          <td className={cell.worded}>
            <InstantText instant={lastToldAt} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
