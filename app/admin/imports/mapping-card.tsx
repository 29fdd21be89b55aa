import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/text.tsx'
import { Card } from '../ui/card.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import type { ImportColumn } from './file-card.tsx'
import styles from './imports.module.css'
import { SheetFields, type SentSheet } from './sheet-fields.tsx'

/** Where each column of the file goes; what was guessed can be changed. */
export function MappingCard({ sheet, targets, columns }: SentSheet & { columns: ImportColumn[] }) {
  const text = useText('staff-import')
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Card title={text('mapping')}>
      <Form method="post" className={styles.form}>
        <SheetFields sheet={sheet} />
        <p>{text('mapping-lead')}</p>
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
                <bdi>{head}</bdi>
              </td>
              <td>
                <bdi>{sheet.rows[0]?.cells[at]}</bdi>
              </td>
              <td>
                <select
                  name={`target.${at}`}
                  aria-label={`${text('mapping-target')}: ${head}`}
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
        <Button look="outline" name="intent" value="check" disabled={isBusy}>
          {text('check')}
        </Button>
      </Form>
    </Card>
  )
}
