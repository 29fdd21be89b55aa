import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import type { Refused } from './act-on-tour.server.ts'
import styles from './copy-form.module.css'

/** Makes drafts on other days with the prices and seats of this departure, one or a whole row of them. */
export function CopyForm({
  refused,
  lasts,
}: {
  refused: Refused | undefined
  lasts: { departsOn: PlainDate; returnsOn: PlainDate }
}) {
  const text = useText('staff-catalogue')
  const isBusy = useNavigation().state !== 'idle'
  const errorOf = (name: string) => (refused?.problems.includes(name) ? text('problem-field') : undefined)
  return (
    <Card title={text('copy')} id="copy">
      <ActForm className={styles.form}>
        <input type="hidden" name="intent" value="copy" />
        <DateField
          label={text('field-departsOn')}
          name="departsOn"
          defaultValue={refused?.fields['departsOn']}
          error={errorOf('departsOn')}
        />
        <DateField
          label={text('field-returnsOn')}
          name="returnsOn"
          isOptional
          hint={text('copy-returns-hint', { days: daysBetween(lasts.departsOn, lasts.returnsOn) + 1 })}
          defaultValue={refused?.fields['returnsOn']}
          error={errorOf('returnsOn')}
        />
        <TextField
          label={text('copy-times')}
          name="times"
          inputMode="numeric"
          isLatin
          defaultValue={refused?.fields['times'] ?? '1'}
          error={errorOf('times')}
        />
        <TextField
          label={text('copy-every')}
          name="every"
          inputMode="numeric"
          isLatin
          defaultValue={refused?.fields['every'] ?? '7'}
          error={errorOf('every')}
        />
        <div className={styles.end}>
          <Button look="outline" disabled={isBusy}>
            <Icon name="copy" />
            {text('copy-button')}
          </Button>
        </div>
      </ActForm>
    </Card>
  )
}
