import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { joinList } from '#kernel/join-list.ts'
import { travellerColumns } from '#modules/booking/index.ts'
import styles from '../ui/agent.module.css'
import { Card } from '../ui/card.tsx'
import type { SheetAnswer } from './act-on-reservation.server.ts'

/** A list of travellers as a file: looked at first, saved only when nothing is wrong with it. */
export function SheetCard({ sheet }: { sheet: SheetAnswer | undefined }) {
  const text = useText('agents')
  return (
    <Card title={text('sheet')}>
      <Form method="post" encType="multipart/form-data" className={styles.inside}>
        <TextField type="file" name="sheet" accept=".xlsx,.csv" label={text('sheet-file')} hint={text('sheet-hint')} />
        <Button look="outline" isSmall name="intent" value="check-sheet">
          {text('check-sheet')}
        </Button>
      </Form>
      {sheet && <Preview sheet={sheet} />}
    </Card>
  )
}

const failures = {
  unreadable: 'sheet-unreadable',
  'too-many-rows': 'sheet-too-many',
  'columns-missing': 'sheet-columns',
} as const

function Preview({ sheet }: { sheet: SheetAnswer }) {
  const text = useText('agents')
  const locale = useLocale()
  const { problems, travellers, differs, failure, columns } = sheet
  if (failure)
    return (
      <div>
        <Notice tone="error" isAnnounced>
          {failure === 'columns-missing'
            ? text('sheet-columns', {
                columns: joinList(
                  columns.map((column) => text(`cell-${column}` as 'cell-fare')),
                  locale,
                ),
              })
            : text(failures[failure] as 'sheet-unreadable')}
        </Notice>
      </div>
    )
  if (problems.length > 0)
    return (
      <div className={styles.scroll}>
        <Notice tone="error" isAnnounced>
          {text('sheet-problems', { count: problems.length })}
        </Notice>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('row')}</th>
              <th scope="col">{text('column')}</th>
              <th scope="col">{text('problem')}</th>
              <th scope="col">{text('value')}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ row, column, field, code, value, passport }) => (
              <tr key={`${row}.${field}`}>
                <td>{row}</td>
                <td>{column}</td>
                <td>
                  {text(`cell-${field}`)}:{' '}
                  {text(`cell-problem-${code}` as 'cell-problem-passport-expiry', {
                    date: passport ? formatDate(passport.until, locale) : '',
                  })}
                </td>
                <td>
                  <bdi>{value}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )
  return (
    <div>
      <Notice tone={differs ? 'warning' : 'success'} isAnnounced>
        {differs ? text('sheet-differ') : text('sheet-clean', { count: travellers.length })}
      </Notice>
      {!differs && (
        <Form method="post">
          {travellers.map((traveller, index) =>
            travellerColumns.map((field) => (
              <input key={`${index}.${field}`} type="hidden" name={`${index}.${field}`} value={traveller[field]} />
            )),
          )}
          <Button name="intent" value="travellers">
            {text('import')}
          </Button>
        </Form>
      )}
    </div>
  )
}
