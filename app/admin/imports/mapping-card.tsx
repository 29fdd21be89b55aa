import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/text.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import type { ImportColumn } from './file-card.tsx'
import styles from './imports.module.css'
import { MappingTable } from './mapping-table.tsx'
import { SheetFields, type SentSheet } from './sheet-fields.tsx'

/** Where each column of the file goes; what was guessed can be changed. */
export function MappingCard({ sheet, targets, columns }: SentSheet & { columns: ImportColumn[] }) {
  const text = useText('staff-import')
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Card title={text('mapping')}>
      <ActForm className={styles.form}>
        <SheetFields sheet={sheet} />
        <p>{text('mapping-lead')}</p>
        <MappingTable {...{ sheet, targets, columns }} />
        <Button look="outline" name="intent" value="check" disabled={isBusy}>
          {text('check')}
        </Button>
      </ActForm>
    </Card>
  )
}
