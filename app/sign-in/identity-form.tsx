import { LoginFrame } from '#app/sign-in/login-frame.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { IDENTITY_FIELD, type AskedIdentity } from './asked-identity.ts'
import styles from './identity-form.module.css'

/**
 * Asks once more who somebody is, and sends what they had typed along. A form of the browser alone: it works without the
 * framework, and its answer is a whole page.
 */
export function IdentityForm({ asked: { action, fields, problem }, path }: { asked: AskedIdentity; path: string }) {
  const text = useText('staff')
  return (
    <LoginFrame path={path}>
      <title>{text('identity-title')}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>{text('identity-title')}</h1>
      <p className={styles.lead}>{text(fields.length > 0 ? 'identity-lead-kept' : 'identity-lead')}</p>
      {problem && (
        <Notice tone="error" isAnnounced>
          {text(problem)}
        </Notice>
      )}
      <form method="post" action={action} className={styles.form}>
        {fields.map(([name, value], index) => (
          <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
        ))}
        <TextField
          label={text('identity-secret')}
          hint={text('identity-hint')}
          type="password"
          name={IDENTITY_FIELD}
          icon="lock"
          autoComplete="current-password"
        />
        <Button isBlock>{text('identity-go-on')}</Button>
      </form>
    </LoginFrame>
  )
}
