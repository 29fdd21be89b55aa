import { neededKey } from '#app/intake/needed-key.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import type { DetailsAnswer } from './details-answer.ts'
import styles from './details-page.module.css'

/** The address of an account, whether it is confirmed, and a new one for it. */
export function EmailForm({
  email,
  isConfirmed,
  answer,
}: {
  email: string
  isConfirmed: boolean
  answer: DetailsAnswer['email']
}) {
  const text = useText('own-account')
  const account = useText('account')
  const forms = useText('forms')
  const failure = answer?.failure
  const emptyAt = (name: 'email' | 'current') => (answer?.empty?.includes(name) ? forms(neededKey(name)) : undefined)
  return (
    <section className={styles.form} id="email">
      <h2>{text('email-title')}</h2>
      <p>
        <bdi dir="ltr">{email}</bdi>
      </p>
      {!isConfirmed && (
        <form method="post" className={styles.form}>
          <Notice tone="warning" title={text('email-unconfirmed')}>
            {text('email-unconfirmed-lead')}
          </Notice>
          <Button name="intent" value="confirm" look="outline">
            {text('email-send-link')}
          </Button>
        </form>
      )}
      <form method="post" className={styles.form} noValidate>
        <p className={styles.note}>{text('email-lead')}</p>
        {failure === 'required' && (
          <Notice tone="error" isAnnounced>
            {forms('required')}
          </Notice>
        )}
        {failure === 'rate-limited' && (
          <Notice tone="error" isAnnounced>
            {account('login-too-many')}
          </Notice>
        )}
        <TextField
          name="email"
          type="email"
          label={text('email-new')}
          icon="mail"
          autoComplete="email"
          maxLength={254}
          defaultValue={answer?.typed}
          error={failure === 'email' || failure === 'email-taken' ? forms(failure) : emptyAt('email')}
        />
        <TextField
          name="current"
          type="password"
          label={text('current-password')}
          icon="lock"
          autoComplete="current-password"
          error={failure === 'current-password' ? forms('password-current-wrong') : emptyAt('current')}
        />
        <Button name="intent" value="email">
          {text('email-submit')}
        </Button>
      </form>
    </section>
  )
}
