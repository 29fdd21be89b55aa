import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { PlainDate } from '#kernel/plain-date.ts'
import { ActForm } from '../ui/act-form.tsx'
import styles from './reader-page.module.css'

/** Where the reader types. With script the form goes by itself when the lines are complete. */
export function ReaderForm({
  date,
  person,
}: {
  date: PlainDate
  /** Whose document is read, when that is said beforehand. */
  person: { id: string; name: string } | undefined
}) {
  const text = useText('staff-operations')
  const locale = useLocale()
  return (
    <ActForm reloadDocument action={paths.adminReader(locale, date)} className={styles.reader} data-document-reader="">
      <input type="hidden" name="intent" value="read" />
      {person && <input type="hidden" name="person" value={person.id} />}
      <label>
        <span>
          {person ? (
            <>
              {text('reader-for')} <bdi>{person.name}</bdi>
            </>
          ) : (
            text('reader-lead')
          )}
        </span>
        <textarea
          name="lines"
          rows={3}
          dir="ltr"
          required
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </label>
      <Button look="outline" isSmall>
        {text('read-document')}
      </Button>
    </ActForm>
  )
}
