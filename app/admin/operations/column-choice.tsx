import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { DateList } from '#modules/operations/index.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { listColumns, type ListColumn } from './date-list.ts'
import styles from './list-page.module.css'

/** Which columns a list has, and the files of it with the same columns; no part of the paper. */
export function ColumnChoice({ date, list, columns }: { date: PlainDate; list: DateList; columns: ListColumn[] }) {
  const text = useText('staff-operations')
  const locale = useLocale()
  const file = (kind: string, format: string) => paths.adminDateFile(locale, kind, date, format, columns)
  return (
    <form action={paths.adminDate(locale, list, date)} className={styles.choice}>
      <a href={paths.adminDate(locale, 'ops', date)}>{text('to-workspace')}</a>
      <fieldset>
        <legend>{text('columns')}</legend>
        {listColumns.map((column) => (
          <label key={column}>
            <input type="checkbox" name="column" value={column} defaultChecked={columns.includes(column)} />{' '}
            {text(column)}
          </label>
        ))}
        <Button isSmall look="outline">
          {text('show')}
        </Button>
      </fieldset>
      <nav className={styles.files} aria-label={text('files')}>
        {list === 'airport' ? (
          <>
            <StaffButtonLink isSmall href={file('airport', 'pdf')}>
              {text('pdf')}
            </StaffButtonLink>
            <StaffButtonLink isSmall look="outline" href={file('cards', 'pdf')}>
              {text('cards')}
            </StaffButtonLink>
            <StaffButtonLink isSmall look="outline" href={file('tags', 'pdf')}>
              {text('tags')}
            </StaffButtonLink>
          </>
        ) : (
          <>
            <StaffButtonLink isSmall href={file('passengers', 'pdf')}>
              {text('pdf-of', { list: text('passenger-list') })}
            </StaffButtonLink>
            <StaffButtonLink isSmall href={file('rooms', 'pdf')}>
              {text('pdf-of', { list: text('room-list') })}
            </StaffButtonLink>
            <StaffButtonLink isSmall look="outline" href={file('rooms', 'xlsx')}>
              {text('excel-of', { list: text('room-list') })}
            </StaffButtonLink>
          </>
        )}
        <StaffButtonLink isSmall look="outline" href={file(list, 'xlsx')}>
          {text('excel')}
        </StaffButtonLink>
        <StaffButtonLink isSmall look="outline" href={file(list, 'csv')}>
          {text('csv')}
        </StaffButtonLink>
      </nav>
    </form>
  )
}
