import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import type { StatementPreview } from '#modules/bank-statements/index.server.ts'
import { columnRoles } from '#modules/bank-statements/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import styles from './bank-statements.module.css'

/** Asks what a file leaves open: whose account it is, and for a table what its columns say. */
export function CompleteForm({ preview }: { preview: StatementPreview }) {
  const text = useText('bank-statements')
  const isBusy = useNavigation().state !== 'idle'
  const { accounts, accountIban, table, problem } = preview
  const width = Math.max(0, ...(table?.rows.map((row) => row.length) ?? []))
  return (
    <Card title={table ? text('columns') : text('account')}>
      {table && <FirstRows rows={table.rows} width={width} />}
      <ActForm className={styles.form}>
        <SelectField label={text('account')} name="accountIban" defaultValue={accountIban ?? ''} isOptional>
          <option value="">{text('account-choose')}</option>
          {accounts.map(({ iban, bank, currency }) => (
            <option key={iban} value={iban}>
              {`${bank} · ${currency} · ${iban}`}
            </option>
          ))}
        </SelectField>
        {table && (
          <details open={problem?.code === 'columns'}>
            <summary>{text('columns')}</summary>
            <input type="hidden" name="columns" value={width} />
            <div className={styles.roles}>
              <TextField
                label={text('columns-from')}
                name="from"
                type="number"
                min={1}
                max={100}
                defaultValue={(table.columns?.from ?? 1) + 1}
              />
              {Array.from({ length: width }, (_, index) => (
                <SelectField
                  key={index}
                  label={text('columns-column', { number: String(index + 1) })}
                  name={`role-${index}`}
                  defaultValue={table.columns?.roles[index] ?? ''}
                  isOptional
                >
                  <option value="">{text('columns-nothing')}</option>
                  {columnRoles.map((role) => (
                    <option key={role} value={role}>
                      {text(`role-${role}`)}
                    </option>
                  ))}
                </SelectField>
              ))}
            </div>
          </details>
        )}
        <Button look="outline" name="intent" value="complete" disabled={isBusy}>
          {text('apply')}
        </Button>
      </ActForm>
    </Card>
  )
}

function FirstRows({ rows, width }: { rows: string[][]; width: number }) {
  const text = useText('bank-statements')
  const columns = Array.from({ length: width }, (_, index) => index)
  return (
    <DataTable
      caption={text('columns')}
      head={columns.map((index) => (
        <th key={index} scope="col">
          {text('columns-column', { number: String(index + 1) })}
        </th>
      ))}
    >
      {rows.map((row, index) => (
        <tr key={index}>
          {columns.map((column) => (
            <td key={column}>
              <bdi>{row[column]}</bdi>
            </td>
          ))}
        </tr>
      ))}
    </DataTable>
  )
}
