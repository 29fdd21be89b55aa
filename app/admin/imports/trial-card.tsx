import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useText } from '#app/ui/text.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import styles from './imports.module.css'
import { SheetFields, type SentSheet } from './sheet-fields.tsx'

type Problem = { row: number; letters: string; field: string; value: string; words: string }

export type Trial = {
  rows: { row: number; name: string; detail: string; result: string }[]
  problems: Problem[]
}

/** What the rows would do, or where the file is wrong. Only a file without problems can be taken. */
export function TrialCard({ sheet, targets, trial: { rows, problems } }: SentSheet & { trial: Trial }) {
  const text = useText('staff-import')
  const isBusy = useNavigation().state !== 'idle'
  if (problems.length > 0)
    return (
      <Card title={text('trial')}>
        <Notice tone="error" isAnnounced>
          {text('trial-problems', { count: problems.length })}
        </Notice>
        <Problems problems={problems} />
      </Card>
    )
  return (
    <Card title={text('trial')}>
      <Notice tone="success" isAnnounced>
        {text('trial-clean', { count: rows.length })}
      </Notice>
      <DataTable
        caption={text('trial')}
        head={
          <>
            <th scope="col">{text('row')}</th>
            <th scope="col">{text('value')}</th>
            <th scope="col">{text('result')}</th>
          </>
        }
      >
        {rows.map(({ row, name, detail, result }) => (
          <tr key={row}>
            <td>{row}</td>
            <td>
              <bdi>{name}</bdi>
              {detail !== '' && <span className={cell.second}>{detail}</span>}
            </td>
            <td>{result}</td>
          </tr>
        ))}
      </DataTable>
      {rows.length > 0 && (
        <ActForm className={styles.form}>
          <SheetFields sheet={sheet} targets={targets} />
          <Button name="intent" value="import" disabled={isBusy}>
            {text('import', { count: rows.length })}
          </Button>
        </ActForm>
      )}
    </Card>
  )
}

function Problems({ problems }: { problems: Problem[] }) {
  const text = useText('staff-import')
  return (
    <DataTable
      caption={text('problem')}
      head={
        <>
          <th scope="col">{text('row')}</th>
          <th scope="col">{text('column')}</th>
          <th scope="col">{text('field')}</th>
          <th scope="col">{text('value')}</th>
          <th scope="col">{text('problem')}</th>
        </>
      }
    >
      {problems.map(({ row, letters, field, value, words }) => (
        <tr key={`${row} ${letters} ${field} ${words}`}>
          <td>{row}</td>
          <td>
            <bdi dir="ltr">{letters}</bdi>
          </td>
          <td>{field}</td>
          <td>
            <bdi>{value}</bdi>
          </td>
          <td>{words}</td>
        </tr>
      ))}
    </DataTable>
  )
}
