import { DataTable } from '#app/ui/data-table.tsx'
import { useText } from '#app/ui/text.tsx'
import { lettersOf } from '#platform/sheets/sheet-columns.ts'
import type { ImportColumn } from './file-card.tsx'
import type { SentSheet } from './sheet-fields.tsx'

/** Each column of a file with an example of it and a choice of what it is; one without a name goes by its letter. */
export function MappingTable({ sheet, targets, columns }: SentSheet & { columns: ImportColumn[] }) {
  const text = useText('staff-import')
  return (
    <DataTable
      caption={text('mapping')}
      head={
        <>
          <th scope="col">{text('mapping-file-column')}</th>
          <th scope="col">{text('mapping-example')}</th>
          <th scope="col">{text('mapping-target')}</th>
        </>
      }
    >
      {sheet.head.map((head, at) => (
        <tr key={at}>
          <td>
            <bdi>{head || lettersOf(at)}</bdi>
          </td>
          <td>
            <bdi>{sheet.rows[0]?.cells[at]}</bdi>
          </td>
          <td>
            <select
              name={`target.${at}`}
              aria-label={`${text('mapping-target')}: ${head || lettersOf(at)}`}
              defaultValue={targets[at]}
            >
              <option value="">{text('mapping-none')}</option>
              {columns.map(({ key, words }) => (
                <option key={key} value={key}>
                  {words}
                </option>
              ))}
            </select>
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
