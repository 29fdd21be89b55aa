import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { SecurityForm, type SectionState } from './security-form.tsx'
import styles from './security-page.module.css'

/** The authenticator app: off, waiting for its first code, or on. */
export function TotpSection({
  hasTotp,
  waiting,
  ...state
}: SectionState & { hasTotp: boolean; waiting: { key: string; qrCode: string } | undefined }) {
  const text = useText('security')
  return (
    <Panel className={styles.section}>
      <h2>{text('totp-title')}</h2>
      <p>{hasTotp ? text('totp-is-on') : text('totp-text')}</p>
      {hasTotp && <SecurityForm intent="remove-totp" label={text('totp-remove')} look="outline" {...state} />}
      {!hasTotp && !waiting && <SecurityForm intent="begin-totp" label={text('totp-begin')} {...state} />}
      {waiting && (
        <form method="post" className={styles.form}>
          <input type="hidden" name="intent" value="confirm-totp" />
          <p>{text('totp-scan')}</p>
          <div
            role="img"
            aria-label={text('totp-qr')}
            className={styles.qr}
            dangerouslySetInnerHTML={{ __html: waiting.qrCode }}
          />
          <p>
            {text('totp-key')}
            <code dir="ltr" className={styles.key}>
              {waiting.key.replace(/(.{4})(?=.)/g, '$1 ')}
            </code>
          </p>
          <TextField
            label={text('code-label')}
            error={state.problem?.intent === 'confirm-totp' ? text('code-wrong') : undefined}
            name="code"
            icon="key-round"
            isLatin
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
          />
          <Button>{text('totp-confirm')}</Button>
        </form>
      )}
    </Panel>
  )
}
