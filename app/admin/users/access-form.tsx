import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/text.tsx'
import { ActCard } from '../ui/act-card.tsx'
import { ActForm } from '../ui/act-form.tsx'
import styles from './users.module.css'

/** Keeps somebody out, lets them in again, signs them out everywhere, or mails them a link for a new password. Nobody blocks themselves. */
export function AccessForm({ isActive, isSelf }: { isActive: boolean; isSelf: boolean }) {
  const text = useText('staff-users')
  const isBusy = useNavigation().state !== 'idle'
  return (
    <ActCard title={text('access')}>
      <ActForm className={styles.form}>
        <p>{text('access-hint')}</p>
        <div className={styles.actions}>
          {!isSelf && (
            <Button name="intent" value={isActive ? 'block' : 'unblock'} look="outline" disabled={isBusy}>
              {text(isActive ? 'block' : 'unblock')}
            </Button>
          )}
          <Button name="intent" value="end-sessions" look="outline" disabled={isBusy}>
            {text('end-sessions')}
          </Button>
          {isActive && (
            <Button name="intent" value="reset" look="outline" disabled={isBusy}>
              {text('reset')}
            </Button>
          )}
        </div>
      </ActForm>
    </ActCard>
  )
}
