import { useNavigation } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import styles from './users.module.css'

/** Hands a person everything that is known of them, or erases them, for somebody who asked by letter or telephone. */
export function PersonalDataForms({ userId, isUnconfirmed }: { userId: string; isUnconfirmed: boolean }) {
  const text = useText('staff-users')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Card title={text('personal-data')}>
      <div className={styles.form}>
        <p>{text('personal-data-hint')}</p>
        {/* A download is an answer of its own, which the framework cannot carry. */}
        <ActForm reloadDocument action={paths.adminUserData(locale, userId)}>
          <Button look="outline">{text('export')}</Button>
        </ActForm>
        <details className={styles.fold} open={isUnconfirmed}>
          <summary>{text('erase-title')}</summary>
          <ActForm className={styles.form}>
            <input type="hidden" name="intent" value="erase" />
            <p>{text('erase-hint')}</p>
            <Choice name="isChecked" required error={isUnconfirmed ? text('problem-confirm') : undefined}>
              {text('erase-confirm')}
            </Choice>
            <div>
              <Button disabled={isBusy}>{text('erase')}</Button>
            </div>
          </ActForm>
        </details>
      </div>
    </Card>
  )
}
