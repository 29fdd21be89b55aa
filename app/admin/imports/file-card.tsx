import { useId } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/text.tsx'
import { ActCard } from '../ui/act-card.tsx'
import { ActForm } from '../ui/act-form.tsx'
import styles from './imports.module.css'

export type ImportColumn = { key: string; words: string; isNeeded: boolean }

/** Which file, and the columns that can be taken from it. */
export function FileCard({ columns, mostRows }: { columns: ImportColumn[]; mostRows: number }) {
  const text = useText('staff-import')
  const id = useId()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <ActCard title={text('file')}>
      <ActForm encType="multipart/form-data" className={styles.form}>
        <p id={`${id}-hint`}>{text('file-hint', { rows: mostRows })}</p>
        <ul className={styles.columns} aria-label={text('file-columns')}>
          {columns.map(({ key, words, isNeeded }) => (
            <li key={key}>
              {words}
              {isNeeded && <small>{text('file-needed')}</small>}
            </li>
          ))}
        </ul>
        <div className={styles.row}>
          <input
            id={id}
            type="file"
            name="file"
            required
            accept=".xlsx,.csv,text/csv"
            aria-label={text('file')}
            aria-describedby={`${id}-hint`}
          />
          <Button disabled={isBusy}>{text('read-file')}</Button>
        </div>
      </ActForm>
    </ActCard>
  )
}
